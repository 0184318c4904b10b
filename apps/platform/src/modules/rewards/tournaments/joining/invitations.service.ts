// Codes of the desk that let a player into a closed tournament or series. Promises: a code lets one player in, once.
import { randomInt } from 'node:crypto'
import { normaliseCode } from '@yanta/content'
import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { insertInvitation, spendInvitation } from './invitations.repository.ts'

/** Letters and digits that nobody takes for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const [groups, groupLength] = [3, 4]

/**
 * Writes a new invitation to an entry of tournaments or series, for one player or for whoever has it.
 * @returns the code as it is told to players
 */
export async function createInvitation(
  trx: PlatformDatabase,
  now: Date,
  to: { entry: string; forUserId: number | null },
): Promise<string> {
  const group = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]!).join('')
  const code = Array.from({ length: groups }, group).join('-')
  await insertInvitation(trx, now, { ...to, code: normaliseCode(code) })
  return code
}

/** Uses up a code as it was typed. False: it is none, is used, or is another player's, and stays as it was. */
export function acceptInvitation(
  trx: PlatformDatabase,
  now: Date,
  typed: string,
  into: { entry: string; contestId: number; userId: number },
): Promise<boolean> {
  return spendInvitation(trx, now, { ...into, code: normaliseCode(typed) })
}
