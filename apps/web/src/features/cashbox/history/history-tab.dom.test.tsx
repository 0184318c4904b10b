import {
  listNewPayouts,
  listOperations,
  sumOperations,
  treasuryTransactionConfirmed,
  type Operation,
} from '@yanta/contract'
import { balance, operation, operationTotals, profile } from '@yanta/contract/fixtures'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import type { DetailedOperation } from '../../../domain/operation/operation-words.ts'
import { button, listIntersections, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { HistoryTab } from './history-tab.tsx'
import { OperationModal } from './operation-modal.tsx'

const line = connectLine('hash-of-player-7', { 'user:7': 1 })

const round: DetailedOperation = {
  kind: 'round',
  id: 'round-9',
  at: '2026-11-20T15:40:00.000Z',
  game: { slug: 'neon-drive', name: 'Neon Drive' },
  stake: 10_000,
  win: 25_000,
  isFree: false,
  currency: 'RUB',
  status: 'settled',
}
const failed = {
  ...operation,
  id: 'deposit-400',
  status: 'failed',
  reason: 'no_money',
} as DetailedOperation
const payout: Operation = {
  kind: 'payout',
  id: 'payout-12',
  at: '2026-11-19T08:05:47.000Z',
  transaction_id: 'p-12',
  method: { key: 'wallet', name: 'Кошелёк' },
  target: '4100 •••• 0715',
  amount: 800_000,
  currency: 'RUB',
  status: 'new',
  reason: null,
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Transactions' }))
    .getAllByRole('listitem')
    .map(readText)

beforeEach(() => {
  platform.answer(listNewPayouts, { items: [] })
  platform.answer(sumOperations, operationTotals)
})

async function open(query = '', onAddress = vi.fn()) {
  const site = await renderInSite(<HistoryTab query={new URLSearchParams(query)} onAddress={onAddress} />, {
    path: '/cashbox',
    site: { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } } },
  })
  await settle()
  return { ...site, onAddress }
}

test('operations have a sign, a sum and a state in words, and a payout leads to its stages [7.73] [7.74]', async () => {
  platform.answer(listOperations, { items: [operation, round, failed, payout], next: null })
  await open()
  const [deposit, game, declined, sent] = rows()
  expect(deposit).toMatch(/^Deposit · Банковская карта.*\+5,000 ₽Credited$/)
  expect(game).toMatch(/^Game · Neon Drive.*\+150 ₽Stake 100 ₽$/)
  expect(declined).toMatch(/Declined$/)
  expect(sent).toMatch(/^Withdrawal · Кошелёк.*−8,000 ₽Being checked$/)
  expect(screen.getByRole('link', { name: 'Withdrawal · Кошелёк' }).getAttribute('href')).toBe(
    '/cashbox?tab=history&payout=12',
  )
  expect(readText(document.body)).toContain('34 transactions in all')
})

test('a round whose feature was bought says so, with the price, in the list and in its details', async () => {
  const bought: DetailedOperation = { ...round, id: 'round-10', stake: 53_800, win: 900, isBought: true }
  platform.answer(listOperations, { items: [bought, round], next: null })
  await open()
  expect(rows()[0]).toMatch(/^Game · Neon Drive.*−529 ₽Bonus game for 538 ₽$/)
  expect(rows()[1]).toMatch(/Stake 100 ₽$/)
  await renderInSite(<OperationModal operation={bought} onClose={vi.fn()} />)
  expect(readText(document.body)).toContain('StatusBonus game for 538 ₽')
})

test('a round with the ante says so, with its whole price, in the list and in its details', async () => {
  const ante: DetailedOperation = { ...round, id: 'round-11', stake: 2_500, win: 0, isAnte: true }
  platform.answer(listOperations, { items: [ante], next: null })
  await open()
  expect(rows()[0]).toMatch(/^Game · Neon Drive.*−25 ₽Stake with ante 25 ₽$/)
  await renderInSite(<OperationModal operation={ante} onClose={vi.fn()} />)
  expect(readText(document.body)).toContain('StatusStake with ante 25 ₽')
})

test('what has happened is dated to the second, in the list and in its details [9.22]', async () => {
  platform.answer(listOperations, { items: [payout], next: null })
  await open()
  const dated = /19\.11\.26, \d\d:05:47/
  expect(rows()[0]).toMatch(dated)
  await renderInSite(<OperationModal operation={{ ...round, at: payout.at }} onClose={vi.fn()} />)
  expect(readText(document.body).match(new RegExp(dated, 'g'))).toHaveLength(2)
})

test('a filter is in the address, is asked for, and shows its own sums', async () => {
  platform.answer(listOperations, { items: [round], next: null })
  const { user, onAddress } = await open('filter=rounds')
  expect(button('Games').getAttribute('aria-pressed')).toBe('true')
  expect(platform.sent(listOperations)[0]!.query.get('filter')).toBe('rounds')
  expect(readText(document.body)).toContain('Staked48,200 ₽Won46,400 ₽')
  expect(readText(document.body)).not.toContain('Deposited')
  await user.click(button('Deposits'))
  expect(onAddress).toHaveBeenLastCalledWith('/cashbox?tab=history&filter=deposits')
  await user.click(button('All'))
  expect(onAddress).toHaveBeenLastCalledWith('/cashbox?tab=history')
})

test('the next page comes when the end is in view, a failed one on demand, and the last ends the list', async () => {
  const at = (id: number): Operation => ({ ...round, id: `round-${id}` })
  platform.answer(listOperations, { items: [at(3), at(2)], next: '0.0.2.0.0' })
  const { user } = await open()
  platform.silence(listOperations)
  await act(async () => listIntersections().forEach((watched) => watched.report(true)))
  await waitFor(() => expect(readText(document.body)).toContain('The rest did not load'))
  platform.answer(listOperations, { items: [at(1)], next: null })
  await user.click(button('Try again'))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(platform.sent(listOperations).at(-1)!.query.get('after')).toBe('0.0.2.0.0')
  expect(readText(document.body)).toContain('transactions in all')
})

test('a deposit that the bank took back says so, with the sum that stayed [7.73]', async () => {
  platform.answer(listOperations, { items: [{ ...operation, reversed: 450_000 } as Operation], next: null })
  await open()
  expect(rows()[0]).toContain('Taken back by the bank')
  expect(rows()[0]).toContain('+500 ₽')
})

test('a deposit that ends is shown at once, without losing what is shown [7.86]', async () => {
  const pending = { ...operation, status: 'pending' } as Operation
  platform.answer(listOperations, { items: [pending, round], next: null })
  await open()
  expect(rows()[0]).toContain('Waiting for payment')
  platform.answer(listOperations, { items: [operation, round], next: null })
  const data = {
    kind: 'deposit',
    transaction_id: 'd-501',
    status: 'success',
    amount: 500_000,
    currency: 'RUB',
  }
  await act(async () =>
    line.say({ type: treasuryTransactionConfirmed.type, room: 'user:7', seq: 2, epoch: 'e1', data }),
  )
  await waitFor(() => expect(rows()[0]).toContain('Credited'))
  expect(rows()).toHaveLength(2)
})

test('a history without operations says so, one filtered to nothing shows all again', async () => {
  platform.answer(listOperations, { items: [], next: null })
  await open()
  expect(readText(document.body)).toContain('No transactions yet')
  const { user, onAddress } = await open('filter=gifts')
  await user.click(button('Show all'))
  expect(onAddress).toHaveBeenLastCalledWith('/cashbox?tab=history')
})

test('a history that did not load says that the money is safe, and is asked for again [8.5]', async () => {
  platform.silence(listOperations)
  const { user } = await open()
  expect(readText(document.body)).toContain('The history did not load')
  platform.answer(listOperations, { items: [operation], next: null })
  await user.click(button('Try again'))
  await waitFor(() => expect(rows()).toHaveLength(1))
})

test('a row opens its details', async () => {
  platform.answer(listOperations, { items: [round], next: null })
  const { user } = await open()
  await user.click(button('Game · Neon Drive'))
  expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['operation'])
})

test('details of a deposit have its number, way and reason, those of a round lead to its game', async () => {
  const { unmount } = await renderInSite(<OperationModal operation={failed} onClose={vi.fn()} />)
  const text = readText(document.body)
  expect(text).toContain('Transaction numberd-501')
  expect(text).toContain('ReasonNot enough money')
  unmount()
  await renderInSite(<OperationModal operation={round} onClose={vi.fn()} />)
  expect(readText(document.body)).toContain('Stake100 ₽Win250 ₽')
  expect(screen.getByRole('link', { name: 'Open the game' }).getAttribute('href')).toBe('/play/neon-drive')
})
