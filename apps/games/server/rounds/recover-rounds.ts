// Ends rounds that were left pending. Promises that a round which can't be ended holds back no other: each is tried by itself, one
// that fails again and again is tried less and less often, and the log says which stay pending and since when.
import type { FastifyBaseLogger } from 'fastify'
import type { ProviderDatabase, RoundRow } from '../database/schema.ts'
import type { Owner } from '../seeds/seeds.ts'
import { listPendingRounds } from './round-records.ts'

interface Parts {
  db: ProviderDatabase
  log: FastifyBaseLogger
  /** Settles a pending round or gives its stake back; returns it as it stands. */
  resume: (round: RoundRow) => Promise<RoundRow>
  now?: () => number
}

/** Ends pending rounds: of one player's game, who waits for it, or of everybody. */
export type RecoverRounds = (owner?: Owner) => Promise<void>

/** So many failures in a row say that it is the wallet that is away; the others wait for the next time. */
const mostFailuresInARow = 3
const firstDelayMs = 10_000
const longestDelayMs = 5 * 60_000

export function createRecovery({ db, log, resume, now = Date.now }: Parts): RecoverRounds {
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

  return async (owner) => {
    const left = new Map<string, Date>()
    let tried = 0
    let failuresInARow = 0
    for await (const round of listAllPending(db, owner)) {
      const isItsTurn = owner !== undefined || (troubled.get(round.id)?.nextTryAt ?? 0) <= now()
      if (isItsTurn) {
        tried += 1
        if (await isEnded(round)) {
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
  }

  /** Other rounds have ended, here or elsewhere. */
  function forgetAllBut(pending: ReadonlyMap<string, unknown>): void {
    for (const id of troubled.keys()) if (!pending.has(id)) troubled.delete(id)
  }
}

async function* listAllPending(db: ProviderDatabase, owner: Owner | undefined): AsyncGenerator<RoundRow> {
  for (let after = 0; ;) {
    const page = await listPendingRounds(db, { owner, after })
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.seq
  }
}
