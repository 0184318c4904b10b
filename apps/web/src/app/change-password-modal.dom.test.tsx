import { changePassword } from '@yanta/contract'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toastStore } from '../dialogs/toast-queue.ts'
import { alerts, button, field, fill, platform, renderInSite, settle } from '../testing/dom.tsx'
import { ChangePasswordModal } from './change-password-modal.tsx'

const onClose = vi.fn()

async function open() {
  onClose.mockClear()
  const site = await renderInSite(<ChangePasswordModal username="vera@example.com" onClose={onClose} />)
  return { ...site, form: site.container.querySelector('form')! }
}
async function fillIn() {
  const site = await open()
  fill('Current password', 'old-password')
  fill('New password', 'Quiet-river-9')
  fill('Repeat the password', 'Quiet-river-9')
  return site
}

test('a password that is too short shows an error on blur, not while typing [5.14]', async () => {
  const { user, form } = await open()
  await user.type(field('New password'), 'abc')
  expect(alerts()).toEqual([])
  await user.tab()
  expect(alerts()).toHaveLength(1)
  expect(button('Save').disabled).toBe(true)
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(changePassword)).toEqual([])
})

test('a saved password closes the dialog with a confirmation', async () => {
  const { user } = await fillIn()
  platform.answer(changePassword, {} as never)
  await user.click(button('Save'))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(platform.sent(changePassword)[0]?.body).toEqual({
    password: 'old-password',
    newPassword: 'Quiet-river-9',
  })
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['Password changed'])
})

test('a refusal is shown at its field until that field is changed or the form is sent again [4.55]', async () => {
  const { user } = await fillIn()
  platform.refuse(changePassword, 422, { code: 'wrong_password' })
  await user.click(button('Save'))
  await waitFor(() => expect(alerts()).toEqual(['Wrong password']))
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(field('Current password').selectionEnd).toBe('old-password'.length)
  const held = platform.hold(changePassword)
  await user.click(button('Save'))
  expect(alerts()).toEqual([])
  held.refuse(422, { code: 'breached_password' })
  await waitFor(() => expect(field('New password').getAttribute('aria-invalid')).toBe('true'))
  await user.type(field('New password'), '!')
  expect(field('New password').getAttribute('aria-invalid')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('a second submit while the first is pending sends nothing [4.55]', async () => {
  const { user, form } = await fillIn()
  platform.answer(changePassword, {} as never)
  const held = platform.hold(changePassword)
  await user.click(button('Save'))
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(changePassword)).toHaveLength(1)
  expect(button('Save').getAttribute('aria-busy')).toBe('true')
  held.answer({} as never)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
