import {
  type CallAnswer,
  type PayoutCondition,
  type PayoutSystem,
  countPayoutGifts,
  getGeneralLimit,
  getPayoutConditions,
  listNewPayouts,
  listPayoutSystems,
  sendPayout,
  sendPayoutCode,
} from '@yanta/contract'
import { balance, payout, payoutSystem, profile } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useStore } from 'zustand'
import { writeSessionHint } from '../../../data/api/session-hint.ts'
import { closeModal, modalStore } from '../../../dialogs/store.ts'
import { hasUnsavedChanges } from '../../../navigation/unsaved-changes.ts'
import { button, field, fill, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { PayoutRequestModal, type PayoutRequestProps } from './payout-request-modal.tsx'
import { PayoutTab } from './payout-tab.tsx'

const card: PayoutSystem = {
  ...payoutSystem,
  id: 88,
  key: 'card',
  name: 'Карта',
  position: 0,
  limits: [{ currency: 'RUB', min: 100_000, max: 15_000_000 }],
  fee: { percent: 150, fixed: 1_000 },
  fields: [
    { name: 'card', kind: 'card', label: 'Card number', example: '4111 1111 1111 1111' },
    { name: 'holder', kind: 'name', label: 'Holder', example: 'Vera Petrova' },
  ],
}
const general: CallAnswer<typeof getGeneralLimit> = {
  currency: 'RUB',
  deposit: { min: 10_000, max: 10_000_000 },
  payout: { min: 10_000, max: 100_000_000 },
  openPayouts: 3,
}
const conditionKeys = ['phone', 'email', 'documents', 'held', 'open_payouts', 'wager'] as const

async function open(
  unmet: PayoutCondition['key'][] = [],
  changes: Partial<CallAnswer<typeof getPayoutConditions>> = {},
  systems: PayoutSystem[] = [card, payoutSystem],
  matter = <PayoutTab isActive />,
) {
  platform.answer(listPayoutSystems, { items: systems, lastUsed: null })
  platform.answer(listNewPayouts, { items: [] })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  platform.answer(getPayoutConditions, {
    currency: 'RUB',
    available: 1_248_050,
    conditions: conditionKeys.map((key) => ({ key, isMet: !unmet.includes(key) })),
    documentsFrom: null,
    phone: '+7 ••• ••• 45 67',
    ...changes,
  })
  const site = await renderInSite(matter, {
    path: '/cashbox?tab=payout',
    site: { player: { profile, balance } },
  })
  await settle()
  return site
}
const page = () => readText(document.body)
const submit = async () => {
  fireEvent.click(button('Request withdrawal'))
  await settle()
}
const dialogs = () => modalStore.getState().stack
const opened = () => dialogs()[0]!.props as PayoutRequestProps

test('a field is checked when it is left, by its check sum, and cleared when it changes [2.67]', async () => {
  await open()
  fill('Card number', '4111 1111 1111 1112')
  expect(page()).not.toContain('it has a mistake')
  fireEvent.blur(field('Card number'))
  expect(page()).toContain('Check the card number: it has a mistake')
  fill('Card number', '4111 1111 1111 1111')
  expect(page()).not.toContain('it has a mistake')
  fireEvent.blur(field('Holder'))
  expect(page()).not.toContain('Fill in this field')
})

test('leaving what is typed asks first, until it is sent [2.26]', async () => {
  await open()
  expect(hasUnsavedChanges()).toBe(false)
  fill('Amount', '2000')
  expect(hasUnsavedChanges()).toBe(true)
  fill('Card number', '4111 1111 1111 1111')
  fill('Holder', 'Vera Petrova')
  await submit()
  expect([dialogs().length, hasUnsavedChanges()]).toEqual([1, true])
  await act(async () => opened().onDone(payout))
  expect(hasUnsavedChanges()).toBe(false)
})

test('a sum is checked when it is left; an empty one that was only passed is no error yet', async () => {
  await open()
  fireEvent.blur(field('Amount'))
  expect(page()).not.toContain('Enter an amount')
  fill('Amount', '999')
  expect(page()).not.toContain('Between 1,000 ₽ and')
  fireEvent.blur(field('Amount'))
  expect(page()).toContain('Between 1,000 ₽ and 150,000 ₽')
})

test('sent with errors it names each of them, focuses the first, and opens nothing', async () => {
  await open()
  fill('Amount', '999')
  await submit()
  expect(page().match(/Fill in this field/g)).toHaveLength(2)
  expect(page()).toContain('Between 1,000 ₽ and 150,000 ₽')
  expect([document.activeElement, dialogs()]).toEqual([field('Card number'), []])
})

test.each([
  ['', 'Enter an amount'],
  ['abc', 'Enter an amount'],
  ['99', 'Between 100 ₽ and 1,000,000 ₽'],
  ['1,000,001', 'Between 100 ₽ and 1,000,000 ₽'],
  ['90071992547409930000', 'Between 100 ₽ and 1,000,000 ₽'],
  ['12,480.51', 'Only 12,480.50 ₽ is available'],
])('of %j it says: %s [5.18] [8.42]', async (amount, message) => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /Кошелёк/ }))
  fill('Номер кошелька', '4100 1184 2207 0715')
  fill('Amount', amount)
  await submit()
  expect([page(), dialogs()]).toEqual([expect.stringContaining(message), []])
})

test('above the balance a deposit is offered [8.42]', async () => {
  await open()
  fill('Amount', '20000')
  await submit()
  expect(screen.getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe(
    '/cashbox?tab=deposit',
  )
})

test('fee, what arrives and when are said before; everything is written by one press', async () => {
  await open()
  expect(page()).toContain('1.5% + 10 ₽')
  expect(page()).toContain('usually in 24 hours, 72 hours at most')
  fireEvent.click(button('Withdraw all'))
  expect(field('Amount').value).toBe('12,480.50')
  // 1.5 % of 12,480.50 is 187.2075, rounded up, and 10 more.
  expect(page()).toMatch(/Fee197\.21 ₽/)
  expect(page()).toMatch(/You receive12,283\.29 ₽/)
})

test('a right form opens its confirmation, and what was typed for another way stays there', async () => {
  await open()
  fill('Card number', '4111 1111 1111 1111')
  fill('Holder', 'Vera Petrova')
  fill('Amount', '8000')
  await submit()
  expect(opened().request).toMatchObject({
    system: { key: 'card' },
    amount: 800_000,
    fields: { card: '4111 1111 1111 1111', holder: 'Vera Petrova' },
    hasBonus: false,
  })
  fireEvent.click(screen.getByRole('radio', { name: /Кошелёк/ }))
  expect(field('Номер кошелька').value).toBe('')
  fireEvent.click(screen.getByRole('radio', { name: /Карта/ }))
  expect(field('Holder').value).toBe('Vera Petrova')
})

test("the platform's errors stand at their fields and go with a change", async () => {
  await open()
  fill('Card number', '4111 1111 1111 1111')
  fill('Holder', 'Vera Petrova')
  fill('Amount', '8000')
  await submit()
  const { onRefused } = opened()
  await act(async () =>
    onRefused({
      code: 'invalid_request',
      status: 422,
      errors: [
        { code: 'invalid_request', field: 'fields.card' },
        { code: 'invalid_request', field: 'fields.holder', params: { rule: 'required' } },
      ],
    }),
  )
  expect(page()).toContain('Check the card number')
  expect(page()).toContain('Fill in this field')
  fill('Card number', '4111 1111 1111 111')
  expect(page()).not.toContain('Check the card number')
})

test.each([
  ['insufficient_funds', 'Only 12,480.50 ₽ is available'],
  ['amount_out_of_range', 'Between 1,000 ₽ and'],
  ['money_held', 'Withdrawals are on hold'],
  ['account_closed', 'closed'],
  ['payment_system_not_found', 'This method isn’t available'],
] as const)(
  'the refusal %s is said in words, and the conditions are asked for again [8.42]',
  async (code, words) => {
    await open()
    fill('Card number', '4111 1111 1111 1111')
    fill('Holder', 'Vera Petrova')
    fill('Amount', '8000')
    await submit()
    const { onRefused } = opened()
    await act(async () => onRefused({ code, status: 409, errors: [{ code }] }))
    await settle()
    expect(page()).toContain(words)
    expect(platform.sent(getPayoutConditions)).toHaveLength(2)
  },
)

test('the limits of all ways hold for each, from 100 to 1,000,000 where they are not known [5.18] [7.71] [9.10]', async () => {
  const wide = { ...card, limits: [{ currency: 'RUB' as const, min: 1, max: 900_000_000 }] }
  platform.answer(getGeneralLimit, { ...general, payout: { min: 20_000, max: 70_000_000 } })
  const { unmount } = await open([], {}, [wide])
  expect(page()).toContain('From 200 ₽ to 700,000 ₽')
  unmount()
  platform.refuse(getGeneralLimit, 503, { code: 'temporarily_unavailable' })
  await open([], {}, [wide])
  expect(page()).toContain('From 100 ₽ to 1,000,000 ₽')
})

test('how many requests may be open is said as the platform says it [7.71]', async () => {
  platform.answer(getGeneralLimit, { ...general, openPayouts: 5 })
  await open(['open_payouts'])
  expect(page()).toContain('5 withdrawals are open')
})

test('an amount that needs documents can not be requested, and the way to them stands beside it', async () => {
  await open([], { documentsFrom: 400_000 })
  fill('Amount', '3999.99')
  expect(screen.queryByRole('link', { name: 'To documents' })).toBe(null)
  expect(button('Request withdrawal').disabled).toBe(false)
  fill('Amount', '4000')
  expect(screen.getByRole('link', { name: 'To documents' }).getAttribute('href')).toBe(
    '/profile/verification',
  )
  expect(button('Request withdrawal').disabled).toBe(true)
})

test('what is missing is listed with the way to it, and nothing can be requested [5.27] [3.14]', async () => {
  const { user } = await open(['phone', 'email', 'documents', 'held', 'open_payouts'], {
    phone: null,
    documentsFrom: 0,
  })
  const list = screen.getByRole('list', { name: 'What is missing for a withdrawal' })
  expect(list.children).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'To documents' }).getAttribute('href')).toBe(
    '/profile/verification',
  )
  expect(button('Request withdrawal').disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'See them' }).getAttribute('href')).toBe('/cashbox?tab=history')
  await user.click(button('Contact us'))
  expect(dialogs().map(({ name, props }) => [name, props])).toEqual([['support', { reason: 'payout' }]])
  act(() => closeModal('support'))
  await user.click(button('Confirm the phone'))
  expect(dialogs()).toMatchObject([{ name: 'contact', props: { kind: 'phone' } }])
  platform.answer(getPayoutConditions, {
    currency: 'RUB',
    available: 1_248_050,
    conditions: conditionKeys.map((key) => ({ key, isMet: true })),
    documentsFrom: null,
    phone: '+7 ••• ••• 45 67',
  })
  act(() => closeModal('contact'))
  await settle()
  expect(button('Request withdrawal').disabled).toBe(false)
  expect(page()).toContain('VerificationPassed')
})

test('a running bonus is no end: it can be finished, or given up with the request [5.27]', async () => {
  await open(['wager'])
  expect(screen.getByRole('link', { name: 'See the bonus' }).getAttribute('href')).toBe(
    '/profile/gifts?tab=active',
  )
  fill('Card number', '4111 1111 1111 1111')
  fill('Holder', 'Vera Petrova')
  fill('Amount', '8000')
  await submit()
  expect(opened().request.hasBonus).toBe(true)
})

test('what is requested is shown in the history, and the sum is empty again', async () => {
  writeSessionHint(true)
  const { popup, address } = await open()
  fill('Card number', '4111 1111 1111 1111')
  fill('Holder', 'Vera Petrova')
  fill('Amount', '8000')
  await submit()
  const { onDone } = opened()
  await act(async () => onDone(payout))
  await settle()
  expect(popup() ?? address()).toBe('/cashbox?tab=history&payout=118204')
  expect(field('Amount').value).toBe('')
})

/** The cashbox with its dialog, and a way to another tab of it and out of it. */
function Cashbox() {
  const { pathname, search } = useLocation()
  const { stack } = useStore(modalStore)
  return (
    <>
      <Link to="/cashbox?tab=deposit">Deposit</Link>
      <Link to="/promo">Promotions</Link>
      {pathname === '/cashbox' && <PayoutTab isActive={search === '?tab=payout'} />}
      {stack.map(({ name, props }) => (
        <PayoutRequestModal
          key={name}
          {...(props as PayoutRequestProps)}
          onClose={() => closeModal('payoutRequest')}
        />
      ))}
    </>
  )
}

test.each([
  ['Promotions', '/promo'],
  ['Deposit', '/cashbox?tab=deposit'],
])('a late answer to a request does not bring back a player who has gone to %s', async (name, path) => {
  writeSessionHint(true)
  const { user, popup, address } = await open([], {}, [card], <Cashbox />)
  fill('Card number', '4111 1111 1111 1111')
  fill('Holder', 'Vera Petrova')
  fill('Amount', '8000')
  await submit()
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  platform.answer(sendPayoutCode, {
    code: { expiresAt: inMinutes(10), resendAt: inMinutes(1) },
    is_max_attempts_used: false,
  })
  await user.click(button('Withdraw'))
  await settle()
  const held = platform.hold(sendPayout)
  fireEvent.change(screen.getByLabelText('Code from the message'), { target: { value: '4071' } })
  await settle()
  expect(platform.sent(sendPayout)).toHaveLength(1)
  act(() => closeModal('payoutRequest'))
  await user.click(screen.getByRole('link', { name }))
  await settle()
  held.answer(payout)
  await settle()
  expect([address(), popup()]).toEqual([path, null])
})

test('conditions that do not load are asked for again', async () => {
  platform.answer(listPayoutSystems, { items: [card], lastUsed: null })
  platform.answer(listNewPayouts, { items: [] })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  platform.silence(getPayoutConditions)
  await renderInSite(<PayoutTab isActive />, { site: { player: { profile, balance } } })
  await settle()
  expect(page()).toContain('The cashbox is not answering')
})
