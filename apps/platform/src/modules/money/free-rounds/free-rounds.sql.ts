// Free rounds within the wallet's own statements.
import { sql, type Expression, type RawBuilder } from 'kysely'
import { momentOf } from '../../../plugins/event-outbox/event-outbox.sql.ts'
import type { FreeRoundsStatus } from './free-rounds.rules.ts'

/** A series as the wallet reads it. */
export interface SeriesFacts {
  id: number
  giftId: number
  stake: number
  total: number
  used: number
  won: number
  isFeature: boolean
  status: FreeRoundsStatus
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** A settled free round with the state of its series after it. */
export interface PlayedFreeRound {
  seriesId: number
  number: number
  win: number
  won: number
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** The series as a column of a bigger query; null when it is another player's, another game's or none. */
export function selectSeries(
  id: number,
  of: { userId: number; gameSlug: Expression<unknown>; currency: Expression<unknown> },
): RawBuilder<SeriesFacts | null> {
  return sql<SeriesFacts | null>`(
    select jsonb_build_object('id', f.id, 'giftId', f.gift_id, 'stake', f.stake, 'total', f.total, 'used', f.used, 'won', f.won,
      'isFeature', f.is_feature, 'status', f.status, 'expiresAt', ${momentOf(sql.ref('f.expires_at'))})
    from free_rounds f
    where f.id = ${id} and f.user_id = ${of.userId} and f.game_slug = ${of.gameSlug} and f.currency = ${of.currency})`
}

/** The free round that a round is, as a column of a bigger query; null for a usual one. */
export function selectPlayedFreeRound(
  provider: Expression<unknown>,
  roundRef: Expression<unknown>,
): RawBuilder<PlayedFreeRound | null> {
  return sql<PlayedFreeRound | null>`(
    select jsonb_build_object('seriesId', p.free_rounds_id, 'number', p.number, 'win', p.win, 'won', p.won,
      'expiresAt', ${momentOf(sql.ref('p.expires_at'))})
    from played_free_rounds p where p.provider = ${provider} and p.round_ref = ${roundRef})`
}

/** CTEs that write a played free round and its series, named played_free and counted_free. */
export function saveFreeRound(
  { seriesId, number, win, won, expiresAt }: PlayedFreeRound,
  { provider, ref, isLast }: { provider: string; ref: string; isLast: boolean },
  now: Date,
): RawBuilder<unknown> {
  return sql`
    played_free as (
      insert into played_free_rounds (free_rounds_id, number, provider, round_ref, win, won, expires_at)
      values (${seriesId}, ${number}, ${provider}, ${ref}, ${win}, ${won}, ${expiresAt}::timestamptz)),
    counted_free as (
      update free_rounds set used = ${number}, won = ${won}, status = ${isLast ? 'played' : 'active'}, ended_at = ${isLast ? now : null}
      where id = ${seriesId} and status = 'active')`
}
