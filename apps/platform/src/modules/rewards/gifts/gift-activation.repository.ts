import { bool, command, integer, query, row } from '@yanta/database/statements'
import type { Currency } from '@yanta/contract'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { StoredState } from './gifts.rules.ts'

const taken = row({ isTaken: bool })

/** Takes the right to activate a gift until the transaction ends; false while another one has it. Nobody ever waits for it. */
export async function tryTakeGift(trx: PlatformDatabase, giftId: number): Promise<boolean> {
  return (
    await query(
      taken,
    )`select pg_try_advisory_xact_lock(hashtextextended('gift', ${giftId}::bigint)) as "isTaken"`.get(trx)
  ).isTaken
}

const contacts = row({ isMultiAccount: bool, areBonusesDisabled: bool, hasPhone: bool, hasEmail: bool })

/** Contacts that the player has confirmed, and what the desk has set. */
export function selectGiftPlayer(
  trx: PlatformDatabase,
  userId: number,
): Promise<{ isMultiAccount: boolean; areBonusesDisabled: boolean; hasPhone: boolean; hasEmail: boolean }> {
  return query(contacts)`
    select multi_account as "isMultiAccount", bonuses_disabled_at is not null as "areBonusesDisabled",
      phone is not null and phone_verified_at is not null as "hasPhone", email is not null and email_verified_at is not null as "hasEmail"
    from users where id = ${userId}`.get(trx)
}

/** The currencies of players. */
export async function selectCurrencies(
  db: PlatformDatabase,
  userIds: readonly number[],
): Promise<{ userId: number; currency: Currency }[]> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'currency'])
    .where('id', 'in', userIds)
    .orderBy('id')
    .execute()
}

export interface GiftUpdate {
  state: StoredState
  /** When it became active; null leaves it as it was. */
  activatedAt?: Date | null
  endedAt?: Date | null
  expiresAt?: Date | null
  roundsLeft?: number
  won?: number
  dueUntil?: Date | null
  prize?: number
  resultGiftId?: number
}

/** Writes what an activation or an end has changed; what is left out stays. */
export async function updateGift(trx: PlatformDatabase, giftId: number, update: GiftUpdate): Promise<void> {
  const { state, activatedAt, endedAt, expiresAt, roundsLeft, won, dueUntil, prize, resultGiftId } = update
  await trx
    .updateTable('user_gifts')
    .set(({ fn, val }) => ({
      state,
      ...(activatedAt && { activated_at: fn.coalesce('activated_at', val(activatedAt)) }),
      ...(endedAt !== undefined && { ended_at: endedAt, ...(endedAt && { selected_at: null }) }),
      ...(expiresAt !== undefined && { expires_at: expiresAt }),
      ...(roundsLeft !== undefined && { rounds_left: roundsLeft }),
      ...(won !== undefined && { won }),
      ...(dueUntil !== undefined && { due_until: dueUntil }),
      ...(prize !== undefined && { prize }),
      ...(resultGiftId !== undefined && { result_gift_id: resultGiftId }),
    }))
    .where('id', '=', giftId)
    .execute()
}

/** Adds a deposit to what a gift has counted. */
export async function addDeposit(
  trx: PlatformDatabase,
  giftId: number,
  { amount, isBonus }: { amount: number; isBonus: boolean },
): Promise<void> {
  await command`
    update user_gifts set deposit_progress = deposit_progress + ${amount}, deposit_count = deposit_count + ${isBonus ? 1 : 0},
      selected_at = case when ${isBonus} then null else selected_at end
    where id = ${giftId}`.run(trx)
}

const owner = row({ giftId: integer, userId: integer })
export interface GiftOwner {
  giftId: number
  userId: number
}

/** Live ones whose time is over; those with open free rounds are ended by these. */
export function selectOverdueGifts(db: PlatformDatabase, now: Date, limit: number): Promise<GiftOwner[]> {
  return query(owner)`
    select id as "giftId", user_id as "userId" from user_gifts
    where state in ('received', 'activated') and expires_at <= ${now}
      and (state = 'received' or rounds_left is null or due_until is not null)
    order by expires_at limit ${limit}`.list(db)
}

/** Those whose wins wait for a bonus to end, and whose player has none any more and may get one. */
export function selectDueGifts(db: PlatformDatabase, now: Date, limit: number): Promise<GiftOwner[]> {
  return query(owner)`
    select g.id as "giftId", g.user_id as "userId" from user_gifts g join users u on u.id = g.user_id
    where g.due_until > ${now} and g.state = 'activated'
      and u.closed_at is null and u.bonuses_disabled_at is null
      and not exists (select from bonuses b where b.user_id = g.user_id and b.status = 'active' and b.expires_at > ${now})
    order by g.due_until limit ${limit}`.list(db)
}

/** Active cashback whose bonus has ended. */
export function selectPlayedCashback(db: PlatformDatabase, limit: number): Promise<GiftOwner[]> {
  return query(owner)`
    select g.id as "giftId", g.user_id as "userId" from user_gifts g
    where g.type = 'cashback' and g.state = 'activated'
      and not exists (select from bonuses b where b.gift_id = g.id and b.status = 'active')
    order by g.id limit ${limit}`.list(db)
}

/** Moves the end of a player's live gifts by some seconds; returns those whose free rounds end later too. */
export async function postponeGifts(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
  seconds: number,
): Promise<{ giftId: number; expiresAt: Date }[]> {
  const rows = await trx
    .updateTable('user_gifts')
    .set(({ ref }) => ({
      expires_at: moved(ref('expires_at'), seconds),
      due_until: moved(ref('due_until'), seconds),
    }))
    .where('user_id', '=', userId)
    .where('state', 'in', ['received', 'activated'])
    .where('expires_at', '>', now)
    .returning(['id as giftId', 'expires_at as expiresAt'])
    .execute()
  return rows.flatMap(({ giftId, expiresAt }) => (expiresAt ? [{ giftId, expiresAt }] : []))
}

function moved(moment: Expression<Date | null>, seconds: number): RawBuilder<Date | null> {
  return sql<Date | null>`${moment} + make_interval(secs => ${seconds}::float8)`
}
