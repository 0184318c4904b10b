import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { readRoundsAgain } from '../../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { TournamentContest } from '../tournament-terms.ts'
import { findFinalTimes } from './scoring.rules.ts'
import { resetScores } from './rescore.repository.ts'
import { readRounds, scoreRounds, tournamentsConsumer } from './tournaments-consumer.ts'

export { findFinalTimes, mostEarned } from './scoring.rules.ts'
export { updateScores } from './scores.repository.ts'
export { createTournamentsConsumer, tournamentsConsumer } from './tournaments-consumer.ts'

/**
 * Counts the score of a locked tournament anew, from all rounds that were read so far: the table is the same, unless something had gone
 * wrong. How many rounds lie in its time.
 */
export async function scoreAgain(trx: PlatformDatabase, contest: TournamentContest): Promise<number> {
  const { id, startsAt, endsAt } = contest
  await resetScores(trx, id)
  let read = 0
  await readRoundsAgain(
    trx,
    {
      consumer: tournamentsConsumer,
      from: startsAt,
      to: findFinalTimes(endsAt ?? new Date(8.64e15)).settledBefore,
    },
    async (events) => {
      const rounds = readRounds(events)
      read += rounds.length
      await scoreRounds(trx, [contest], rounds)
    },
  )
  return read
}
