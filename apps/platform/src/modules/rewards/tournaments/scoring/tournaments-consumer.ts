// Turns settled rounds into scores of tournaments. Promises: each round of real money counts once in the tournament that the player had
// chosen when it began, by its own times: neither the order of delivery nor the batches change a score.
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import type {
  AfterCommit,
  OutboxConsumer,
  StoredEvent,
} from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import { lockRunning } from '../../contests/contests.service.ts'
import { keyOf, lockContestMembers, type MemberKey } from '../../contests/members.service.ts'
import { selectChoices, type Choice } from '../choices/choices.service.ts'
import type { TournamentContest, TournamentTerms } from '../tournament-terms.ts'
import { hasWaiting, updateScores } from './scores.repository.ts'
import { addRound, fits, type ScoredRound } from './scoring.rules.ts'

/** The key of its cursor. */
export const tournamentsConsumer = 'tournaments'

interface ScoringContext {
  clock: Clock
  /** Begins and ends what is due by then: rounds are read before the job may have come. Returns what is to be told. */
  moveDue(trx: PlatformDatabase, now: Date): Promise<AfterCommit | undefined>
}

export function createTournamentsConsumer(context: ScoringContext): OutboxConsumer {
  async function consume(
    trx: PlatformDatabase,
    events: readonly StoredEvent[],
  ): Promise<AfterCommit | undefined> {
    const rounds = readRounds(events)
    if (rounds.length === 0) return undefined
    const begins = rounds.map(({ startedAt }) => startedAt.getTime())
    const [first, last] = [new Date(Math.min(...begins)), new Date(Math.max(...begins))]
    const now = new Date(Math.max(last.getTime(), context.clock.now().getTime()))
    // Before any is locked: locks are taken in one order.
    const notify = (await hasWaiting(trx, now)) ? await context.moveDue(trx, now) : undefined
    const contests = await lockRunning<TournamentTerms>(trx, 'tournament', first, last)
    await scoreRounds(trx, contests, rounds)
    return notify
  }

  return { name: tournamentsConsumer, consume }
}

/** Those of real money whose begin is known. */
export function readRounds(events: readonly StoredEvent[]): ScoredRound[] {
  return events.flatMap(({ type, userId, data }) => {
    if (type !== 'round.settled') return []
    const { roundId, winReal, startedAt, settledAt, ...round } = data
    if (round.stakeReal <= 0 || winReal === null || startedAt === null) return []
    return [
      {
        ...round,
        id: roundId ?? 0,
        userId,
        winReal,
        startedAt: new Date(startedAt),
        settledAt: new Date(settledAt),
      },
    ]
  })
}

/** Adds rounds to the scores in locked tournaments, which have begun: their games have names. */
export async function scoreRounds(
  trx: PlatformDatabase,
  contests: readonly TournamentContest[],
  rounds: readonly ScoredRound[],
): Promise<void> {
  const counted = await findCounted(trx, contests, rounds)
  const members = await lockContestMembers(trx, [...counted.values()])
  const scores = members.flatMap((member) => {
    const { contest, rounds: own } = counted.get(keyOf(member))!
    const score = own.reduce((sum, round) => addRound(contest.terms.mechanic, sum, round), member)
    return score === member ? [] : [score]
  })
  if (scores.length > 0) await updateScores(trx, scores)
}

interface Counted extends MemberKey {
  contest: TournamentContest
  rounds: ScoredRound[]
}

/** The rounds that count, by member. */
async function findCounted(
  trx: PlatformDatabase,
  contests: readonly TournamentContest[],
  rounds: readonly ScoredRound[],
): Promise<Map<string, Counted>> {
  const counted = new Map<string, Counted>()
  if (contests.length === 0) return counted
  const begins = rounds.map(({ startedAt }) => startedAt.getTime())
  const byPlayer = Map.groupBy(rounds, ({ userId }) => userId)
  const choices = await selectChoices(trx, {
    contestIds: contests.map(({ id }) => id),
    userIds: [...byPlayer.keys()],
    from: new Date(Math.min(...begins)),
    to: new Date(Math.max(...begins)),
  })
  for (const [id, own] of Map.groupBy(choices, ({ contestId }) => contestId)) {
    const contest = contests.find((each) => each.id === id)!
    const games = new Set(contest.terms.games.slugs)
    for (const choice of own) {
      const key = { contestId: id, userId: choice.userId }
      const found = byPlayer
        .get(choice.userId)!
        .filter((round) => isWithin(choice, round) && games.has(round.gameSlug) && fits(contest, round))
      if (found.length === 0) continue
      const known = counted.get(keyOf(key))
      if (known) known.rounds.push(...found)
      else counted.set(keyOf(key), { ...key, contest, rounds: found })
    }
  }
  return counted
}

const isWithin = ({ chosenFrom, chosenUntil }: Choice, { startedAt }: ScoredRound): boolean =>
  startedAt >= chosenFrom && (chosenUntil === null || startedAt < chosenUntil)
