import {
  type Payout,
  cancelPayout,
  getPayout,
  listNewPayouts,
  treasuryTransactionConfirmed,
} from '@yanta/contract'
import { balance, payout, profile } from '@yanta/contract/fixtures'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyClientStores } from '../../../browser/resettable-stores.ts'
import { modalStore } from '../../../dialogs/store.ts'
import type { Answering } from '../../../dialogs/registry.ts'
import { button, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { OpenPayouts } from './open-payouts.tsx'
import { PayoutTimeline } from './payout-timeline.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })

let seq = 0
const announce = async (status: string, kind: 'payout' | 'deposit' = 'payout') => {
  await act(async () =>
    line.say({
      type: treasuryTransactionConfirmed.type,
      room: 'user:1',
      epoch: 'e1',
      seq: (seq += 1),
      data: { kind, transaction_id: payout.transaction_id, status, amount: payout.amount, currency: 'RUB' },
    }),
  )
  await settle()
}
const onBack = vi.fn()
const site = { player: { profile, balance } }
const page = () => readText(document.body)
const stages = () => screen.getAllByRole('listitem').map((item) => readText(item.querySelector('b')!))

async function openTimeline(shown: Payout = payout) {
  platform.answer(getPayout, shown)
  const rendered = await renderInSite(<PayoutTimeline id={shown.id} onBack={onBack} />, { site })
  await settle()
  return rendered
}
async function openList(items: Payout[] = [payout]) {
  platform.answer(listNewPayouts, { items })
  const rendered = await renderInSite(<OpenPayouts />, { site })
  await settle()
  return rendered
}
const answerQuestion = async (isSure: boolean) => {
  const { props } = modalStore.getState().stack.find(({ name }) => name === 'confirm')!
  await act(async () => (props as Answering<boolean>).onAnswer(isSure))
  await settle()
}
const rows = () => screen.queryAllByRole('link').map(readText)

test('a payout goes from its request to the money, live by its events [7.86] [3.56]', async () => {
  await openTimeline()
  expect(page()).toContain('Withdrawal of 8,000 ₽')
  expect(page()).toContain('Request 118204 · 4100 •••• 0715')
  expect(stages()).toEqual([
    'Done: Requested',
    'Done: Confirmed by code',
    'Now: Profile check',
    'Ahead: Payment system',
    'Ahead: Money received',
  ])
  platform.answer(getPayout, {
    ...payout,
    status: 'sent',
    canCancel: false,
    steps: [
      ...payout.steps,
      { status: 'approved', at: '2026-11-19T08:40:02.000Z' },
      { status: 'sent', at: '2026-11-19T08:40:07.000Z' },
    ],
  })
  await announce('sent')
  expect(stages()).toContain('Now: Payment system')
  expect(page()).toMatch(/19\.11\.26, \d\d:40:02/)
  expect(page()).toContain('usually by')
  expect(screen.queryByRole('button', { name: 'Cancel it' })).toBeNull()
  await announce('success', 'deposit')
  expect(platform.sent(getPayout)).toHaveLength(2)
})

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the player is back in the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s, what may have been missed is asked for', async (_what, happen) => {
  await openTimeline()
  platform.answer(getPayout, { ...payout, status: 'done', expectedAt: null, canCancel: false })
  await act(async () => void happen())
  await settle()
  expect(stages()).toContain('Done: Money received')
})

test('one that the house refused says why, and that money and gifts are back [5.27]', async () => {
  await openTimeline({
    ...payout,
    status: 'refused',
    reason: 'The card is another person’s.',
    expectedAt: null,
    canCancel: false,
    steps: [...payout.steps, { status: 'refused', at: '2026-11-19T09:00:00.000Z' }],
  })
  expect(stages().at(-1)).toBe('Failed: Request refused')
  expect(page()).toContain('The card is another person’s.')
  expect(page()).toContain('your gifts are back')
})

test('one that failed says so in the words of the site', async () => {
  await openTimeline({
    ...payout,
    status: 'failed',
    reason: 'recipient_unknown',
    expectedAt: null,
    canCancel: false,
    burnt: [],
  })
  expect(page()).toContain('does not know the recipient')
  expect(page()).toContain('The money is back on your balance.')
})

test('cancelled by the player, the gifts stay lost [7.79]', async () => {
  await openTimeline()
  platform.answer(cancelPayout, { status: 'cancelled' })
  fireEvent.click(button('Cancel it'))
  await settle()
  expect(modalStore.getState().stack).toMatchObject([
    { name: 'confirm', props: { text: expect.stringContaining('stay lost') } },
  ])
  platform.answer(getPayout, { ...payout, status: 'cancelled', expectedAt: null, canCancel: false })
  await answerQuestion(true)
  expect(platform.sent(cancelPayout).map(({ body }) => body)).toEqual([{ transaction_id: 'p-118204' }])
  expect(page()).toContain('The gifts that were lost stay lost.')
})

test("a payout that does not exist, or another player's, leads back to the history", async () => {
  platform.refuse(getPayout, 404, { code: 'payout_not_found' })
  const { user } = await renderInSite(<PayoutTimeline id="99" onBack={onBack} />, { site })
  await settle()
  expect(page()).toContain('There is no such request')
  await user.click(button('Back to the history'))
  expect(onBack).toHaveBeenCalledTimes(1)
})

test('open payouts are listed with their state and lead to their stages [7.75]', async () => {
  await openList()
  expect(page()).toContain('Being checked')
  expect(screen.getByRole('link', { name: /Withdrawal of 8,000/ }).getAttribute('href')).toBe(
    '/cashbox?tab=history&payout=118204',
  )
  platform.answer(listNewPayouts, { items: [] })
  await announce('done')
  expect(rows()).toEqual([])
})

test('a way in the list has its own drawing, whatever it is called [3.56]', async () => {
  await openList([{ ...payout, method: { key: 'card-2', name: 'Биткойн', image: null, icon: 'crypto' } }])
  const icons = [...screen.getByRole('listitem').querySelectorAll('use')].map((use) =>
    use.getAttribute('href')!.replace(/^.*#/, ''),
  )
  expect(icons).toContain('crypto')
})

const cancelListed = async (isSure: boolean) => {
  fireEvent.click(button('Cancel the withdrawal of 8,000\u00a0₽'))
  await settle()
  await answerQuestion(isSure)
}

test('a payout that the player cancels is gone at once, and stays gone though the platform refuses, which the note explains [4.60]', async () => {
  await openList()
  const held = platform.hold(cancelPayout)
  await cancelListed(false)
  expect([rows().length, platform.sent(cancelPayout).length]).toEqual([1, 0])
  await cancelListed(true)
  expect(rows()).toEqual([])
  await act(async () => held.refuse(409, { code: 'payout_sent' }))
  await settle()
  expect(platform.sent(listNewPayouts).length).toBeGreaterThan(1)
  expect([rows(), screen.getByRole('alert').textContent]).toEqual([
    [],
    'The money is on its way, so the withdrawal can’t be cancelled. ' +
      'The request may still be under way: reload the page to see how it stands.',
  ])
})

test('a cancel without an answer removes the payout until the page is loaded anew, also when the platform lists it as open meanwhile [4.60]', async () => {
  const { unmount } = await openList()
  platform.silence(cancelPayout)
  platform.answer(listNewPayouts, { items: [{ ...payout, status: 'approved' }] })
  await cancelListed(true)
  await announce('approved')
  expect(platform.sent(listNewPayouts).length).toBeGreaterThan(1)
  expect([rows(), screen.getByRole('alert').textContent]).toEqual([
    [],
    'No answer came, so we don’t know yet if it was cancelled. ' +
      'The request may still be under way: reload the page to see how it stands.',
  ])
  unmount()
  // What a page loaded anew begins with.
  emptyClientStores()
  await openList()
  expect([rows().length, screen.queryByRole('alert')]).toEqual([1, null])
})

test('the stages of a payout whose cancel failed offer no second cancel, and say how to see where it stands [4.60]', async () => {
  await openTimeline()
  platform.silence(cancelPayout)
  platform.answer(getPayout, { ...payout, status: 'approved' })
  fireEvent.click(button('Cancel it'))
  await settle()
  await answerQuestion(true)
  expect(platform.sent(getPayout).length).toBeGreaterThan(1)
  expect(screen.queryByRole('button', { name: 'Cancel it' })).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('reload the page to see how it stands')
})
