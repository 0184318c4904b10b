import type { Currency, Gift, Locale } from '@yanta/contract'
import { sql, type Kysely } from 'kysely'
import type { GiftFacts } from './gifts.rules.ts'

export interface GiftRecord extends GiftFacts {
  id: number
  reason: Gift['reason']
  titles: Record<Locale, string>
  currency: Currency
  expiresAt: Date | null
  isSelected: boolean
}

export interface NewGift {
  userId: number
  reason: Gift['reason']
  titles: Record<Locale, string>
  percent: number
  depositLimit: number
  days: number
}

const columns = sql.raw(`
  g.id, g.type, g.reason, g.state, g.titles, u.currency, g.deposit_limit as "depositLimit", g.deposit_progress as "depositProgress",
  g.expires_at as "expiresAt", coalesce(g.expires_at > now(), true) as "isLive", g.selected_at is not null as "isSelected"`)

export async function insertDepositBonus(
  trx: Kysely<any>,
  { userId, reason, titles, percent, depositLimit, days }: NewGift,
): Promise<void> {
  await sql`
    insert into user_gifts (user_id, type, reason, titles, percent, deposit_limit, expires_at)
    values (${userId}, 'deposit_bonus', ${reason}, ${JSON.stringify(titles)}::jsonb, ${percent}, ${depositLimit}, now() + make_interval(days => ${days}))`.execute(
    trx,
  )
}

/** Newest first. */
export async function selectGifts(db: Kysely<any>, userId: number): Promise<GiftRecord[]> {
  const { rows } =
    await sql<GiftRecord>`select ${columns} from user_gifts g join users u on u.id = g.user_id where g.user_id = ${userId} order by g.id desc`.execute(
      db,
    )
  return rows
}

/** Locks the player's gifts until the transaction ends. */
export async function lockGifts(trx: Kysely<any>, userId: number): Promise<GiftRecord[]> {
  const { rows } = await sql<GiftRecord>`
    select ${columns} from user_gifts g join users u on u.id = g.user_id where g.user_id = ${userId} order by g.id for update of g`.execute(
    trx,
  )
  return rows
}

/** Also unselects the previous gift. */
export async function markSelected(trx: Kysely<any>, userId: number, giftId: number): Promise<void> {
  await sql`update user_gifts set selected_at = null where user_id = ${userId} and selected_at is not null and id <> ${giftId}`.execute(
    trx,
  )
  await sql`update user_gifts set selected_at = now() where id = ${giftId} and selected_at is null`.execute(
    trx,
  )
}
