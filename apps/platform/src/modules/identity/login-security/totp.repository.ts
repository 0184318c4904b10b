import { sql, type Kysely } from 'kysely'

export interface TotpSecret {
  /** Sealed. */
  secret: string
  /** Null until a code of it was shown. */
  enabledAt: Date | null
  /** Begun recently enough to be enabled. */
  isFresh: boolean
}

/** Stores a sealed secret, replacing one that was never enabled; false when one is in use. */
export async function saveBegunSecret(db: Kysely<any>, userId: number, secret: string): Promise<boolean> {
  const { rows } = await sql`
    insert into totp_secrets (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = ${secret}, begun_at = now(), last_step = 0 where totp_secrets.enabled_at is null
    returning user_id`.execute(db)
  return rows.length > 0
}

/** @param freshSeconds how long a begun secret may be enabled */
export async function findTotpSecret(
  db: Kysely<any>,
  userId: number,
  freshSeconds = 0,
): Promise<TotpSecret | undefined> {
  const { rows } = await sql<TotpSecret>`
    select secret, enabled_at as "enabledAt", begun_at > now() - make_interval(secs => ${freshSeconds}) as "isFresh" from totp_secrets where user_id = ${userId}`.execute(
    db,
  )
  return rows[0]
}

/** Counts a try of a code today, before it is checked; false when there were `most` already. Without a secret nothing is counted. */
export async function countTotpGuess(db: Kysely<any>, userId: number, most: number): Promise<boolean> {
  const { rows } = await sql<{ isWithin: boolean }>`
    with counted as (
      update totp_secrets set guesses = case when guess_day = (now() at time zone 'utc')::date then guesses + 1 else 1 end, guess_day = (now() at time zone 'utc')::date
      where user_id = ${userId} and (guesses < ${most} or guess_day is distinct from (now() at time zone 'utc')::date) returning user_id)
    select exists (select from counted) or not exists (select from totp_secrets where user_id = ${userId}) as "isWithin"`.execute(
    db,
  )
  return rows[0]!.isWithin
}

/** Uses up the code of a step and all before it; false when it was used already. */
export async function spendTotpStep(trx: Kysely<any>, userId: number, step: number): Promise<boolean> {
  const { rows } =
    await sql`update totp_secrets set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning user_id`.execute(
      trx,
    )
  return rows.length > 0
}

/** Enables this secret; false when one is in use already, or another one was begun meanwhile. */
export async function enableTotpSecret(
  trx: Kysely<any>,
  userId: number,
  secret: string,
  step: number,
): Promise<boolean> {
  const { rows } = await sql`
    update totp_secrets set enabled_at = now(), last_step = ${step} where user_id = ${userId} and secret = ${secret} and enabled_at is null returning user_id`.execute(
    trx,
  )
  return rows.length > 0
}

/** Locks the secret in use until the transaction ends; false without one. */
export async function holdTotpSecret(trx: Kysely<any>, userId: number): Promise<boolean> {
  const { rows } =
    await sql`select from totp_secrets where user_id = ${userId} and enabled_at is not null for update`.execute(
      trx,
    )
  return rows.length > 0
}

/** False when none was in use. */
export async function deleteTotpSecret(trx: Kysely<any>, userId: number): Promise<boolean> {
  const { rows } =
    await sql`delete from totp_secrets where user_id = ${userId} and enabled_at is not null returning user_id`.execute(
      trx,
    )
  return rows.length > 0
}
