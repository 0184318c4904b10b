// What a settled round brings in a tournament [3.39], [9.26]. Pure, in whole numbers: the score is the same in whatever order and batches
// rounds are read.
import { addSeconds } from '@yanta/config/clock'
import type { Currency } from '@yanta/contract'
import { millionths, parseRate } from '../../../../plugins/currency-rate.ts'
import type { TournamentContest, TournamentTerms } from '../tournament-terms.ts'

/** A settled round of real money. Amounts in minor units; `rateToRub` is decimal text. */
export interface ScoredRound {
  /** The platform's own. */
  id: number
  userId: number
  gameSlug: string
  /** The whole stake. */
  stake: number
  /** At least 1. */
  stakeReal: number
  winReal: number
  currency: string
  rateToRub: string
  startedAt: Date
  settledAt: Date
}

/** The score of a member, see `Member`. */
export interface MemberScore {
  /** In ten-thousandths of a point. */
  earned: number
  /** In millionths of one of these. */
  scoreRemainder: number
  scoredAt: Date
  tie: number
}

/** After the end a round may be settled for so long. */
export const settledWithinSeconds = 60

/** Ten-thousandths in a multiplier of 1. */
const multiplierUnits = 10_000n
/** A minor unit is a hundredth, which has as many ten-thousandths. */
const unitsOfMinor = 100n

/** What a round brings, in millionths of a ten-thousandth of a point; 0: it does not score. */
export function scoreRound(
  mechanic: TournamentTerms['mechanic'],
  { stakeReal, winReal, rateToRub }: Pick<ScoredRound, 'stakeReal' | 'winReal' | 'rateToRub'>,
): bigint {
  if (stakeReal <= 0) return 0n
  if (mechanic === 'bets') return BigInt(stakeReal) * parseRate(rateToRub) * unitsOfMinor
  if (mechanic === 'wins') return BigInt(winReal) * parseRate(rateToRub) * unitsOfMinor
  return ((BigInt(winReal) * multiplierUnits) / BigInt(stakeReal)) * millionths
}

/** A score grows no further: what is beyond could not be read any more, of anybody, and one more is still a whole number. */
export const mostEarned = 9_000_000_000_000_000
const most = BigInt(mostEarned) * millionths

/** Adds a counted round to a score: sums remember their latest round, the highest multiplier the first that reached it. */
export function addRound<Score extends MemberScore>(
  mechanic: TournamentTerms['mechanic'],
  score: Score,
  round: ScoredRound,
): Score {
  const gain = scoreRound(mechanic, round)
  if (gain === 0n) return score
  const before = BigInt(score.earned) * millionths + BigInt(score.scoreRemainder)
  const isHighest = mechanic === 'highest'
  const uncapped = isHighest ? (gain > before ? gain : before) : before + gain
  const after = uncapped > most ? most : uncapped
  const isOfRound =
    before === 0n ||
    (isHighest ? gain > before || (gain === before && isEarlier(round, score)) : !isEarlier(round, score))
  return {
    ...score,
    earned: Number(after / millionths),
    scoreRemainder: Number(after % millionths),
    ...(isOfRound && { scoredAt: round.settledAt, tie: round.id }),
  }
}

function isEarlier(
  { settledAt, id }: Pick<ScoredRound, 'settledAt' | 'id'>,
  { scoredAt, tie }: Pick<MemberScore, 'scoredAt' | 'tie'>,
): boolean {
  return settledAt < scoredAt || (settledAt.getTime() === scoredAt.getTime() && id < tie)
}

/** Whether a round fits the tournament's time and stakes, whatever the player has chosen and whichever the game is. */
export function fits(
  { startsAt, endsAt, terms: { stakes } }: Pick<TournamentContest, 'startsAt' | 'endsAt' | 'terms'>,
  { stake, stakeReal, currency, startedAt, settledAt }: ScoredRound,
): boolean {
  const least = stakes.min?.[currency as Currency] ?? 0
  const most = stakes.max?.[currency as Currency] ?? Infinity
  return (
    stakeReal > 0 &&
    stake >= least &&
    stake <= most &&
    startedAt >= startsAt &&
    (endsAt === null ||
      (startedAt < endsAt && settledAt.getTime() <= endsAt.getTime() + settledWithinSeconds * 1_000))
  )
}

/** What was under way is committed or given up by then: the database server ends a statement, or a pause, after 15 seconds. */
const underWaySeconds = 30

/** Rounds settled before `settledBefore` may still count; from `at` on all of them can be read. */
export function findFinalTimes(endsAt: Date): { settledBefore: Date; at: Date } {
  return {
    // A round settled on the very last moment counts.
    settledBefore: addSeconds(endsAt, settledWithinSeconds + 1),
    at: addSeconds(endsAt, settledWithinSeconds + underWaySeconds),
  }
}
