// The tab of payouts by the socket, in a file of its own: the connection is one for all tests of a file.
import {
  bonusChanged,
  countPayoutGifts,
  getPayoutConditions,
  listNewPayouts,
  listPayoutSystems,
  treasuryTransactionConfirmed,
} from '@yanta/contract'
import { balance, payout, payoutSystem, profile } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { dispatchToWallet, forgetWallet } from '../../../domain/wallet/wallet-store.ts'
import { button, field, fill, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { OpenPayouts } from './open-payouts.tsx'
import { PayoutTab } from './payout-tab.tsx'

const page = () => readText(document.body)
const line = connectLine('hash-of-player-1', { 'user:1': 0 })
let seq = 0
async function say(type: string, data: object) {
  await act(async () => line.say({ type, room: 'user:1', epoch: 'e1', seq: (seq += 1), data }))
  await settle()
}
const { transaction_id, amount, currency } = payout
const announcePayout = () =>
  say(treasuryTransactionConfirmed.type, {
    kind: 'payout',
    transaction_id,
    status: 'sent',
    amount,
    currency,
  })
const announceBonus = () =>
  say(bonusChanged.type, {
    id: '31',
    change: 'started',
    currency,
    wagering: { needed: 250_000, done: 0 },
    converted: 0,
  })

function Tab() {
  const [isActive, setIsActive] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsActive(!isActive)}>
        Switch tab
      </button>
      <PayoutTab isActive={isActive} />
    </>
  )
}

const site = { player: { profile, balance } }
const asked = () =>
  [listPayoutSystems, listNewPayouts, getPayoutConditions, countPayoutGifts].map(
    (call) => platform.sent(call).length,
  )

async function open() {
  platform.answer(listPayoutSystems, { items: [payoutSystem], lastUsed: null })
  platform.answer(listNewPayouts, { items: [] })
  platform.answer(countPayoutGifts, { count: 0, gifts: [], bonus: 0 })
  platform.answer(getPayoutConditions, {
    currency: 'RUB',
    available: 1_248_050,
    conditions: [],
    documentsFrom: null,
    phone: '+7 ••• ••• 45 67',
  })
  const rendered = await renderInSite(<Tab />, { path: '/cashbox?tab=payout', site })
  await settle()
  return rendered
}

test('news of a payout or of a bonus are followed by one question each [7.86]', async () => {
  await open()
  expect(asked()).toEqual([1, 1, 1, 1])
  await announcePayout()
  expect(asked()).toEqual([1, 2, 2, 2])
  await announceBonus()
  expect(asked()).toEqual([1, 3, 3, 3])
})

test('what is available follows the balance, also that of a game beneath', async () => {
  await open()
  expect(page()).toContain('Available12,480.50')
  const move = (real: number, reason: 'bet' | 'credit') =>
    act(async () =>
      dispatchToWallet({
        type: 'changed',
        change: { balance_type: 'real', balance: real, currency: 'RUB', reason, roundId: null },
      }),
    )
  act(() => dispatchToWallet({ type: 'snapshot', snapshot: { ...balance, balance: 1_248_050 } }))
  await move(1_200_000, 'bet')
  expect(page()).toContain('Available12,000')
  await move(5_000_000, 'credit')
  expect(page()).toContain('Available50,000')
  fill('Amount', '20,000')
  expect(page()).not.toContain('is available')
  act(forgetWallet)
})

test('behind another tab nothing is asked for; back again it is, and what was typed stays', async () => {
  const { user } = await open()
  fill('Amount', '700')
  await user.click(button('Switch tab'))
  await announcePayout()
  await announceBonus()
  expect(asked()).toEqual([1, 1, 1, 1])
  await user.click(button('Switch tab'))
  await settle()
  expect([asked(), field('Amount').value]).toEqual([[1, 2, 2, 2], '700'])
})

test('a bonus changes nothing about the open payouts of the history', async () => {
  platform.answer(listNewPayouts, { items: [payout] })
  await renderInSite(<OpenPayouts />, { site })
  await settle()
  await announceBonus()
  expect(platform.sent(listNewPayouts)).toHaveLength(1)
  await announcePayout()
  expect(platform.sent(listNewPayouts)).toHaveLength(2)
})
