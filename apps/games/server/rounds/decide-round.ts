// Decides a round and stores it as pending in one statement, which also uses up its nonce: two rounds of the same seeds never share
// a nonce, a request never has two rounds, and a concurrent change of seeds either sees the round or prevents it. A pending round
// left by an earlier page or server process is ended first: no round begins while the fate of the one before is unknown.
import type { Clock } from '@yanta/config/clock'
import { Refusal } from '@yanta/server'
import { LRUCache } from 'lru-cache'
import type { ProviderDatabase, RoundRow } from '../database/records.ts'
import { getActiveSeeds, type ActiveSeeds } from '../seeds/seeds.ts'
import { ownerOf } from '../sessions/page-sessions.ts'
import { insertRound, type RoundRequestOf } from './decided-rounds.repository.ts'
import { findRequestedRound, findUnfinishedRound } from './rounds.repository.ts'

/**
 * The round of a request: a new one, or the one it already had. Throws `round_open` while a round of steps is open, or when one ended
 * only now, and `temporarily_unavailable` while it is unknown whether the money of another round moved.
 */
export type DecideRound = (request: RoundRequestOf) => Promise<{ round: RoundRow; isNew: boolean }>

/** Attempts before giving up when another page or process keeps using the seeds at the same time. */
const tries = 20

/** @param resume ends a pending round if it can; waits for a caller that is already ending it */
export function createDecider(
  db: ProviderDatabase,
  clock: Clock,
  resume: (round: RoundRow) => Promise<RoundRow>,
): DecideRound {
  const lastUsed = new LRUCache<string, ActiveSeeds>({ max: 10_000 })
  return async (request) => {
    const owner = ownerOf(request.session)
    const key = `${owner.playerId} ${owner.gameSlug}`
    for (let attempt = 0; attempt < tries; attempt++) {
      const seeds = lastUsed.get(key) ?? (await getActiveSeeds(db, owner))
      lastUsed.delete(key)
      const round = await insertRound(db, clock.now(), request, seeds)
      if (round) {
        lastUsed.set(key, { ...seeds, nonce: seeds.nonce + 1 })
        return { round, isNew: true }
      }
      const earlier = await findRequestedRound(db, request.session.id, request.requestId)
      if (earlier) return { round: earlier, isNew: false }
      const unfinished = await findUnfinishedRound(db, owner)
      if (!unfinished) continue
      const { status } = await resume(unfinished)
      if (status === 'pending') throw new Refusal('temporarily_unavailable')
      // One of steps is shown before another begins: the page opens again, with it or with what became of it.
      if (unfinished.is_stepwise && status !== 'failed') throw new Refusal('round_open')
    }
    throw new Error(`the seeds of ${key} are used from elsewhere all the time`)
  }
}
