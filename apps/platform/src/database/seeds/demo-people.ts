// Who takes part in the demo's promotions and tournaments.
import { createHash } from 'node:crypto'
import type { PlayerEntry } from '@yanta/content'
import { findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
import type { PlatformDatabase } from '../platform-database.ts'
import { seedRegulars } from './demo-regulars.ts'

export interface People {
  /** Those one can log in as, in the order of the content. */
  players: readonly number[]
  regulars: readonly number[]
}

/** Creates the regulars who are missing. Ids of players. */
export async function listPeople(
  trx: PlatformDatabase,
  now: Date,
  entries: readonly PlayerEntry[],
): Promise<People> {
  const players: number[] = []
  for (const { email } of entries) {
    const id = await findPlayerByEmail(trx, email.toLowerCase())
    if (id !== undefined) players.push(id)
  }
  return { players, regulars: (await seedRegulars(trx, now)).map(({ id }) => id) }
}

/** The same number from 0 to 1 for the same text. */
export function shareOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}
