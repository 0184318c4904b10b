import { declineReasons, type Deposit, getActiveBonus, getDeposit } from '@yanta/contract'
import { balance, bonus, deposit, profile, selfExclusion } from '@yanta/contract/fixtures'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import {
  alerts,
  button,
  pass,
  platform,
  readText,
  renderInSite,
  settle,
  stopTime,
} from '../../../testing/dom.tsx'
import { openedDeposits, recordOpened } from '../provider/opened-deposits.ts'
import { DepositResult } from './deposit-result.tsx'

const pending: Deposit = { ...deposit, status: 'pending', endedAt: null, gift: null }
const justCredited = (): Deposit => ({ ...deposit, endedAt: new Date().toISOString() })
const site = { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } } }

async function open(answer: Deposit | null, shown: object = site) {
  const onAgain = vi.fn()
  const onClose = vi.fn()
  if (answer) platform.answer(getDeposit, answer)
  const rendered = await renderInSite(<DepositResult id="501" onAgain={onAgain} onClose={onClose} />, {
    site: shown,
  })
  await settle()
  return { ...rendered, onAgain, onClose }
}
const page = () => readText(document.body)
afterEach(() => act(() => openedDeposits.setState({}, true)))

test('who comes back from the provider before its answer reads that the bank is thinking, not that it failed [7.77]', async () => {
  const { user, onClose } = await open(pending)
  expect(page()).toContain('The bank is still thinking')
  expect(page()).toContain('Please don’t pay twice')
  expect(page()).toMatch(/Amount5,000 ₽MethodБанковская картаTransactiond-501/)
  expect(alerts()).toEqual([])
  await user.click(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('nor does one that nobody knows of ever look failed', async () => {
  await open({ ...pending, status: 'unknown' })
  expect(page()).toContain('The bank is still thinking')
})

test('without a socket the result comes by asking, every three seconds [7.77]', async () => {
  stopTime()
  await open(pending)
  await pass(2_999)
  expect(platform.sent(getDeposit)).toHaveLength(1)
  platform.answer(getDeposit, { ...pending, status: 'success' })
  await pass(1)
  await settle()
  expect(page()).toContain('Deposit credited')
  await pass(120_000)
  expect(platform.sent(getDeposit)).toHaveLength(2)
})

test('it is asked at once when the player says so or comes back to the tab', async () => {
  const { user } = await open(pending)
  await user.click(button('Check now'))
  await settle()
  expect(platform.sent(getDeposit)).toHaveLength(2)
  platform.answer(getDeposit, { ...pending, status: 'success' })
  await act(async () => void window.dispatchEvent(new Event('focus')))
  await settle()
  expect(page()).toContain('Deposit credited')
})

test('a success names the sum and the gift, and leads on to play or to another deposit', async () => {
  const { user, onAgain, onClose } = await open(justCredited())
  expect(page()).toContain('+5,000 ₽ on your balance')
  expect(page()).toContain('Бонус 100 % к первому пополнениюThe bonus will appear in a few seconds')
  await user.click(button('Play'))
  await user.click(button('Deposit again'))
  expect([onClose.mock.calls.length, onAgain.mock.calls]).toEqual([1, [[null]]])
})

test('once the bonus is there, the result says what is left to wager', async () => {
  const running = {
    ...balance,
    is_active_bonus: true,
    bonus: 250_000,
    wagering: { needed: 6_250_000, done: 50_000 },
  }
  const seen = { player: { profile, balance: { ...running, seq: {}, epoch: 'e1' } } }
  platform.answer(getActiveBonus, {
    bonus: { ...bonus, amount: 250_000, giftId: '31' },
    seq: {},
    epoch: 'e1',
  })
  const { unmount } = await open(justCredited(), seen)
  expect(page()).toContain('Bonus of 2,500 ₽ added, 62,000 ₽ left to wager')
  unmount()
  platform.answer(getActiveBonus, { bonus: { ...bonus, giftId: '30' }, seq: {}, epoch: 'e1' })
  await open(justCredited(), seen)
  expect(page()).toContain('Another bonus is being wagered now')
  expect(page()).not.toContain('added')
})

test('of a deposit of another day no bonus is told: the one that runs may be another', async () => {
  await open(deposit)
  expect(page()).toContain('Deposit credited')
  expect(page()).not.toContain('Бонус 100 %')
})

const excluded = { player: { ...site.player, profile: { ...profile, selfExclusion } } }
test.each([
  ['success', { ...pending, status: 'success' }],
  ['failed', { ...pending, status: 'failed', reason: 'no_money' }],
  ['failed, to be tried again', { ...pending, status: 'failed', reason: 'cancelled' }],
  ['missing', null],
] as const)(
  'whose account is closed for play is offered no other deposit after one that is %s, only to close it',
  async (_, answer) => {
    if (!answer) platform.refuse(getDeposit, 404, { code: 'deposit_not_found' })
    const { user, onAgain, onClose } = await open(answer, excluded)
    const names = screen.getAllByRole('button').map(readText)
    expect(names.filter((name) => name !== 'Ask support')).toEqual(['Close'])
    await user.click(button('Close'))
    expect([onClose.mock.calls.length, onAgain.mock.calls.length]).toEqual([1, 0])
  },
)

test('whose account was closed while a payment was open is not sent to pay, and reads that what is paid comes', async () => {
  recordOpened(pending, { kind: 'address', url: 'https://pay.example/1' })
  await open(pending, excluded)
  expect(page()).toContain(
    'If you have already paid, the money will arrive by itself, and you can withdraw it.',
  )
  expect(screen.getAllByRole('button').map(readText)).toEqual(['Check now', 'Close'])
  expect(screen.queryAllByRole('link')).toEqual([])
})

test.each(declineReasons)(
  'to whose account is closed for play a decline with the reason %s says that nothing was charged, and no way to pay',
  async (reason) => {
    await open({ ...pending, status: 'failed', reason }, excluded)
    expect(page()).toContain('You weren’t charged.')
    expect(page()).not.toMatch(/method|again|Choose|Use|Raise|Check/)
  },
)

test.each(declineReasons)(
  'a decline with the reason %s says why, that nothing was charged, and what to do',
  async (reason) => {
    const { user, onAgain } = await open({ ...pending, status: 'failed', reason })
    expect(alerts()).toHaveLength(1)
    expect(page()).toMatch(/weren’t charged/)
    expect(page()).not.toContain('cashbox.declined')
    await user.click(button('Another method'))
    await user.click(button('Try again'))
    expect(onAgain.mock.calls).toEqual([['card'], [null]])
    await user.click(button('Ask support'))
    expect(modalStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
      ['support', { reason: 'deposit' }],
    ])
  },
)

test('a deposit of nobody known is called missing, with support and the form', async () => {
  platform.refuse(getDeposit, 404, { code: 'deposit_not_found' })
  const { user, onAgain } = await open(null)
  expect(page()).toContain('There is no such deposit')
  await user.click(button('Back to deposits'))
  expect(onAgain).toHaveBeenCalledExactlyOnceWith(null)
})

test('while the cashbox does not answer, nothing is called failed, and it is asked again', async () => {
  stopTime()
  platform.silence(getDeposit)
  await open(null)
  expect(page()).toContain('We don’t know yet how the payment went')
  platform.answer(getDeposit, pending)
  await pass(6_000)
  await settle()
  expect(page()).toContain('The bank is still thinking')
})
