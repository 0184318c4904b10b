// Whoever sits at a forgotten computer is logged in, but doesn't know the password: it is asked before anything that would let
// a stranger stay.
import { Refusal } from '../../plugins/refusal.ts'
import { type Account, checkPassword, countGuessWithin, getAccount } from '../sessions/sessions.service.ts'
import type { Owner, SecurityParts } from './security-parts.ts'

/** The account of a player who has shown their password again. Throws Refusal wrong_password or too_many_requests. */
export async function reauthenticate(
  parts: SecurityParts,
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
  password: string,
): Promise<Account> {
  await countGuessWithin(parts, sessionId)
  const account = await getAccount(parts.db, id)
  if (!(await checkPassword(account.passwordHash, password)))
    throw new Refusal('wrong_password', { field: 'password' })
  return account
}
