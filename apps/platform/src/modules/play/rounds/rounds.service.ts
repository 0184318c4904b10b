// Rounds of every game: stake, win and end. Written by the wallet together with the money.
import type { CallAnswer, listRounds } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectLastStake, selectPlayerRounds, selectRealStakes } from './rounds.repository.ts'

const mostListed = 40

/** The player's latest 40 rounds with real money over all games. */
export function listPlayerRounds(
  db: PlatformDatabase,
  userId: number,
): Promise<CallAnswer<typeof listRounds>['items']> {
  return selectPlayerRounds(db, userId, mostListed)
}

/** The player's last stake that was real money, in minor units; null: none. */
export async function findLastStake(db: PlatformDatabase, userId: number): Promise<number | null> {
  return (await selectLastStake(db, userId))?.staked ?? null
}

/** Real money that the player has staked in settled rounds since a moment, in minor units. */
export function sumRealStakes(db: PlatformDatabase, userId: number, since: Date): Promise<number> {
  return selectRealStakes(db, userId, since)
}
