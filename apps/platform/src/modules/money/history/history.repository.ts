import type { Currency, DeclineReason, DepositStatus, Locale, Operation, PayoutStatus } from '@yanta/contract'
import {
  bool,
  integer,
  json,
  nullable,
  query,
  row,
  text,
  timestamptz,
  type RowOf,
} from '@yanta/database/statements'
import { sql, type RawBuilder } from 'kysely'
import type { PlatformDatabase } from '../../../database/platform-database.ts'

type StatusOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>['status']

export interface Span {
  userId: number
  /** Null: open at that side. */
  from: Date | null
  to: Date | null
}

/** What a page needs of one list. */
export interface Wanted extends Span {
  /** Only smaller ids. */
  before: number
  limit: number
}

const begun = { id: integer, at: timestamptz }
const deposit = row({
  ...begun,
  method: text,
  amount: integer,
  currency: text<Currency>(),
  status: text<DepositStatus>(),
  reason: nullable(text<DeclineReason>()),
  reversed: integer,
})
const payout = row({
  ...begun,
  method: text,
  target: text,
  amount: integer,
  currency: text<Currency>(),
  status: text<PayoutStatus>(),
  reason: nullable(text),
})
const round = row({
  ...begun,
  game: text,
  names: json<Record<Locale, string | null>>(),
  stake: integer,
  win: integer,
  isFree: bool,
  isBought: bool,
  isAnte: bool,
  currency: text<Currency>(),
  status: text<StatusOf<'round'>>(),
})
const bonus = row({
  ...begun,
  titles: nullable(json<Record<Locale, string>>()),
  amount: integer,
  converted: integer,
  currency: text<Currency>(),
  status: text<StatusOf<'bonus'>>(),
})
export type DepositRow = RowOf<typeof deposit>
export type PayoutRow = RowOf<typeof payout>
export type RoundRow = RowOf<typeof round>
export type BonusRow = RowOf<typeof bonus>
export type GiftRow = RowOf<typeof gift>
const gift = row(begun)

const within = (time: string, { from, to }: Span): RawBuilder<unknown> =>
  sql`(${from}::timestamptz is null or ${sql.ref(time)} >= ${from}) and (${to}::timestamptz is null or ${sql.ref(time)} < ${to})`

/** What the provider has taken back of a deposit. */
const reversedOf = sql`coalesce((select taken from deposit_reversals where deposit_id = deposits.id), 0)`

export function selectDeposits(
  db: PlatformDatabase,
  { userId, before, limit, ...span }: Wanted,
): Promise<DepositRow[]> {
  return query(deposit)`
    select id, created_at as at, method, amount, currency, status, reason, ${reversedOf} as reversed from deposits
    where user_id = ${userId} and id < ${before} and ${within('created_at', { userId, ...span })} order by id desc limit ${limit}`.list(
    db,
  )
}

export function selectPayouts(
  db: PlatformDatabase,
  { userId, before, limit, ...span }: Wanted,
): Promise<PayoutRow[]> {
  return query(payout)`
    select id, created_at as at, method, target, amount, currency, status, reason from payouts
    where user_id = ${userId} and id < ${before} and ${within('created_at', { userId, ...span })} order by id desc limit ${limit}`.list(
    db,
  )
}

/** Ids of rounds between which a span lies, see `findLastIdBefore`. */
export interface RoundRange {
  above: number
  upTo: number | null
}

const inRange = ({ above, upTo }: RoundRange): RawBuilder<unknown> =>
  sql`r.id > ${above} and (${upTo}::int8 is null or r.id <= ${upTo})`

export function selectRounds(
  db: PlatformDatabase,
  { userId, before, limit, ...span }: Wanted,
  range: RoundRange,
): Promise<RoundRow[]> {
  return query(round)`
    select r.id, r.started_at as at, r.game_slug as game, json_build_object('ru', g.name_ru, 'en', g.name_en) as names,
      case when free.win is null and r.status = 'rolled_back' then r.staked else r.stake_real + r.stake_bonus end as stake,
      coalesce(free.win, r.win_real + r.win_bonus) as win, free.win is not null as "isFree", r.is_bought as "isBought", r.is_ante as "isAnte", r.currency, r.status
    from (
      select * from rounds r
      where r.user_id = ${userId} and r.id < ${before} and ${inRange(range)} and ${within('r.started_at', { userId, ...span })}
      order by r.id desc limit ${limit}
    ) r
    left join games g on g.slug = r.game_slug
    left join played_free_rounds free on free.provider = r.provider and free.round_ref = r.ref
    order by r.id desc`.list(db)
}

export function selectBonuses(
  db: PlatformDatabase,
  { userId, before, limit, ...span }: Wanted,
): Promise<BonusRow[]> {
  return query(bonus)`
    select b.id, b.created_at as at, g.titles, b.amount, b.converted, b.currency, b.status
    from bonuses b left join user_gifts g on g.id = b.gift_id
    where b.user_id = ${userId} and b.id < ${before} and ${within('b.created_at', { userId, ...span })} order by b.id desc limit ${limit}`.list(
    db,
  )
}

export function selectGifts(
  db: PlatformDatabase,
  { userId, before, limit, ...span }: Wanted,
): Promise<GiftRow[]> {
  return query(gift)`
    select id, created_at as at from user_gifts
    where user_id = ${userId} and id < ${before} and ${within('created_at', { userId, ...span })} order by id desc limit ${limit}`.list(
    db,
  )
}

const sums = row({ count: integer, first: integer, second: integer })
export type Sums = RowOf<typeof sums>

/** Number, and the sum of those credited. */
export function sumDeposits(db: PlatformDatabase, span: Span): Promise<Sums> {
  return query(sums)`
    select count(*) as count, coalesce(sum(amount - ${reversedOf}) filter (where status = 'success'), 0)::int8 as first, 0 as second
    from deposits where user_id = ${span.userId} and ${within('created_at', span)}`.get(db)
}

/** Number, and the sum of those whose money did not come back. */
export function sumPayouts(db: PlatformDatabase, span: Span): Promise<Sums> {
  return query(sums)`
    select count(*) as count, coalesce(sum(amount) filter (where status not in ('refused', 'failed', 'cancelled')), 0)::int8 as first, 0 as second
    from payouts where user_id = ${span.userId} and ${within('created_at', span)}`.get(db)
}

/** Number, stakes and wins. */
export function sumRounds(db: PlatformDatabase, span: Span, range: RoundRange): Promise<Sums> {
  return query(sums)`
    select count(*) as count, coalesce(sum(r.stake_real + r.stake_bonus), 0)::int8 as first,
      coalesce(sum(r.win_real + r.win_bonus), 0)::int8 as second
    from rounds r where r.user_id = ${span.userId} and ${inRange(range)} and ${within('r.started_at', span)}`.get(
    db,
  )
}

/** Number, granted and converted money. */
export function sumBonuses(db: PlatformDatabase, span: Span): Promise<Sums> {
  return query(sums)`
    select count(*) as count, coalesce(sum(amount), 0)::int8 as first, coalesce(sum(converted), 0)::int8 as second
    from bonuses where user_id = ${span.userId} and ${within('created_at', span)}`.get(db)
}

/** Number, and the money of those that were used. */
export function sumGifts(db: PlatformDatabase, span: Span): Promise<Sums> {
  return query(sums)`
    select count(*) as count,
      coalesce(sum((terms ->> 'amount')::int8) filter (where type = 'cash' and state = 'used'), 0)::int8 as first, 0 as second
    from user_gifts where user_id = ${span.userId} and ${within('created_at', span)}`.get(db)
}
