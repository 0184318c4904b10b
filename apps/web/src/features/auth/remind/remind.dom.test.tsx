import { checkPasswordRestore, requestPasswordRestore, restorePassword } from '@yanta/contract'
import { secondFactor, sentCode, tokens } from '@yanta/contract/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '../../../dialogs/toast-queue.ts'
import {
  alerts,
  button,
  field,
  fill,
  findField,
  platform,
  renderInSite,
  settle,
} from '../../../testing/dom.tsx'
import { NewPasswordPopup } from './new-password-popup.tsx'
import { RemindPopup } from './remind-popup.tsx'

const restoreCode = { restoreCode: 'restore-code-0000001', expiresAt: '2026-11-20T12:10:00.000Z' }

const openRemind = () =>
  renderInSite(<RemindPopup wanted={null} redirect="/profile" onClose={() => {}} />, {
    path: '/remind',
    isPopup: true,
  })

test('the phone comes first; an incomplete e-mail address shows an error on leaving [5.14], [9.32]', async () => {
  const { user } = await openRemind()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Phone' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'E-mail' }))
  await user.type(field('E-mail'), 'vera@')
  expect(alerts()).toEqual([])
  await user.tab()
  expect(alerts()).toHaveLength(1)
  expect(button('Get a code').disabled).toBe(true)
})

test('a refused code shows at the field until the next letter [4.55] [8.4]', async () => {
  const { user } = await openRemind()
  await user.click(screen.getByRole('radio', { name: 'E-mail' }))
  fill('E-mail', 'vera@example.com')
  platform.refuse(requestPasswordRestore, 503)
  await user.click(button('Get a code'))
  await waitFor(() => expect(alerts()).toEqual(['The server is not answering. Please try again.']))
  await user.type(field('E-mail'), 'x')
  expect(alerts()).toEqual([])
})

/** Opens the step of the new password. */
async function openNewPassword() {
  platform.answer(checkPasswordRestore, restoreCode)
  const site = await renderInSite(<NewPasswordPopup code="restore-code-0000001" onClose={() => {}} />, {
    path: '/new-password/restore-code-0000001',
    isPopup: true,
  })
  await findField('New password')
  return { ...site, form: site.container.querySelector('form')! }
}

test('a contact and its code lead to a new password and a login [7.12]', async () => {
  const { user, address } = await openRemind()
  platform.answer(requestPasswordRestore, sentCode)
  platform.answer(checkPasswordRestore, restoreCode)
  platform.answer(restorePassword, tokens)
  fill('Phone', '9161234567')
  await user.click(button('Get a code'))
  await user.type(await findField('Code from the message'), '1234')
  await findField('New password')
  fill('New password', 'Quiet-river-9')
  fill('Repeat the password', 'Quiet-river-9')
  await user.click(button('Save and log in'))
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(platform.sent(requestPasswordRestore)[0]?.body).toEqual({ type: 'phone', login: '79161234567' })
  expect(platform.sent(restorePassword)[0]?.body).toEqual({
    restoreCode: 'restore-code-0000001',
    password: 'Quiet-river-9',
    remember: true,
  })
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(['Password changed'])
})

test('a differing repetition shows an error on leaving, and nothing is sent [5.13-5.14]', async () => {
  const { user, form } = await openNewPassword()
  fill('New password', 'Quiet-river-9')
  await user.type(field('Repeat the password'), 'Quiet')
  expect(alerts()).toEqual([])
  await user.tab()
  expect(alerts()).toHaveLength(1)
  expect(button('Save and log in').disabled).toBe(true)
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(restorePassword)).toEqual([])
})

test('a refused password shows at its field until it is changed; one is sent at a time [4.55]', async () => {
  const { user, form } = await openNewPassword()
  fill('New password', 'Quiet-river-9')
  fill('Repeat the password', 'Quiet-river-9')
  const held = platform.hold(restorePassword)
  await user.click(button('Save and log in'))
  expect(button('Save and log in').getAttribute('aria-busy')).toBe('true')
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(restorePassword)).toHaveLength(1)
  held.refuse(422, { code: 'breached_password' })
  await waitFor(() => expect(alerts()).toHaveLength(1))
  expect(field('New password').getAttribute('aria-invalid')).toBe('true')
  await user.type(field('New password'), '!')
  expect(alerts()).not.toContain('This password has appeared in leaks and is easy to guess. Choose another.')
})

test('a dead link shows before anything is typed, a failed check can be retried [8.4]', async () => {
  platform.silence(checkPasswordRestore)
  const { user } = await renderInSite(<NewPasswordPopup code="restore-code-0000001" onClose={() => {}} />, {
    isPopup: true,
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(platform.sent(checkPasswordRestore)).toHaveLength(2))
  platform.refuse(checkPasswordRestore, 410, { code: 'invalid_restore_code' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This link does not work')).toBeTruthy()
  expect(() => field('New password')).toThrow()
})

test('a player with a second factor has to pass it after the new password', async () => {
  const { form } = await openNewPassword()
  platform.answer(restorePassword, secondFactor)
  fill('New password', 'Quiet-river-9')
  fill('Repeat the password', 'Quiet-river-9')
  fireEvent.submit(form)
  expect(await findField('Code from the app')).toBeTruthy()
})
