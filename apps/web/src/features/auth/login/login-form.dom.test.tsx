import { confirmPhoneCode, login, passSecondFactor, sendPhoneCode } from '@yanta/contract'
import { secondFactor, sentCode, tokens } from '@yanta/contract/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { alerts, button, field, fill, platform, renderInSite, settle } from '../../../testing/dom.tsx'
import { LoginPopup } from './login-popup.tsx'

async function open() {
  const site = await renderInSite(<LoginPopup redirect="/profile" demoPlayers={[]} onClose={() => {}} />, {
    path: '/login',
    isPopup: true,
  })
  return { ...site, form: site.container.querySelector('form')! }
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function openForMail() {
  const site = await open()
  await site.user.click(screen.getByRole('radio', { name: 'E-mail' }))
  return site
}
async function fillIn() {
  const site = await openForMail()
  fill('E-mail', 'vera@example.com')
  fill('Password', 'secret')
  return site
}
const wrongPair = { code: 'invalid_credentials' as const, message: 'This pair is not known' }

test('an empty untouched field has no error yet, a started one does, and the button is disabled for it [5.14]', async () => {
  const { user } = await openForMail()
  await user.click(email())
  await user.click(password())
  await user.tab()
  expect(alerts()).toEqual([])
  expect(button('Log in').disabled).toBe(false)
  await user.type(email(), 'vera@')
  await user.tab()
  expect(alerts()).toEqual(['This e-mail does not look right'])
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(button('Log in').disabled).toBe(true)
  await user.type(email(), 'example.com')
  expect(alerts()).toEqual([])
  expect(button('Log in').disabled).toBe(false)
})

test('an empty form is not sent and shows what is missing', async () => {
  const { user } = await openForMail()
  await user.click(button('Log in'))
  expect(alerts()).toHaveLength(2)
  expect(platform.sent(login)).toEqual([])
})

test('a refusal that comes late leaves the focus in the field that the player has gone back to', async () => {
  const { user } = await fillIn()
  const asking = platform.hold(login)
  await user.click(button('Log in'))
  await user.click(email())
  asking.refuse(401, wrongPair)
  await waitFor(() => expect(alerts()).toEqual(['This pair is not known']))
  expect(document.activeElement).toBe(email())
})

test("the server's refusal shows at the password, and clears with the next letter and on success [4.55], [8.14]", async () => {
  const { user, form, address } = await fillIn()
  platform.refuse(login, 401, wrongPair)
  await user.click(button('Log in'))
  await waitFor(() => expect(alerts()).toEqual(['This pair is not known']))
  expect(password().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(password())
  await user.type(password(), '!')
  expect(alerts()).toEqual([])
  await user.click(button('Log in'))
  await waitFor(() => expect(alerts()).toEqual(['This pair is not known']))
  platform.answer(login, tokens)
  fireEvent.submit(form)
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(alerts()).toEqual([])
  expect(platform.sent(login).at(-1)?.body).toEqual({
    type: 'email',
    login: 'vera@example.com',
    password: 'secret!',
    remember: true,
  })
})

test('a second submit while the first is pending sends nothing, and the button shows as busy [4.55]', async () => {
  const { user, form } = await fillIn()
  const held = platform.hold(login)
  platform.refuse(login, 401, wrongPair)
  await user.click(button('Log in'))
  await waitFor(() => expect(platform.sent(login)).toHaveLength(1))
  expect(button('Log in').getAttribute('aria-busy')).toBe('true')
  fireEvent.submit(form)
  await settle()
  expect(platform.sent(login)).toHaveLength(1)
  held.refuse(401, wrongPair)
  await waitFor(() => expect(button('Log in').getAttribute('aria-busy')).toBeNull())
  fireEvent.submit(form)
  await waitFor(() => expect(platform.sent(login)).toHaveLength(2))
})

test("switching the type of contact clears the server's error", async () => {
  const { user } = await fillIn()
  platform.refuse(login, 401, wrongPair)
  await user.click(button('Log in'))
  await waitFor(() => expect(alerts()).toHaveLength(1))
  await user.click(screen.getByRole('radio', { name: 'Phone' }))
  expect(alerts()).toEqual([])
})

test('a second factor is requested in the same popup, and its sixth digit logs in', async () => {
  const { user, address } = await fillIn()
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
  platform.answer(login, secondFactor)
  platform.answer(passSecondFactor, tokens)
  await user.click(button('Log in'))
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '407123')
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(platform.sent(passSecondFactor).map(({ body }) => body)).toEqual([
    { challenge: 'challenge-example-0001', method: 'totp', code: '407123', remember: false },
  ])
})

test('the other way sends a code to a phone, and its fourth digit logs in [4.14]', async () => {
  const { user, address } = await open()
  platform.answer(sendPhoneCode, sentCode)
  platform.answer(confirmPhoneCode, tokens)
  await user.click(button('SMS code'))
  expect(screen.queryByLabelText('Password')).toBeNull()
  await user.type(field('Phone'), '9161234567')
  await user.click(button('Get a code'))
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '1234')
  await waitFor(() => expect(address()).toBe('/profile'))
  expect(platform.sent(sendPhoneCode).map(({ body }) => body)).toEqual([
    { phone: '79161234567', purpose: 'login' },
  ])
  expect(platform.sent(confirmPhoneCode)[0]?.body).toMatchObject({ phone: '79161234567', code: '1234' })
})
