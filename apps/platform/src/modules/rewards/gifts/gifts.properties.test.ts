import type { Database } from '@yanta/database'
import { loadContent } from '@yanta/content'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import type { PlatformTables } from '../../../database/schema.ts'
import { insertCursors } from '../../../plugins/event-outbox/event-outbox.repository.ts'
import { testContentFolder } from '../../../testing/templates.ts'
import { checkLedger, getPlayerBalances } from '../../money/ledger/ledger.service.ts'
import { slot } from '../../money/wallet/testing/provider-desk.ts'
import { createPlayer, createWalletDatabase } from '../../money/wallet/testing/wallet-database.ts'
import { importGifts } from './gifts.service.ts'
import { openGiftPlayer, type GiftStep } from './testing/gift-history.ts'

let database: Database<PlatformTables>
beforeAll(async () => {
  database = await createWalletDatabase()
  const content = loadContent(testContentFolder)
  // Few rounds, so that a history plays them to the end.
  const gifts = content.gifts.map((entry) => ('game' in entry ? { ...entry, game: slot, total: 2 } : entry))
  await importGifts(database.db, { ...content, gifts })
  await insertCursors(database.db, ['gifts'])
})
afterAll(() => database.close())

const slugs = ['cash', 'compoints', 'spins', 'spins', 'welcome', 'welcome', 'choice', 'box']
const rareSlugs = ['weekly-cashback', 'after-deposits', 'feature']
const place = fc.nat(30)
const stake = fc.integer({ min: 1, max: 30_000 })
/** Below the least deposit, within the limit of the gift, and beyond it. */
const deposit = fc.constantFrom(30_000, 120_000, 120_000, 1_200_000)
const win = fc.constantFrom(0, 700, 40_000)
const only = <Kind extends GiftStep['kind'], Rest extends object>(
  kind: Kind,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => fc.record<Rest>(rest).map((fields) => ({ ...(fields as Rest), kind }))
const step: fc.Arbitrary<GiftStep> = fc.oneof(
  { weight: 7, arbitrary: only('grant', { slug: fc.constantFrom(...slugs, ...slugs, ...rareSlugs) }) },
  { weight: 10, arbitrary: only('activate', { place }) },
  { weight: 5, arbitrary: only('deposit', { place: fc.nat(1), amount: deposit }) },
  { weight: 9, arbitrary: only('free', { win }) },
  { weight: 4, arbitrary: only('settle', { stake, win }) },
  { weight: 4, arbitrary: only('bet', { stake }) },
  { weight: 2, arbitrary: only('win', { place, win }) },
  { weight: 2, arbitrary: only('rollback', { place }) },
  { weight: 3, arbitrary: only('repeat', { place }) },
  { weight: 9, arbitrary: only('consume', {}) },
  { weight: 3, arbitrary: only('sweep', {}) },
  { weight: 3, arbitrary: only('days', { days: fc.constantFrom(1, 4, 8) }) },
  { weight: 1, arbitrary: only('revoke', { place }) },
  { weight: 2, arbitrary: only('cancel', {}) },
)
/** One step in five crashes. */
const history = fc.array(fc.tuple(step, fc.nat(4)), { minLength: 30, maxLength: 60, size: 'max' })

/** A history that ends as random ones rarely do. */
const rareEnds: GiftStep[] = [
  { kind: 'grant', slug: 'spins' },
  { kind: 'activate', place: 0 },
  { kind: 'revoke', place: 0 },
  { kind: 'grant', slug: 'welcome' },
  { kind: 'activate', place: 1 },
  { kind: 'deposit', place: 0, amount: 120_000 },
  { kind: 'deposit', place: 0, amount: 120_000 },
  { kind: 'consume' },
  { kind: 'cancel' },
  { kind: 'grant', slug: 'spins' },
  { kind: 'activate', place: 2 },
  { kind: 'free', win: 700 },
  { kind: 'days', days: 8 },
  { kind: 'sweep' },
  { kind: 'consume' },
  { kind: 'days', days: 8 },
  { kind: 'sweep' },
]

let histories = 0

test('however grants, activations, deposits, rounds, rollbacks, ends and crashes mix, no gift counts twice and no money is lost', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const userId = await createPlayer(database.db, { balance: 50_000 })
      histories += 1
      const player = await openGiftPlayer(database, userId, `history ${histories}`)
      for (const [index, [each, crash]] of steps.entries()) {
        await player.perform(each, index, crash === 0)
        await assertEachCountsOnce(userId)
      }
      await player.settle()
      await assertEachCountsOnce(userId)
      await assertNothingIsLeft(userId)
    }),
    { numRuns: runsOf(15), endOnFailure: true, examples: [[rareEnds.map((each) => [each, 1])]] },
  )
  expect((await checkLedger(database.db)).faults).toEqual([])
  const { rows } = await sql<{ reached: string }>`
    select distinct type as reached from user_gifts where state = 'used'
    union all select distinct 'rounds ' || status from free_rounds
    union all select distinct 'a win of rounds ' || status from free_rounds where won > 0
    union all select distinct 'a second deposit of one gift' from user_gifts where deposit_count > 1
    union all select distinct 'bonus ' || status from bonuses
    union all select distinct 'rolled back' from ledger_transactions where kind = 'rollback'`.execute(
    database.db,
  )
  expect(rows.map(({ reached }) => reached)).toEqual(
    expect.arrayContaining([
      'cash',
      'compoint',
      'deposit_bonus',
      'giftspin',
      'group',
      'nondeposit',
      'a win of rounds played',
      'a win of rounds expired',
      'rounds cancelled',
      'a second deposit of one gift',
      'bonus expired',
      'rolled back',
    ]),
  )
})

interface Counted {
  id: number
  type: string
  state: string
  won: number
  progress: number
  limit: number | null
  credits: number
  bonuses: number
  granted: number
  results: number
  seriesWon: number
  isPlayable: boolean
}

async function assertEachCountsOnce(userId: number): Promise<void> {
  const { rows } = await sql<Counted>`
    select g.id, g.type, g.state, g.won, g.deposit_progress as progress, g.deposit_limit as limit,
      (select count(*)::int from ledger_transactions t where t.scope = 'gift' and t.key in (g.id || ' cash', g.id || ' compoints')) as credits,
      (select count(*)::int from bonuses b where b.gift_id = g.id) as bonuses,
      (select coalesce(sum(b.amount), 0)::bigint from bonuses b where b.gift_id = g.id) as granted,
      (select count(*)::int from user_gifts r where r.scope = 'gift' and r.key = g.id || ' result') as results,
      coalesce(f.won, 0) as "seriesWon", f.status is not distinct from 'active' as "isPlayable"
    from user_gifts g left join free_rounds f on f.gift_id = g.id where g.user_id = ${userId}`.execute(
    database.db,
  )
  for (const gift of rows) assertCountsOnce(gift)
}

function assertCountsOnce(gift: Counted): void {
  const { type, state, credits, bonuses, won, granted, progress, limit, results, seriesWon } = gift
  const isUsed = state === 'used'
  const what = JSON.stringify(gift)
  if (type === 'cash' || type === 'compoint') expect(credits, what).toBe(isUsed ? 1 : 0)
  if (type === 'giftspin' || type === 'feature') {
    expect(bonuses, what).toBe(isUsed && Number(won) > 0 ? 1 : 0)
    expect(Number(granted), what).toBe(bonuses * Number(seriesWon))
    if (gift.isPlayable) expect(state, what).toBe('activated')
  }
  if (type === 'group') expect(results, what).toBe(isUsed ? 1 : 0)
  if (type === 'nondeposit') expect(results, what).toBeLessThanOrEqual(isUsed ? 1 : 0)
  if (type === 'cashback') expect(bonuses, what).toBe(Number(granted) / 900)
  if (type === 'cashback') expect(bonuses, what).toBeLessThanOrEqual(state === 'received' ? 0 : 1)
  if (type === 'deposit_bonus') {
    expect(Number(progress)).toBeLessThanOrEqual(Number(limit))
    expect(Number(granted), what).toBe(Number(progress))
  }
}

/** Every fact is read and every term is over: wins of free rounds have become bonuses, unless the gift was revoked, and bonuses real money or none. */
async function assertNothingIsLeft(userId: number): Promise<void> {
  expect((await getPlayerBalances(database.db, userId)).bonus).toBe(0)
  const { rows } = await sql`
    select g.type, g.state, g.won from user_gifts g left join free_rounds f on f.gift_id = g.id
    where g.user_id = ${userId} and (g.state in ('received', 'activated') or f.status = 'active'
      or (f.status in ('played', 'expired') and f.won > 0 and g.state not in ('used', 'revoked')))`.execute(
    database.db,
  )
  expect(rows).toEqual([])
}
