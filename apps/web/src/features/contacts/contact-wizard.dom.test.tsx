import {
  confirmContact,
  createContact,
  listPendingContacts,
  type PendingContact,
  requestEmailVerification,
  requestPhoneVerification,
} from '@yanta/contract'
import { balance, pendingContact, profile } from '@yanta/contract/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { modalStore } from '../../dialogs/store.ts'
import { toastStore } from '../../dialogs/toast-queue.ts'
import {
  alerts,
  button,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../testing/dom.tsx'
import { ContactWizardCard, ContactWizardModal } from './contact-wizard.tsx'

const onClose = vi.fn()
const waiting: PendingContact = { ...pendingContact, code: null }
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
const buildSent = (): PendingContact => ({
  ...waiting,
  code: { expiresAt: inSeconds(600), resendAt: inSeconds(35) },
})

async function open(items: PendingContact[], kind: 'phone' | 'email' = 'phone', changes = {}) {
  onClose.mockClear()
  platform.answer(listPendingContacts, { items })
  const site = await renderInSite(<ContactWizardModal kind={kind} onClose={onClose} />, {
    site: { player: { profile: { ...profile, ...changes }, balance } },
  })
  await settle()
  return site
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent
const page = () => readText(document.body)
const type = (code: string) =>
  fireEvent.change(screen.getByLabelText('Code from the message'), { target: { value: code } })

test('a phone that waits is sent a code, and the right code proves it [2.58] [2.61]', async () => {
  const { user } = await open([waiting])
  expect([title(), page()]).toEqual(['Confirm your phone', expect.stringContaining('+7 (916) 123-45-67')])
  platform.answer(requestPhoneVerification, buildSent())
  await user.click(button('Send a code'))
  await settle()
  expect(title()).toBe('Enter the code')
  expect(page()).toContain('New code in')
  platform.answer(confirmContact, { success: true, is_max_attempts_used: false })
  type('4071')
  await settle()
  expect(platform.sent(confirmContact).map(({ body }) => body)).toEqual([{ code: '4071' }])
  expect(page()).toContain('Phone confirmed')
  await user.click(button('OK'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('until the contacts have come a loader is shown, and no step [2.57]', async () => {
  const held = platform.hold(listPendingContacts)
  await renderInSite(<ContactWizardModal kind="phone" onClose={onClose} />, {
    site: { player: { profile, balance } },
  })
  await settle()
  expect(page()).toContain('Loading your contacts')
  expect(screen.queryByRole('button', { name: 'Send a code' })).toBeNull()
  held.answer({ items: [waiting] })
  await settle()
  expect(page()).not.toContain('Loading your contacts')
  expect(button('Send a code')).toBeTruthy()
})

test('a contact that was refused says why at the step where it was typed [8.4]', async () => {
  const { user } = await open([])
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9161234567')
  platform.refuse(createContact, 409, { code: 'contact_taken' })
  await user.click(button('Continue'))
  await settle()
  expect([title(), alerts()]).toEqual(['Confirm your phone', [expect.stringContaining('already')]])
  expect(platform.sent(requestPhoneVerification)).toEqual([])
})

test('without a phone it begins with typing one, which is stored and sent a code [4.27]', async () => {
  const { user } = await open([])
  const next = button('Continue')
  expect(next.disabled).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9161234567')
  platform.answer(createContact, waiting)
  platform.answer(requestPhoneVerification, buildSent())
  await user.click(next)
  await settle()
  expect(platform.sent(createContact).map(({ body }) => body)).toEqual([{ value: '79161234567' }])
  expect(title()).toBe('Enter the code')
})

test('a code that was sent before is asked for at once, and its countdown goes on [4.28]', async () => {
  stopTime()
  await open([buildSent()])
  expect(title()).toBe('Enter the code')
  expect(page()).toMatch(/New code in 0:3\d/)
  await pass(36_000)
  expect(button('Send again').disabled).toBe(false)
})

test('a wrong code is said beside its field, with the tries that are left [8.37]', async () => {
  await open([buildSent()])
  platform.refuse(confirmContact, 422, { code: 'wrong_code', params: { left: 4 } })
  type('1111')
  await settle()
  expect(page()).toContain('4 tries left')
})

test('when no more codes may be sent or tried, the support chat is a press away [2.62] [8.34]', async () => {
  const { user } = await open([waiting])
  platform.answer(requestPhoneVerification, { ...waiting, is_max_attempts_used: true })
  await user.click(button('Send a code'))
  await settle()
  expect(title()).toBe('No attempts left')
  await user.click(button('Open the chat'))
  expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
    ['support', { reason: 'codes', isChatWanted: true }],
  ])
})

test('the limit of tries leads there too [4.26]', async () => {
  await open([buildSent()])
  platform.answer(confirmContact, { success: false, is_max_attempts_used: true })
  type('1111')
  await settle()
  expect(title()).toBe('No attempts left')
})

test('the answer to a code moves to the limit step by its flag alone [8.34] [4.26]', async () => {
  await open([buildSent()])
  platform.answer(confirmContact, { success: false, is_max_attempts_used: false })
  type('1111')
  await settle()
  expect([title(), page()]).toEqual(['Enter the code', expect.stringContaining('That code isn’t right')])
  platform.answer(confirmContact, { success: true, is_max_attempts_used: true })
  type('2222')
  await settle()
  expect(title()).toBe('No attempts left')
})

test('a new contact whose codes are used up shows the limit step, and no code is asked for [8.34] [4.26]', async () => {
  const { user } = await open([])
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '9161234567')
  platform.answer(createContact, { ...waiting, is_max_attempts_used: true })
  platform.answer(requestPhoneVerification, buildSent())
  await user.click(button('Continue'))
  await settle()
  expect([title(), platform.sent(requestPhoneVerification)]).toEqual(['No attempts left', []])
})

test('an e-mail address is changed, cancelled, and proven, which closes the wizard [2.59-2.60] [4.25-4.26]', async () => {
  const mail: PendingContact = { ...buildSent(), type: 'email', value: 'vera@example.com' }
  const { user } = await open([mail], 'email')
  expect(title()).toBe('Code from the e-mail')
  await user.click(button('Change the address'))
  expect(title()).toBe('Confirm your e-mail')
  await user.click(button('Back'))
  expect(page()).toContain('vera@example.com')
  platform.answer(requestEmailVerification, mail)
  await user.click(button('Send a code'))
  await settle()
  platform.answer(confirmContact, { success: true, is_max_attempts_used: false })
  type('4071')
  await settle()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(toastStore.getState().waiting.map(({ title: said }) => said)).toContain('E-mail confirmed')
})

test('a player who registered by e-mail is led on to it [3.14]', async () => {
  const { user } = await open([buildSent()], 'phone', {
    emails: [{ email: 'vera@example.com', is_primary: true, is_verified: false }],
  })
  platform.answer(confirmContact, { success: true, is_max_attempts_used: false })
  type('4071')
  await settle()
  await user.click(button('Confirm the e-mail'))
  expect(modalStore.getState().stack).toMatchObject([{ name: 'contact', props: { kind: 'email' } }])
})

test('contacts that do not load can be asked for again', async () => {
  platform.silence(listPendingContacts)
  await renderInSite(<ContactWizardCard kind="phone" onClose={onClose} />, {
    site: { player: { profile, balance } },
  })
  await settle()
  expect(page()).toContain('did not load')
  platform.answer(listPendingContacts, { items: [waiting] })
  fireEvent.click(button('Try again'))
  await settle()
  expect(page()).toContain('+7 (916) 123-45-67')
})

test('one press sends one code [4.29] [4.55]', async () => {
  await open([waiting])
  platform.answer(requestPhoneVerification, buildSent())
  fireEvent.click(button('Send a code'))
  fireEvent.click(button('Send a code'))
  await settle()
  expect(platform.sent(requestPhoneVerification)).toHaveLength(1)
})

test('while no other code may be sent, the one before is asked for again instead [4.28]', async () => {
  const { user } = await open([buildSent()])
  await user.click(button('Back'))
  expect(title()).toBe('Confirm your phone')
  await user.click(button('Send a code'))
  await settle()
  expect(title()).toBe('Enter the code')
  expect(platform.sent(requestPhoneVerification)).toHaveLength(0)
})

test('typing the first contact is cancelled, which closes the wizard [2.60]', async () => {
  const { user } = await open([])
  await user.click(button('Cancel'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

const refuseOften = () =>
  platform.refuse(requestPhoneVerification, 429, { code: 'code_too_often', params: { retryAfter: 300 } })
const sendControls = () =>
  screen.queryAllByRole('button', { name: /^Send/ }).map(({ textContent }) => textContent)

test('too many codes in a row: five minutes are counted down in place of the button that sends another [9.2] [4.28]', async () => {
  stopTime()
  await open([buildSent()])
  await pass(36_000)
  refuseOften()
  fireEvent.click(button('Send again'))
  await pass(0)
  expect(page()).toContain('Too many messages in a row')
  expect([page(), sendControls()]).toEqual([expect.stringContaining('New code in 5:00'), []])
  await pass(299_000)
  expect([page(), sendControls()]).toEqual([expect.stringContaining('New code in 0:01'), []])
  await pass(1_000)
  expect(sendControls()).toEqual(['Send again'])
})

test('too many codes in a row: on the way back to the code the five minutes go on, and nothing is sent [9.2]', async () => {
  stopTime()
  await open([buildSent()])
  await pass(36_000)
  refuseOften()
  fireEvent.click(button('Send again'))
  await pass(0)
  fireEvent.click(button('Back'))
  await pass(60_000)
  fireEvent.click(button('Send a code'))
  await pass(0)
  expect([title(), page()]).toEqual(['Enter the code', expect.stringContaining('New code in 4:00')])
  expect(platform.sent(requestPhoneVerification)).toHaveLength(1)
})

test('too many codes in a row before the first one of this contact: the five minutes are counted down in place of its button [9.2]', async () => {
  stopTime()
  await open([waiting])
  refuseOften()
  fireEvent.click(button('Send a code'))
  await pass(0)
  expect([title(), page(), sendControls()]).toEqual([
    'Confirm your phone',
    expect.stringContaining('New code in 5:00'),
    [],
  ])
  await pass(300_000)
  expect(sendControls()).toEqual(['Send a code'])
})
