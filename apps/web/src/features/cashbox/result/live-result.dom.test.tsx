// The result by the socket, in a file of its own: the connection is one for all tests of a file.
import { type Deposit, getDeposit, treasuryTransactionConfirmed } from '@yanta/contract'
import { balance, deposit, profile } from '@yanta/contract/fixtures'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pass, platform, readText, renderInSite, settle, stopTime } from '../../../testing/dom.tsx'
import { connectLine } from '../../../testing/socket-line.ts'
import { DepositResult } from './deposit-result.tsx'

const line = connectLine('hash-of-player-1', { 'user:1': 0 })

let seq = 0
const confirm = (more: object = {}) =>
  act(async () =>
    line.say({
      type: treasuryTransactionConfirmed.type,
      room: 'user:1',
      epoch: 'e1',
      seq: (seq += 1),
      data: {
        kind: 'deposit',
        transaction_id: deposit.transaction_id,
        status: 'success',
        amount: deposit.amount,
        currency: deposit.currency,
        ...more,
      },
    }),
  )
const pending: Deposit = { ...deposit, status: 'pending', endedAt: null, gift: null }
const page = () => readText(document.body)

async function open() {
  platform.answer(getDeposit, pending)
  await renderInSite(<DepositResult id="501" onAgain={vi.fn()} onClose={vi.fn()} />, {
    site: { player: { profile, balance: { ...balance, seq: {}, epoch: 'e1' } } },
  })
  await settle()
}

test('the result comes with the event of its transaction, and with no other [7.86]', async () => {
  await open()
  platform.answer(getDeposit, { ...pending, status: 'success' })
  await confirm({ transaction_id: 'd-502' })
  await confirm({ kind: 'payout' })
  await settle()
  expect([platform.sent(getDeposit).length, page().includes('The bank is still thinking')]).toEqual([1, true])
  await confirm()
  await settle()
  expect([platform.sent(getDeposit).length, page().includes('Deposit credited')]).toEqual([2, true])
})

test('a decline that turns into a success later is shown as the success it is [7.77]', async () => {
  await open()
  platform.answer(getDeposit, { ...pending, status: 'failed', reason: 'declined' })
  await confirm({ status: 'failed' })
  await settle()
  expect(page()).toContain('The bank declined the payment')
  platform.answer(getDeposit, { ...pending, status: 'success' })
  await confirm()
  await settle()
  expect(page()).toContain('Deposit credited')
})

test('an event that was lost is not waited for: the result is asked for once the gap is noticed [7.86]', async () => {
  stopTime()
  await open()
  platform.answer(getDeposit, { ...pending, status: 'success' })
  seq += 1
  await confirm({ transaction_id: 'd-502' })
  await pass(2_100)
  await settle()
  expect(page()).toContain('Deposit credited')
})

test('with the socket it is only asked every twenty seconds, in case an event was lost', async () => {
  stopTime()
  await open()
  await pass(19_999)
  expect(platform.sent(getDeposit)).toHaveLength(1)
  await pass(1)
  expect(platform.sent(getDeposit)).toHaveLength(2)
})
