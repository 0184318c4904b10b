// Rounds of every game: stake, win and end. Written by the wallet together with the money.
import type { CallAnswer, listRounds } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { selectPlayerRounds } from './rounds.repository.ts'

const mostListed = 40

/** The player's latest 40 rounds with real money over all games. */
export function listPlayerRounds(
  db: PlatformDatabase,
  userId: number,
): Promise<CallAnswer<typeof listRounds>['items']> {
  return selectPlayerRounds(db, userId, mostListed)
}
