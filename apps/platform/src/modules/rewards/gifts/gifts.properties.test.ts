import type { Database } from '@yanta/database'
import { loadContent } from '@yanta/content'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runsOf } from '../../../../../../tools/testing/property-strength.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { PlatformTables } from '../../../database/schema.ts'
import type { OutboxFacts } from '../../../plugins/event-outbox/outbox-facts.ts'
import type { StoredEvent } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { createRealtime } from '../../../plugins/realtime/realtime.ts'
import { testContentFolder } from '../../../testing/templates.ts'
import { cancelBonus } from '../../money/bonuses/bonuses.service.ts'
import { checkLedger } from '../../money/ledger/ledger.service.ts'
import {
  clock,
  createPlayer,
  createRun,
  createWalletDatabase,
  walletContext,
} from '../../money/wallet/testing/wallet-database.ts'
import { answerOperation, sendOperation } from '../../money/wallet/testing/wallet-operations.ts'
import { endGifts } from './gift-end.service.ts'
import { activateWithin, createGiftsConsumer, grantGift, importGifts, revokeGift } from './gifts.service.ts'

let database: Database<PlatformTables>
beforeAll(async () => {
  database = await createWalletDatabase()
  await importGifts(database.db, loadContent(testContentFolder))
})
afterAll(() => database.close())

const slugs = [
  'cash',
  'compoints',
  'spins',
  'spins',
  'welcome',
  'welcome',
  'choice',
  'box',
  'weekly-cashback',
  'after-deposits',
]
const place = fc.nat(30)
const amount = fc.integer({ min: 1, max: 120_000 })
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('grant' as const), slug: fc.constantFrom(...slugs) }),
  },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('activate' as const), place }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('deposit' as const), place, amount }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('rounds' as const), place, won: fc.constantFrom(0, 700, 700) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('settle' as const), stake: amount, win: amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('revoke' as const), place }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'cancel' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'sweep' as const }) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
/** Some steps crash before their commit. */
const history = fc.array(fc.tuple(step, fc.boolean(), fc.nat(5)), {
  minLength: 25,
  maxLength: 60,
  size: 'max',
})

let histories = 0

test('however grants, activations, deposits, bets, expiries, cancels and crashes mix, no gift counts twice and no money is lost', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const userId = await createPlayer(database.db, { balance: 50_000 })
      histories += 1
      const player = await openPlayer(userId, `gift-history-${histories}`)
      for (const [index, [each, , crash]] of steps.entries()) {
        if (crash > 0) await player.perform(each, index)
        else {
          const before = await player.look()
          await player.crash(each, index)
          expect(await player.look()).toEqual(before)
        }
      }
      await assertEachCountsOnce(userId)
    }),
    { numRuns: runsOf(15), endOnFailure: true },
  )
  expect((await checkLedger(database.db)).faults).toEqual([])
  const { rows } = await sql<{ type: string }>`
    select distinct type from user_gifts where state = 'used' or deposit_progress > 0 order by type`.execute(
    database.db,
  )
  expect(rows.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['cash', 'compoint', 'deposit_bonus', 'giftspin', 'group']),
  )
})

class Crash extends Error {
  override name = 'Crash'
}

async function openPlayer(id: number, scope: string) {
  const { db } = database
  const player = { id, currency: 'RUB' as const }
  const sessionId = await createRun(db, id)
  const consumer = createGiftsConsumer(clock)
  const context = walletContext(database)

  async function pick(trx: PlatformDatabase, place: number, type: string | null): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      select id from user_gifts where user_id = ${id} and (${type}::text is null or type = ${type}) order by id`.execute(
      trx,
    )
    return rows.length === 0 ? 0 : Number(rows[place % rows.length]!.id)
  }
  async function tell<Type extends 'deposit.settled' | 'freeRounds.ended'>(
    trx: PlatformDatabase,
    type: Type,
    data: Omit<OutboxFacts[Type], 'version'>,
  ): Promise<void> {
    await consumer.consume(trx, [{ id: 1, xid: '1', type, userId: id, data } as unknown as StoredEvent])
  }

  async function within(trx: PlatformDatabase, each: Step, index: number): Promise<unknown> {
    const now = clock.now()
    switch (each.kind) {
      case 'grant': {
        const gift =
          each.slug === 'weekly-cashback' ? { slug: each.slug, amount: 900, percent: 5 } : each.slug
        return grantGift(trx, now, { userId: id, gift, reason: 'personal', scope, key: String(index) })
      }
      case 'activate': {
        const giftId = await pick(trx, each.place, null)
        const addXp = () => Promise.reject(new Error('no experience here'))
        const wish = { player, giftId, platform: 'desktop', option: 'cash', locale: 'en' } as const
        return activateWithin(trx, now, { addXp }, wish)
      }
      case 'deposit': {
        const giftId = await pick(trx, each.place, 'deposit_bonus')
        const at = now.toISOString()
        return tell(trx, 'deposit.settled', {
          depositId: `${scope} ${index}`,
          amount: each.amount,
          currency: 'RUB',
          rateToRub: '1',
          giftId: giftId === 0 ? null : giftId,
          beganAt: at,
          settledAt: at,
        })
      }
      case 'rounds': {
        const { rows } = await sql<{ id: number; giftId: number }>`
          update free_rounds set status = 'expired', won = ${each.won}, ended_at = ${now}
          where user_id = ${id} and status = 'active' returning id, gift_id as "giftId"`.execute(trx)
        for (const { id: freeRoundsId, giftId } of rows)
          await tell(trx, 'freeRounds.ended', {
            freeRoundsId: Number(freeRoundsId),
            giftId: Number(giftId),
            won: each.won,
            currency: 'RUB',
            cause: 'expired',
          })
        return undefined
      }
      case 'expire':
        return sql`update user_gifts set expires_at = ${now} where id = ${await pick(trx, each.place, null)}`.execute(
          trx,
        )
      case 'revoke':
        return revokeGift(trx, now, { userId: id, giftId: await pick(trx, each.place, null) })
      case 'cancel':
        return cancelBonus(trx, now, player, { isForced: true })
      default:
        return undefined
    }
  }

  return {
    async perform(each: Step, index: number): Promise<void> {
      if (each.kind === 'settle') {
        const { stake, win } = each
        const operation = {
          kind: 'settle',
          id: `move-${index}`,
          winId: `move-${index}:win`,
          round: `round-${index}`,
          amount: stake,
          win,
        } as const
        await answerOperation(operation, () =>
          sendOperation(context, { sessionId, prefix: scope }, operation),
        )
      } else if (each.kind === 'sweep')
        await endGifts({ db, clock, realtime: createRealtime() }, (error) => {
          throw error
        })
      else await ignoreRefusals(() => db.transaction().execute((trx) => within(trx, each, index)))
    },
    async crash(each: Step, index: number): Promise<void> {
      await ignoreRefusals(() =>
        db.transaction().execute(async (trx) => {
          await within(trx, each, index)
          throw new Crash()
        }),
      )
    },
    async look(): Promise<unknown> {
      const [gifts, accounts, bonuses] = await Promise.all([
        sql`select * from user_gifts where user_id = ${id} order by id`.execute(db),
        sql`select kind, balance from ledger_accounts where user_id = ${id} order by id`.execute(db),
        sql`select id, status, amount from bonuses where user_id = ${id} order by id`.execute(db),
      ])
      return [gifts.rows, accounts.rows, bonuses.rows]
    },
  }
}

async function ignoreRefusals(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Crash) && !(error as { code?: string }).code) throw error
  }
}

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
}

async function assertEachCountsOnce(userId: number): Promise<void> {
  const { rows } = await sql<Counted>`
    select g.id, g.type, g.state, g.won, g.deposit_progress as progress, g.deposit_limit as limit,
      (select count(*)::int from ledger_transactions t where t.scope = 'gift' and t.key in (g.id || ' cash', g.id || ' compoints')) as credits,
      (select count(*)::int from bonuses b where b.gift_id = g.id) as bonuses,
      (select coalesce(sum(b.amount), 0)::bigint from bonuses b where b.gift_id = g.id) as granted
    from user_gifts g where g.user_id = ${userId}`.execute(database.db)
  for (const gift of rows) {
    const { type, state, credits, bonuses, won, granted, progress, limit } = gift
    if (type === 'cash' || type === 'compoint')
      expect(credits, JSON.stringify(gift)).toBe(state === 'used' ? 1 : 0)
    if (type === 'giftspin')
      expect(bonuses, JSON.stringify(gift)).toBe(state === 'used' && Number(won) > 0 ? 1 : 0)
    if (type === 'cashback') expect(bonuses).toBeLessThanOrEqual(1)
    if (type === 'cashback' && state === 'received') expect(bonuses).toBe(0)
    if (type === 'deposit_bonus') {
      expect(Number(progress)).toBeLessThanOrEqual(Number(limit))
      expect(Number(granted), JSON.stringify(gift)).toBe(Number(progress))
    }
  }
}
