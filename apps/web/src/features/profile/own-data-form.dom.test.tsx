import { updateProfile } from '@yanta/contract'
import { profile } from '@yanta/contract/fixtures'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { toastStore } from '../../dialogs/toast-queue.ts'
import { hasUnsavedChanges } from '../../navigation/unsaved-changes.ts'
import { alerts, button, field, fill, platform, renderInSite, settle } from '../../testing/dom.tsx'
import './profile.messages.json'
import { OwnDataForm } from './own-data-form.tsx'

async function open() {
  const site = await renderInSite(<OwnDataForm profile={{ ...profile, firstname: 'Vera' }} />, {
    path: '/profile/info',
  })
  await settle()
  return { ...site, form: site.container.querySelector('form')! }
}
const done = { success: true } as never

test("an invalid letter in a name shows an error at once, and the form can't be sent [5.4], [5.14]", async () => {
  const { user, form } = await open()
  expect(button('Save').disabled).toBe(true)
  await user.type(field('Last name'), 'Le_')
  expect(alerts()).toHaveLength(1)
  expect(field('Last name').getAttribute('aria-invalid')).toBe('true')
  expect(button('Save').disabled).toBe(true)
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(updateProfile)).toEqual([])
  await user.type(field('Last name'), '{Backspace}')
  expect(alerts()).toEqual([])
  expect(button('Save').disabled).toBe(false)
})

test('only changes are sent; afterwards nothing is unsaved [2.26], [7.9]', async () => {
  const { user } = await open()
  expect(hasUnsavedChanges()).toBe(false)
  await user.clear(field('First name'))
  fill('Last name', 'Lebedeva')
  expect(hasUnsavedChanges()).toBe(true)
  platform.answer(updateProfile, done)
  await user.click(button('Save'))
  await waitFor(() =>
    expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['Your details are saved']),
  )
  expect(platform.sent(updateProfile).map(({ body }) => body)).toEqual([
    { firstname: null, lastname: 'Lebedeva' },
  ])
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  expect(button('Save').disabled).toBe(true)
})

test('what another page has saved shows, and saving something else here does not take it back [7.9]', async () => {
  function Form() {
    const [firstname, setFirstname] = useState<string | null>(null)
    return (
      <>
        <button onClick={() => setFirstname('Vera')}>Load</button>
        <OwnDataForm profile={{ ...profile, firstname, lastname: null }} />
      </>
    )
  }
  const { user } = await renderInSite(<Form />, { path: '/profile/info' })
  await settle()
  fill('Last name', 'Lebedeva')
  await user.click(button('Load'))
  await settle()
  expect([field('First name').value, field('Last name').value]).toEqual(['Vera', 'Lebedeva'])
  expect(hasUnsavedChanges()).toBe(true)
  platform.answer(updateProfile, done)
  await user.click(button('Save'))
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  expect(platform.sent(updateProfile).map(({ body }) => body)).toEqual([{ lastname: 'Lebedeva' }])
})

test("undo restores the platform's data", async () => {
  const { user } = await open()
  await user.type(field('First name'), '!')
  expect(alerts()).toHaveLength(1)
  await user.click(button('Undo'))
  expect(field('First name').value).toBe('Vera')
  expect(alerts()).toEqual([])
  expect(hasUnsavedChanges()).toBe(false)
})

test("the platform's refusal shows at the field it names, and clears when the field changes [4.55], [8.1]", async () => {
  const { user } = await open()
  platform.refuse(updateProfile, 400, { code: 'invalid_request', field: 'lastname' })
  fill('Last name', 'Lebedeva')
  await user.click(button('Save'))
  await waitFor(() => expect(field('Last name').getAttribute('aria-invalid')).toBe('true'))
  expect(alerts()).toEqual(['This can’t be saved'])
  await user.type(field('Last name'), 'x')
  expect(alerts()).toEqual([])
  expect(button('Save').disabled).toBe(false)
})

test('a refusal of the whole form shows beside it, and clears once it is saved [4.55]', async () => {
  const { user } = await open()
  platform.refuse(updateProfile, 429, { code: 'too_many_requests' })
  fill('Last name', 'Lebedeva')
  await user.click(button('Save'))
  await waitFor(() => expect(alerts()).toHaveLength(1))
  expect(field('Last name').getAttribute('aria-invalid')).toBeNull()
  platform.answer(updateProfile, done)
  await user.click(button('Save'))
  await waitFor(() => expect(alerts()).toEqual([]))
})

test('a response with `success: false` counts as not saved [7.9]', async () => {
  const { user } = await open()
  platform.answer(updateProfile, { success: false } as never)
  fill('Last name', 'Lebedeva')
  await user.click(button('Save'))
  await waitFor(() => expect(alerts()[0]).toMatch(/Nothing was saved/))
  expect(hasUnsavedChanges()).toBe(true)
  expect(toastStore.getState().waiting).toEqual([])
})

test('a second submit while the first is pending sends nothing [4.55]', async () => {
  const { user, form } = await open()
  platform.answer(updateProfile, done)
  const held = platform.hold(updateProfile)
  fill('Last name', 'Lebedeva')
  await user.click(button('Save'))
  expect(button('Save').getAttribute('aria-busy')).toBe('true')
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(updateProfile)).toHaveLength(1)
  held.answer(done)
  await waitFor(() => expect(button('Save').getAttribute('aria-busy')).toBeNull())
})

test('two presses without a render in between send once [4.55]', async () => {
  const { form } = await open()
  platform.answer(updateProfile, done)
  fill('Last name', 'Lebedeva')
  await act(async () => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  await settle()
  expect(platform.sent(updateProfile)).toHaveLength(1)
})

test('the birthday is read-only', async () => {
  const { user } = await open()
  const birthday = screen.getByDisplayValue<HTMLInputElement>('17.05.1990')
  await user.type(birthday, '1')
  expect(birthday.value).toBe('17.05.1990')
  expect(birthday.readOnly).toBe(true)
})

test('the language of messages is chosen here, whatever that of the site [7.9]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('combobox', { name: 'Message language' }))
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'English' }))
  platform.answer(updateProfile, done)
  await user.click(button('Save'))
  await waitFor(() =>
    expect(platform.sent(updateProfile).map(({ body }) => body)).toEqual([{ locale: 'en' }]),
  )
})
