import {
  type Deposit,
  getDeposit,
  getTodayDeposits,
  listGifts,
  listPaymentSystems,
  openDeposit,
} from '@yanta/contract'
import { balance, deposit, gift, paymentSystem, profile } from '@yanta/contract/fixtures'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeSessionHint } from '../../../data/api/session-hint.ts'
import { modalStore } from '../../../dialogs/store.ts'
import { alerts, button, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { QuickDepositModal } from './quick-deposit-modal.tsx'

const bank = {
  ...paymentSystem,
  key: 'bank',
  name: 'Банк',
  position: 2,
  limits: [{ currency: 'RUB' as const, min: 100_000, max: 400_000 }],
}
const pending: Deposit = { ...deposit, status: 'pending', endedAt: null, gift: null }
const onClose = vi.fn()

beforeEach(() => {
  onClose.mockClear()
  vi.spyOn(window, 'open').mockReset().mockReturnValue(null)
  platform.answer(listGifts, { data: { data: [{ ...gift, expiredAt: null }] } })
  platform.answer(listPaymentSystems, { items: [paymentSystem, bank], lastUsed: 'bank' })
  platform.answer(openDeposit, {
    deposit: pending,
    url: 'https://pay.example/pay',
    method: 'POST',
    fields: {},
  })
})

async function open({ breakUntil = null as string | null } = {}) {
  const site = await renderInSite(<QuickDepositModal corner={{ top: 60, right: 200 }} onClose={onClose} />, {
    path: '/play/neon-drive?mode=real',
    site: { player: { profile: { ...profile, breakUntil }, balance: { ...balance, seq: {}, epoch: 'e1' } } },
  })
  await settle()
  return site
}
const page = () => readText(document.body)

test('one tap pays in by the way used last, a gift only where it was chosen before [7.71]', async () => {
  const { user } = await open()
  expect(page()).toContain('БанкChange method')
  await user.click(button(/^Deposit 1,000/))
  await settle()
  expect(platform.sent(openDeposit)[0]!.body).toMatchObject({
    dep_qs: { method: 'bank', amount: 100_000, gift: null },
  })
  expect(page()).toContain('Waiting for your payment')
})

test('the gift chosen before comes with it, and what it adds is said [7.26]', async () => {
  platform.answer(listGifts, { data: { data: [{ ...gift, expiredAt: null, isSelected: true }] } })
  const { user } = await open()
  expect(page()).toContain('As a bonus+1,000 ₽')
  await user.click(button(/^Deposit 1,000/))
  await settle()
  expect(platform.sent(openDeposit)[0]!.body).toMatchObject({ dep_qs: { gift: '31' } })
})

test("the sums are those the way takes, and today's deposits stand below [7.10], [9.10]", async () => {
  platform.answer(getTodayDeposits, { currency: 'RUB', amount: 350_000, count: 2 })
  await open()
  const sums = [...screen.getByRole('group', { name: 'Amount' }).querySelectorAll('button')].map(readText)
  expect(sums).toEqual(['1,000 ₽'])
  expect(page()).toContain('Deposited today3,500 ₽')
})

test('a fee is said, with what is paid in all [3.55]', async () => {
  platform.answer(listPaymentSystems, {
    items: [{ ...bank, fee: { percent: 150, fixed: 3_000 } }],
    lastUsed: 'bank',
  })
  await open()
  expect(page()).toContain('Fee45 ₽Total to pay1,045 ₽')
})

test('a gift that is no longer valid can be left out [4.43]', async () => {
  platform.answer(listGifts, { data: { data: [{ ...gift, expiredAt: null, isSelected: true }] } })
  platform.refuse(openDeposit, 409, { code: 'gift_not_eligible' })
  const { user } = await open()
  await user.click(button(/^Deposit 1,000/))
  await settle()
  expect(alerts().join()).toContain('This gift is not available right now')
  await user.click(button('No gift'))
  expect([alerts(), page().includes('As a bonus')]).toEqual([[], false])
  await user.click(button(/^Deposit 1,000/))
  await settle()
  expect(platform.sent(openDeposit).at(-1)!.body).toMatchObject({ dep_qs: { gift: null } })
})

test('ways that are no longer those of the platform are loaded anew, and the refusal goes', async () => {
  const { user } = await open()
  platform.refuse(openDeposit, 404, { code: 'payment_system_not_found' })
  await user.click(button(/^Deposit 1,000/))
  await settle()
  expect(alerts()).toHaveLength(1)
  platform.answer(listPaymentSystems, { items: [paymentSystem], lastUsed: 'bank' })
  await user.click(button('Reload methods'))
  await settle()
  expect([alerts(), page().includes('Банковская картаChange method')]).toEqual([[], true])
})

test('another way is chosen from a list', async () => {
  const { user } = await open()
  await user.click(button(/Change method/))
  const [select] = modalStore.getState().stack
  expect(select).toMatchObject({
    name: 'select',
    props: { value: 'bank', options: [{ value: 'card' }, { value: 'bank' }] },
  })
})

test('the result is shown in its place; closing it leads back to the game', async () => {
  const { user, address } = await open()
  await user.click(button(/^Deposit 1,000/))
  await settle()
  platform.answer(getDeposit, { ...pending, status: 'success' })
  await user.click(button('Check now'))
  await settle()
  expect(page()).toContain('Deposit credited')
  expect(platform.sent(listPaymentSystems)).toHaveLength(1)
  await user.click(button('Play'))
  expect([onClose.mock.calls.length, address()]).toEqual([1, '/play/neon-drive?mode=real'])
})

test('anything else opens the cashbox over the game [2.12]', async () => {
  const { user, popup, address } = await open()
  writeSessionHint(true)
  await user.click(button('Open the cashbox'))
  await settle()
  expect([address(), popup()]).toEqual(['/play/neon-drive?mode=real', '/cashbox'])
})

test('on a break there is no quick deposit either', async () => {
  await open({ breakUntil: '2100-01-01T00:00:00.000Z' })
  expect(page()).toContain('You’re on a break')
  expect(platform.sent(listPaymentSystems)).toEqual([])
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull()
})
