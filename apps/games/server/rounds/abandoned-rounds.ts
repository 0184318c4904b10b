// Ends abandoned rounds of steps, so that no stake stays open for ever.
import { addSeconds, type Clock } from '@yanta/config/clock'
import type { FastifyBaseLogger } from 'fastify'
import type { ProviderDatabase, RoundRow } from '../database/records.ts'
import { leaveOpenRound, listUntouchedRounds } from './steps.repository.ts'

/** Twice the lifetime of the platform's session: long enough for a player who wants to go on. The rules of the games state it. */
export const abandonedAfterMs = 24 * 60 * 60_000

interface RecoveryContext {
  db: ProviderDatabase
  clock: Clock
  log: FastifyBaseLogger
  /** Pays a round that is over, or gives its stake back. */
  resume: (round: RoundRow) => Promise<RoundRow>
}

export function createAbandonment({ db, clock, log, resume }: RecoveryContext): () => Promise<void> {
  return async () => {
    const since = addSeconds(clock.now(), -abandonedAfterMs / 1_000)
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
