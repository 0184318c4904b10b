// Promotions of a test's own on a test platform, without entries of the content.
import { addSeconds } from '@yanta/config/clock'
import { hashSeed } from '@yanta/contract/draw'
import { expect, vi } from 'vitest'
import type { TestPlatform } from '../../../../testing/test-platform.ts'
import type { ContestState } from '../../contests/contests.service.ts'
import type { PromotionTerms } from '../promotion-terms.ts'

const daySeconds = 86_400

/** The same number of roubles, in kopecks, of each currency: 1 of others is 100 roubles. */
export const amounts = (rub: number) => ({
  RUB: rub,
  EUR: Math.ceil(rub / 100),
  USD: Math.ceil(rub / 100),
  UAH: Math.ceil(rub / 100),
  KZT: Math.ceil(rub / 100),
  CAD: Math.ceil(rub / 100),
})

const plain: PromotionTerms = {
  template: 'template1',
  currency: { id: 'shell', name: { ru: 'ракушки', en: 'shells' }, icon: 'currencies/shell' },
  additionalCurrency: undefined,
  points: { bets: amounts(10_000), depositDays: [] },
  pointsPerTicket: 1,
  joinButton: false,
  highFives: false,
  pool: undefined,
  prizes: [],
  flasks: undefined,
  duckHunt: undefined,
  birthday: undefined,
  drawAfterMinutes: 5,
}

/** What a prize of a file has where it says nothing. */
export const prize = (
  id: string,
  given: Partial<PromotionTerms['prizes'][number]> = {},
): PromotionTerms['prizes'][number] => ({
  id,
  gifts: [],
  count: 1,
  unit: 'points',
  level: 1,
  isNew: false,
  isPool: false,
  ...given,
})

interface Wanted {
  terms?: Partial<PromotionTerms>
  startsAt?: Date
  endsAt?: Date | null
  state?: ContestState
  seed?: string
  /** Ten-thousandths of a rouble. */
  pool?: number
  entry?: string
}

let made = 0

/** Begun a day ago, for two days, unless it says otherwise. */
export async function insertPromotion(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  { terms = {}, startsAt, endsAt, state = 'active', seed = `seed ${made}`, pool = 0, entry }: Wanted = {},
): Promise<number> {
  made += 1
  const now = clock.now()
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  const { id } = await db
    .insertInto('contests')
    .values({
      kind: 'promotion',
      entry: entry ?? `test-${made}`,
      slug: `test-${made}`,
      starts_at: startsAt ?? at(-daySeconds),
      ends_at: endsAt === undefined ? at(daySeconds) : endsAt,
      state,
      terms: JSON.stringify({ ...plain, ...terms }),
      seed,
      seed_hash: hashSeed(seed),
      pool,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** From here on no process begins, ends or draws promotions by itself: the test does. */
export async function holdPromotionJob({ db, clock }: Pick<TestPlatform, 'db' | 'clock'>): Promise<void> {
  await vi.waitFor(async () => {
    const now = clock.now()
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ due_at: addSeconds(now, 365 * daySeconds) })
      .where('name', '=', 'move-promotions')
      .where('held_until', '<=', now)
      .where('due_at', '>', now)
      .executeTakeFirst()
    expect(numUpdatedRows).toBe(1n)
  })
}
