// Ends rounds that were left pending. Guarantees that a round which can't be ended does not block the others: each is tried separately,
// one that keeps failing is retried less and less often, and the log names those that stay pending and since when.
import type { FastifyBaseLogger } from 'fastify'
import type { ProviderDatabase, RoundRow } from '../database/records.ts'
import type { Owner } from '../seeds/seeds.ts'
import { listPendingRounds, type PendingQuery } from './rounds.repository.ts'

interface RecoveryContext {
  db: ProviderDatabase
  log: FastifyBaseLogger
  /** Settles a pending round or gives its stake back; returns its current state. */
  resume: (round: RoundRow) => Promise<RoundRow>
  now?: () => number
}

/**
 * Ends pending rounds: of one player's game, while that player waits, or of all players; only those decided before a time, if one is given.
 * Says whether any ended, or was opened for its steps: then balances may be others now.
 */
export type RecoverRounds = (which?: { owner?: Owner; playedBefore?: Date }) => Promise<boolean>

/** So many failures in a row mean that the wallet is down; the remaining rounds wait for the next run. */
const mostFailuresInARow = 3
const firstDelayMs = 10_000
const longestDelayMs = 5 * 60_000

export function createRecovery({ db, log, resume, now = Date.now }: RecoveryContext): RecoverRounds {
  const troubled = new Map<string, { failures: number; nextTryAt: number }>()

  async function isEnded(round: RoundRow): Promise<boolean> {
    try {
      return (await resume(round)).status !== 'pending'
    } catch (error) {
      log.error({ err: error, roundId: round.id }, 'a pending round could not be looked after')
      return false
    }
  }

  function postpone({ id }: RoundRow): void {
    const failures = (troubled.get(id)?.failures ?? 0) + 1
    troubled.set(id, {
      failures,
      nextTryAt: now() + Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1)),
    })
  }

  return async ({ owner, playedBefore } = {}) => {
    const left = new Map<string, Date>()
    let tried = 0
    let ended = 0
    let failuresInARow = 0
    for await (const round of listAllPending(db, { owner, playedBefore })) {
      const isItsTurn = owner !== undefined || (troubled.get(round.id)?.nextTryAt ?? 0) <= now()
      if (isItsTurn) {
        tried += 1
        if (await isEnded(round)) {
          ended += 1
          failuresInARow = 0
          continue
        }
        failuresInARow += 1
        postpone(round)
      }
      left.set(round.id, round.played_at)
      if (failuresInARow === mostFailuresInARow) break
    }
    const [oldest] = left
    if (tried > 0 && oldest)
      log.error(
        {
          rounds: left.size,
          oldest: oldest[0],
          since: oldest[1],
          isWalletAway: failuresInARow === mostFailuresInARow,
        },
        'rounds stay pending; they are tried again',
      )
    if (owner === undefined && failuresInARow < mostFailuresInARow) forgetAllBut(left)
    return ended > 0
  }

  /** Rounds not in `pending` have ended, here or in another process. */
  function forgetAllBut(pending: ReadonlyMap<string, unknown>): void {
    for (const id of troubled.keys()) if (!pending.has(id)) troubled.delete(id)
  }
}

async function* listAllPending(
  db: ProviderDatabase,
  which: Pick<PendingQuery, 'owner' | 'playedBefore'>,
): AsyncGenerator<RoundRow> {
  for (let after = 0; ;) {
    const page = await listPendingRounds(db, { ...which, after })
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.seq
  }
}
