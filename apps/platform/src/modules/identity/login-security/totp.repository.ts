import { bool, command, query, row } from '@yanta/database/statements'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

export interface TotpSecret {
  /** Sealed. */
  secret: string
  begunAt: Date
  /** Null until a code of it was shown. */
  enabledAt: Date | null
}

/** Stores a sealed secret, replacing one that was never enabled; false when one is in use. */
export async function saveBegunSecret(
  db: PlatformDatabase,
  now: Date,
  userId: number,
  secret: string,
): Promise<boolean> {
  const saved = await command`
    insert into totp_secrets (user_id, secret, begun_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, begun_at = excluded.begun_at, last_step = 0
    where totp_secrets.enabled_at is null`.run(db)
  return saved > 0
}

export async function findTotpSecret(db: PlatformDatabase, userId: number): Promise<TotpSecret | undefined> {
  return db
    .selectFrom('totp_secrets')
    .select(['secret', 'begun_at as begunAt', 'enabled_at as enabledAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

const guessCounted = row({ isWithin: bool })

/** Counts a try of a code on this day, before it is checked; false when there were `most` already. Without a secret nothing is counted. */
export async function countTotpGuess(
  db: PlatformDatabase,
  day: string,
  userId: number,
  most: number,
): Promise<boolean> {
  const { isWithin } = await query(guessCounted)`
    with counted as (
      update totp_secrets set guesses = case when guess_day = ${day}::date then guesses + 1 else 1 end, guess_day = ${day}::date
      where user_id = ${userId} and (guesses < ${most} or guess_day is distinct from ${day}::date) returning user_id)
    select exists (select from counted) or not exists (select from totp_secrets where user_id = ${userId}) as "isWithin"`.get(
    db,
  )
  return isWithin
}

/** Uses up the code of a step and all before it; false when it was used already. */
export async function spendTotpStep(trx: PlatformDatabase, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Enables this secret; false when one is in use already, or another one was begun meanwhile. */
export async function enableTotpSecret(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  secret: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp_secrets')
    .set({ enabled_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('enabled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks the secret in use until the transaction ends; false without one. */
export async function holdTotpSecret(trx: PlatformDatabase, userId: number): Promise<boolean> {
  const held = await trx
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** False when none was in use. */
export async function deleteTotpSecret(trx: PlatformDatabase, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
