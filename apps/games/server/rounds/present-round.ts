import type { Round, RoundList } from '../api.ts'
import type { Proof } from '../proof.ts'
import type { PlayableGame } from '../catalogue.ts'
import type { RoundRow } from '../database/records.ts'
import { listSteps, showOutcome, summarize } from '../engines.ts'

/** A round as its player sees it. */
export function presentRound(round: RoundRow): Round {
  return {
    id: round.id,
    stake: round.stake,
    win: round.win,
    balanceAfterBet: round.balance_after_bet!,
    balance: round.balance ?? round.balance_after_bet!,
    outcome: showOutcome(round.outcome),
    nonce: round.nonce,
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    playedAt: round.played_at.toISOString(),
    freeRounds: round.free_rounds,
  }
}

/** A line of the history. */
export function presentPlayedRound(round: RoundRow, isRevealed: boolean): RoundList['items'][number] {
  const isSettled = round.status === 'settled'
  return {
    id: round.id,
    stake: round.stake,
    win: isSettled ? round.win : 0,
    summary: isSettled ? summarize(round.outcome) : null,
    status: isSettled ? 'settled' : 'rolled_back',
    nonce: round.nonce,
    isFree: round.free_rounds_id !== null,
    isRevealed,
    playedAt: round.played_at.toISOString(),
  }
}

/** The inputs from which the verifier repeats the round. */
export function presentProof(
  round: RoundRow,
  game: PlayableGame | undefined,
  serverSeed: string | null,
): Proof {
  const steps = listSteps(round.outcome)
  return {
    roundId: round.id,
    game: round.game_slug,
    theme: game?.world?.slug ?? game?.theme,
    engine: round.outcome.engine,
    profile: round.profile,
    ...(round.choice !== null && { choice: round.choice }),
    ...(steps !== undefined && { steps }),
    stake: round.stake,
    win: round.win,
    currency: round.currency,
    serverSeed,
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    isFree: round.free_rounds_id !== null,
  }
}
