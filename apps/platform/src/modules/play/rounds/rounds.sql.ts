// Rounds as the wallet writes them, together with the money.
import type { Currency } from '@yanta/contract'
import { sql, type Expression, type RawBuilder } from 'kysely'

export interface RoundRecord {
  provider: string
  ref: string
  sessionId: number
  /** Null in demo: such a round has no player. */
  userId: number | null
  gameSlug: string
  currency: Currency
  status: 'open' | 'settled' | 'rolled_back'
  staked: number
  stake: { real: number; bonus: number }
  win: { real: number; bonus: number }
  /** The bonus active at the first bet, in a game that allows it: only its money is staked here, and only its wager counts this round. */
  bonusId: number | null
  /** The player bought the game's feature: the stake is its price. */
  isBought: boolean
  /** The player played it with the ante: the stake is the whole price. */
  isAnte: boolean
}

/** The statement that writes a round or its next state, to be composed into the wallet's own. Returns no row when another session has the round. */
export function saveRound(round: RoundRecord, now: Date): RawBuilder<unknown> {
  const {
    provider,
    ref,
    sessionId,
    userId,
    gameSlug,
    currency,
    status,
    staked,
    stake,
    win,
    bonusId,
    isBought,
    isAnte,
  } = round
  return sql`
    insert into rounds (provider, ref, session_id, user_id, game_slug, currency, status, staked, stake_real, stake_bonus, win_real, win_bonus, bonus_id, is_bought, is_ante, started_at, ended_at)
    values (${provider}, ${ref}, ${sessionId}, ${userId}, ${gameSlug}, ${currency}, ${status}, ${staked}, ${stake.real}, ${stake.bonus},
      ${win.real}, ${win.bonus}, ${bonusId}, ${isBought}, ${isAnte}, ${now}, ${status === 'open' ? null : now})
    on conflict (provider, ref) do update set
      status = excluded.status, staked = excluded.staked, stake_real = excluded.stake_real, stake_bonus = excluded.stake_bonus,
      win_real = excluded.win_real, win_bonus = excluded.win_bonus, ended_at = excluded.ended_at
    where rounds.session_id = excluded.session_id
    returning id, started_at, ended_at`
}

/** Whether an open round holds money of a bonus, as a column of a bigger query. */
export function hasOpenBonusStake(
  bonusId: Expression<unknown>,
  except?: { provider: string; ref: string },
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from rounds where bonus_id = ${bonusId} and status = 'open' and stake_bonus > 0
    ${except ? sql`and (provider, ref) <> (${except.provider}, ${except.ref})` : sql``})`
}
