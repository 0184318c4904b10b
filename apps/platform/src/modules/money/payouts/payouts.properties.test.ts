// Random histories of payouts with crashes between any two steps: money is neither created nor lost.
import { loadContent } from '@yanta/content'
import type { Database } from '@yanta/database'
import { Refusal } from '@yanta/server'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { PlatformTables } from '../../../database/schema.ts'
import { createRealtime } from '../../../plugins/realtime/realtime.ts'
import { testContentFolder } from '../../../testing/templates.ts'
import { countBurntGifts, grantGift, importGifts } from '../../rewards/gifts/gifts.service.ts'
import { checkLedger, getPlayerBalances } from '../ledger/ledger.service.ts'
import { clock, createWalletDatabase } from '../wallet/testing/wallet-database.ts'
import { changeWithin } from './change-payout.service.ts'
import { bringsGiftsBack, givesMoneyBack, type PayoutEvent } from './payout.rules.ts'
import { nameTransaction } from './payouts.present.ts'
import { selectPayouts, type PayoutRecord } from './payouts.repository.ts'
import { requestWithin } from './request-payout.service.ts'
import { movePayouts } from './send-payouts.service.ts'
import { createFakeProvider, type FakeProvider, type ProviderCrash } from './testing/fake-provider.ts'
import { buildWish, createPayoutPlayer } from './testing/payout-player.ts'

let database: Database<PlatformTables>
beforeAll(async () => {
  database = await createWalletDatabase()
  await importGifts(database.db, loadContent(testContentFolder))
})
afterAll(() => database.close())

const start = 500_000

/** `place` chooses among the payouts that there are; `key` among a few, so that some are repeated. */
type Step =
  | { kind: 'request'; amount: number; key: number }
  | { kind: 'change'; event: PayoutEvent; place: number }
  | { kind: 'end'; place: number; isPaid: boolean }
  | { kind: 'gift' }
  | { kind: 'move' }
/** Of a transaction any of them is before its end; of a round of the job, the call of the provider. */
type CrashPoint = ProviderCrash | null

class Crash extends Error {
  override name = 'Crash'
}

const place = fc.nat(5)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      amount: fc.constantFrom(100_000, 200_000, start),
      key: fc.nat(7),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      event: fc.constantFrom<PayoutEvent>('approve', 'approve', 'approve', 'refuse', 'cancel'),
      place,
    }),
  },
  { weight: 8, arbitrary: fc.constant<Step>({ kind: 'move' }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('end' as const), place, isPaid: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'gift' }) },
)
const crashPoint = fc.constantFrom<CrashPoint>(null, null, null, null, 'ask', 'send', 'sent')
const history = fc.array(fc.tuple(step, crashPoint), { minLength: 20, maxLength: 50, size: 'max' })

let histories = 0

test('however requests, the house, the provider, cancels and crashes mix, money is neither created nor lost, and nothing is paid that was given back', async () => {
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      histories += 1
      const userId = await createPayoutPlayer(database.db, start)
      const provider = createFakeProvider()
      for (const [index, [each, crash]] of steps.entries()) {
        await perform(userId, provider, each, { crash, key: `${histories} ${index}` })
        for (const { status } of await assertNothingIsLost(userId, provider)) reached.add(status)
      }
    }),
    { numRuns: runsOf(25), endOnFailure: true },
  )
  expect((await checkLedger(database.db)).faults).toEqual([])
  expect([...reached].toSorted()).toEqual([
    'approved',
    'cancelled',
    'done',
    'failed',
    'new',
    'refused',
    'sent',
  ])
})

/** Refusals and crashes are answers. */
async function perform(
  userId: number,
  provider: FakeProvider,
  each: Step,
  { crash, key }: { crash: CrashPoint; key: string },
): Promise<void> {
  try {
    if (each.kind === 'move') await move(provider, crash)
    else if (each.kind === 'end') await end(userId, provider, each)
    else
      await database.db.transaction().execute(async (trx) => {
        await within(trx, userId, each, key)
        if (crash) throw new Crash()
      })
  } catch (error) {
    if (!(error instanceof Crash) && !(error instanceof Refusal)) throw error
  }
}

async function within(
  trx: PlatformDatabase,
  userId: number,
  each: Extract<Step, { kind: 'request' | 'change' | 'gift' }>,
  key: string,
): Promise<unknown> {
  const now = clock.now()
  if (each.kind === 'gift')
    return grantGift(trx, now, { userId, gift: 'welcome', reason: 'personal', scope: 'payouts', key })
  if (each.kind === 'request') {
    const { gifts } = await countBurntGifts(trx, now, { userId, locale: 'en' })
    const wish = { amount: each.amount, key: `key-0000000${each.key}`, gifts: gifts.map(({ id }) => id) }
    return requestWithin(trx, now, buildWish(userId, wish))
  }
  const payout = await pick(trx, userId, each.place)
  return payout && changeWithin(trx, now, { id: payout.id, userId, event: each.event })
}

async function pick(db: PlatformDatabase, userId: number, chosen: number): Promise<PayoutRecord | undefined> {
  const payouts = await selectPayouts(db, userId, { offset: 0, limit: 100 })
  return payouts[chosen % (payouts.length || 1)]
}

async function move(provider: FakeProvider, crash: CrashPoint): Promise<void> {
  provider.crash(crash)
  const realtime = createRealtime()
  await movePayouts({ db: database.db, clock, realtime }, provider, () => {})
  provider.crash(null)
}

/** The provider ends what it has received. */
async function end(
  userId: number,
  provider: FakeProvider,
  { place: chosen, isPaid }: Extract<Step, { kind: 'end' }>,
): Promise<void> {
  const payout = await pick(database.db, userId, chosen)
  const id = payout && nameTransaction(payout.id)
  if (id === undefined || (await provider.ask(id)).status !== 'pending') return
  provider.end(id, isPaid ? { status: 'done' } : { status: 'failed', reason: 'no' })
}

async function assertNothingIsLost(userId: number, provider: FakeProvider): Promise<PayoutRecord[]> {
  const payouts = await selectPayouts(database.db, userId, { offset: 0, limit: 100 })
  const kept = payouts.filter(({ status }) => !givesMoneyBack(status))
  const away = kept.reduce((sum, { amount }) => sum + amount, 0)
  expect((await getPlayerBalances(database.db, userId)).real + away).toBe(start)
  for (const { id, status, amount } of payouts) {
    const orders = provider.arrived.filter((order) => order.id === nameTransaction(id))
    for (const order of orders) expect(order.amount).toBe(amount)
    if (status === 'done' || status === 'failed') expect(orders).not.toEqual([])
    else if (status !== 'sent') expect(orders).toEqual([])
  }
  await assertHouse()
  await assertGifts(userId, payouts)
  return payouts
}

/** The house's accounts hold what is on its way, and what was paid. */
async function assertHouse(): Promise<void> {
  const { rows } = await sql<{ name: string; difference: number }>`
    select a.name, (a.balance - coalesce((
      select sum(p.amount) from payouts p
      where case a.kind when 'payouts' then p.status in ('new', 'approved', 'sent') else p.status = 'done' end), 0))::int as difference
    from ledger_accounts a where a.name in ('payouts/RUB', 'payments/RUB') order by a.name`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { name: 'payments/RUB', difference: 0 },
    { name: 'payouts/RUB', difference: 0 },
  ])
}

/** A gift is burnt as long as a payout that burned it did not come to nothing by others. */
async function assertGifts(userId: number, payouts: readonly PayoutRecord[]): Promise<void> {
  const burnt = payouts.filter(({ status }) => !bringsGiftsBack(status)).flatMap(({ giftIds }) => giftIds)
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from user_gifts where user_id = ${userId}`.execute(database.db)
  for (const { id, state } of rows) expect(state === 'revoked', `gift ${id}`).toBe(burnt.includes(Number(id)))
}
