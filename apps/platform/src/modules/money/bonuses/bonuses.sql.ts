import { sql, type Expression, type RawBuilder } from 'kysely'
import { hasOpenBonusStake } from '../../play/rounds/rounds.sql.ts'
import type { BonusUpdate, LiveBonus } from './bonuses.rules.ts'

/** The player's `LiveBonus` as a column of a bigger query; null without a bonus whose money may be staked. */
export function selectLiveBonus(
  userId: Expression<unknown>,
  exceptRound: { provider: string; ref: string },
  now: Date,
): RawBuilder<LiveBonus | null> {
  return sql<LiveBonus | null>`(
    select jsonb_build_object('id', b.id, 'done', b.wager_done, 'needed', b.wager_needed, 'cap', b.conversion_cap, 'maxStake', b.max_stake,
      'isInPlayElsewhere', ${hasOpenBonusStake(sql.ref('b.id'), exceptRound)})
    from bonuses b where b.user_id = ${userId} and b.status = 'active' and b.expires_at > ${now})`
}

/** The statement that writes the progress and end of a bonus, to be run or composed into the wallet's own. */
export function saveBonus({ id, done, end }: BonusUpdate, now: Date): RawBuilder<unknown> {
  return sql`
    update bonuses set wager_done = ${done}, status = ${end?.status ?? 'active'}, converted = ${end?.converted ?? 0},
      ended_at = ${end ? now : null}
    where id = ${id} and status = 'active'`
}
