// Ends rounds of steps that nobody came back to, so that no stake lies open for ever.
import type { FastifyBaseLogger } from 'fastify'
import type { ProviderDatabase, RoundRow } from '../database/schema.ts'
import { leaveOpenRound, listUntouchedRounds } from './step-records.ts'

/** Twice as long as the platform's session lives: whoever wants to go on has had the time. The rules of the games say it. */
export const abandonedAfterMs = 24 * 60 * 60_000

interface Parts {
  db: ProviderDatabase
  log: FastifyBaseLogger
  /** Pays a round that is over, or gives its stake back. */
  resume: (round: RoundRow) => Promise<RoundRow>
  now?: () => number
}

export function createAbandonment({ db, log, resume, now = Date.now }: Parts): () => Promise<void> {
  return async () => {
    const since = new Date(now() - abandonedAfterMs)
    for (const id of await listUntouchedRounds(db, since)) {
      const round = await leaveOpenRound(db, id, since)
      if (!round) continue
      log.info(
        { roundId: id, win: round.win, isWithdrawn: round.is_withdrawn },
        'a round nobody came back to was ended',
      )
      await resume(round)
    }
  }
}
