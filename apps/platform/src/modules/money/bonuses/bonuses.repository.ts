import type { Currency } from '@yanta/contract'
import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely'
import { hasOpenBonusStake } from '../../play/rounds/rounds.service.ts'
import type { BonusEnd, BonusUpdate } from './bonuses.rules.ts'

export type BonusStatus = 'active' | BonusEnd['status']

export interface BonusRecord {
  id: number
  userId: number
  currency: Currency
  amount: number
  needed: number
  done: number
  cap: number
  converted: number
  status: BonusStatus
  note: string | null
  startedAt: Date
  expiresAt: Date
  /** Its time is over, even if the sweep has not ended it yet. */
  isOver: boolean
}

const columns =
  sql.raw(`id, user_id as "userId", currency, amount, wager_needed as needed, wager_done as done, conversion_cap as cap, converted, status, note,
  created_at as "startedAt", expires_at as "expiresAt", expires_at <= now() as "isOver"`)

/** Includes a bonus that has expired but is not ended yet. */
export async function selectActiveBonus(db: Kysely<any>, userId: number): Promise<BonusRecord | undefined> {
  const { rows } =
    await sql<BonusRecord>`select ${columns} from bonuses where user_id = ${userId} and status = 'active'`.execute(
      db,
    )
  return rows[0]
}

export async function selectBonusByKey(
  db: Kysely<any>,
  scope: string,
  key: string,
): Promise<BonusRecord | undefined> {
  const { rows } =
    await sql<BonusRecord>`select ${columns} from bonuses where scope = ${scope} and key = ${key}`.execute(db)
  return rows[0]
}

export async function selectBonuses(db: Kysely<any>, userId: number, limit: number): Promise<BonusRecord[]> {
  const { rows } =
    await sql<BonusRecord>`select ${columns} from bonuses where user_id = ${userId} order by id desc limit ${limit}`.execute(
      db,
    )
  return rows
}

export async function isBonusInPlay(trx: Kysely<any>, bonusId: number): Promise<boolean> {
  const { rows } = await sql<{
    isInPlay: boolean
  }>`select ${hasOpenBonusStake(sql`${bonusId}::bigint`)} as "isInPlay"`.execute(trx)
  return rows[0]!.isInPlay
}

/** As a column of a bigger query; null without a bonus whose money may be staked. */
export function buildLiveBonusColumn(
  userId: Expression<unknown>,
  exceptRound: { provider: string; ref: string },
): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_object('id', b.id, 'done', b.wager_done, 'needed', b.wager_needed, 'cap', b.conversion_cap,
      'isInPlayElsewhere', ${hasOpenBonusStake(sql.ref('b.id'), exceptRound)})
    from bonuses b where b.user_id = ${userId} and b.status = 'active' and b.expires_at > now())`
}

export interface NewBonus {
  userId: number
  currency: Currency
  scope: string
  key: string
  note: string | null
  amount: number
  needed: number
  cap: number
  days: number
}

export async function insertBonus(
  trx: Kysely<any>,
  { userId, currency, scope, key, note, amount, needed, cap, days }: NewBonus,
): Promise<BonusRecord> {
  const { rows } = await sql<BonusRecord>`
    insert into bonuses (user_id, currency, scope, key, note, amount, wager_needed, conversion_cap, expires_at)
    values (${userId}, ${currency}, ${scope}, ${key}, ${note}, ${amount}, ${needed}, ${cap}, now() + make_interval(days => ${days}))
    returning ${columns}`.execute(trx)
  return rows[0]!
}

/** The statement that writes the progress and end of a bonus, to be run or composed into the caller's own. */
export function buildBonusUpdate({ id, done, end }: BonusUpdate): RawBuilder<unknown> {
  return sql`
    update bonuses set wager_done = ${done}, status = ${end?.status ?? 'active'}, converted = ${end?.converted ?? 0},
      ended_at = ${end ? sql`now()` : null}
    where id = ${id} and status = 'active'`
}

/** Players whose bonus has expired but is not ended yet. */
export async function selectOverdue(db: Kysely<any>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from bonuses where status = 'active' and expires_at <= now() order by expires_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

export async function selectAreBonusesDisabled(trx: Kysely<any>, userId: number): Promise<boolean> {
  const { rows } = await sql<{
    isDisabled: boolean
  }>`select bonuses_disabled_at is not null as "isDisabled" from users where id = ${userId}`.execute(trx)
  return rows[0]!.isDisabled
}

export async function updateBonusesDisabled(
  trx: Kysely<any>,
  userId: number,
  isDisabled: boolean,
): Promise<void> {
  await sql`update users set bonuses_disabled_at = ${isDisabled ? sql`coalesce(bonuses_disabled_at, now())` : null} where id = ${userId}`.execute(
    trx,
  )
}
