// Deposits whose provider says nothing.
import { treasuryTransactionConfirmed } from '@yanta/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DepositAdapter, Verdict } from '../../../adapters/payments/deposit-adapter.ts'
import { createTestPlatform, type TestPlatform, type TestPlayer } from '../../../testing/test-platform.ts'
import { checkLedger } from '../ledger/ledger.service.ts'
import { askAboutDeposits, beginDeposit, endSilence, type DepositsContext } from './deposits.service.ts'
import { createDepositDesk, type DepositDesk } from './testing/deposit-desk.ts'

const provider = 'sandbox'
const success: Verdict = { type: 'succeeded', amount: 50_000, currency: 'RUB' }

let platform: TestPlatform
let desk: DepositDesk
let player: TestPlayer
let presses = 0
beforeAll(async () => {
  platform = await createTestPlatform()
  // The job of the platform would take the turns of these tests.
  await sql`update jobs set due_at = '2999-01-01' where name = 'ask-deposits'`.execute(platform.db)
  desk = createDepositDesk(platform)
})
beforeEach(async () => {
  player = await platform.createPlayer()
})
afterAll(async () => {
  const { faults } = await checkLedger(platform.db)
  await platform.close()
  expect(faults).toEqual([])
})

function createContext(
  ask: DepositAdapter['ask'],
  report: DepositsContext['report'] = () => {},
): DepositsContext {
  return desk.createContext([buildAdapter(ask)], report)
}

function buildAdapter(ask: DepositAdapter['ask']): DepositAdapter {
  return {
    provider,
    open: () =>
      Promise.resolve({ opening: { flow: 'form', url: 'https://pay.example/', method: 'GET', fields: {} } }),
    readNotification: () => 'invalid_signature',
    ask,
  }
}

/** A deposit of 500 roubles that is pending. */
async function begin(): Promise<string> {
  presses += 1
  const { deposit } = await beginDeposit(
    createContext(() => Promise.resolve(null)),
    { id: player.id, currency: 'RUB' },
    {
      flow: 'form',
      locale: 'ru',
      method: 'card',
      amount: 50_000,
      gift: null,
      key: `ask-press-${presses}`,
      returnQuery: '',
    },
  )
  return String(deposit.id)
}

test('a provider is asked two minutes after the beginning, and not before', async () => {
  const id = await begin()
  const asked: string[] = []
  const context = createContext((order) => {
    asked.push(order)
    return Promise.resolve(null)
  })
  await askAboutDeposits(context)
  expect(asked).not.toContain(`d-${id}`)
  platform.clock.advance({ minutes: 2 })
  await askAboutDeposits(context)
  await askAboutDeposits(context)
  expect(asked.filter((order) => order === `d-${id}`)).toHaveLength(1)
  expect(await desk.statusOf(id)).toBe('pending')
})

test('what it answers is followed: credited once, also asked again', async () => {
  const id = await begin()
  platform.clock.advance({ minutes: 2 })
  const context = createContext((order) => Promise.resolve(order === `d-${id}` ? success : null))
  await Promise.all([askAboutDeposits(context), askAboutDeposits(context)])
  platform.clock.advance({ hours: 7 })
  await askAboutDeposits(context)
  expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['success', 50_000])
})

test('another amount that it answers is not credited, and flagged once however often it is asked', async () => {
  const id = await begin()
  const context = createContext((order) =>
    Promise.resolve(order === `d-${id}` ? { ...success, amount: 60_000 } : null),
  )
  for (let round = 0; round < 3; round += 1) {
    platform.clock.advance({ minutes: 10 })
    await askAboutDeposits(context)
  }
  expect([await desk.statusOf(id), await desk.balanceOf(player), await desk.openItemsOf(id)]).toEqual([
    'unknown',
    0,
    ['mismatch'],
  ])
})

test('another amount that the house has closed is not opened again because the provider repeats it, and a further one is', async () => {
  const id = await begin()
  const answers = [60_000, 60_000, 70_000].map((amount) => ({ ...success, amount }))
  for (const [round, items] of [['mismatch'], ['mismatch'], ['mismatch', 'mismatch']].entries()) {
    platform.clock.advance({ minutes: 10 })
    await askAboutDeposits(
      createContext((order) => Promise.resolve(order === `d-${id}` ? answers[round]! : null)),
    )
    expect(await desk.openItemsOf(id)).toEqual(items)
    await sql`update deposit_open_items set closed_at = ${platform.clock.now()} where deposit_id = ${Number(id)}`.execute(
      platform.db,
    )
  }
})

test('one that can not be asked is reported, and the others still are', async () => {
  const [broken, other] = [await begin(), await begin()]
  platform.clock.advance({ minutes: 2 })
  const reported: [unknown, number][] = []
  const context = createContext(
    (order) => {
      if (order === `d-${broken}`) return Promise.reject(new Error('no answer'))
      return Promise.resolve(order === `d-${other}` ? success : null)
    },
    (error, id) => reported.push([error, id]),
  )
  await askAboutDeposits(context)
  expect(reported).toEqual([[new Error('no answer'), Number(broken)]])
  expect([await desk.statusOf(broken), await desk.statusOf(other)]).toEqual(['pending', 'success'])
})

test('a provider that is slow to answer holds up no other', async () => {
  const [slow, other] = [await begin(), await begin()]
  await platform.db.updateTable('deposits').set({ provider: 'slow' }).where('id', '=', Number(slow)).execute()
  platform.clock.advance({ minutes: 2 })
  const answer = Promise.withResolvers<Verdict | null>()
  const adapter = buildAdapter((order) => Promise.resolve(order === `d-${other}` ? success : null))
  const context = desk.createContext([adapter, { ...adapter, provider: 'slow', ask: () => answer.promise }])
  const asking = askAboutDeposits(context)
  await expect.poll(() => desk.statusOf(other)).toBe('success')
  expect(await desk.statusOf(slow)).toBe('pending')
  answer.resolve(null)
  await asking
})

test('after 30 minutes without an answer a deposit is unknown, never failed, and the pages are told', async () => {
  const id = await begin()
  const context = createContext(() => Promise.resolve(null))
  platform.clock.advance({ minutes: 29 })
  await endSilence(context)
  expect(await desk.statusOf(id)).toBe('pending')
  const told: unknown[] = []
  const end = platform.watchPublished((room, type, data) => {
    if (room === `user:${player.id}` && type === treasuryTransactionConfirmed.type) told.push(data)
  })
  platform.clock.advance({ minutes: 1 })
  await endSilence(context)
  await endSilence(context)
  end()
  expect(told).toEqual([
    { kind: 'deposit', transaction_id: `d-${id}`, status: 'unknown', amount: 50_000, currency: 'RUB' },
  ])
  platform.clock.advance({ days: 30 })
  await endSilence(context)
  expect(await desk.statusOf(id)).toBe('unknown')
})

test('an unknown deposit is still asked about, and credited when the provider says so', async () => {
  const id = await begin()
  platform.clock.advance({ minutes: 31 })
  await endSilence(createContext(() => Promise.resolve(null)))
  expect(await desk.statusOf(id)).toBe('unknown')
  await askAboutDeposits(createContext((order) => Promise.resolve(order === `d-${id}` ? success : null)))
  expect([await desk.statusOf(id), await desk.balanceOf(player)]).toEqual(['success', 50_000])
})

test('an ended deposit is asked about no more', async () => {
  const id = await begin()
  platform.clock.advance({ minutes: 2 })
  await askAboutDeposits(
    createContext((order) =>
      Promise.resolve(order === `d-${id}` ? { type: 'declined', reason: 'no_money' } : null),
    ),
  )
  platform.clock.advance({ days: 1 })
  const asked: string[] = []
  await askAboutDeposits(
    createContext((order) => {
      asked.push(order)
      return Promise.resolve(null)
    }),
  )
  expect([await desk.statusOf(id), asked.includes(`d-${id}`)]).toEqual(['failed', false])
})
