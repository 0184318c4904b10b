// A person at a forgotten computer is logged in, but doesn't know the password: it is required before any action that would give
// an intruder lasting access.
import { Refusal } from '@yanta/server'
import { type Account, checkPassword, countGuessWithin, getAccount } from '../sessions/sessions.service.ts'
import type { Owner, SecurityDeps } from './security-deps.ts'

export type { Owner, SecurityDeps } from './security-deps.ts'

/** The account of a player who has shown their password again. Throws Refusal wrong_password or too_many_requests. */
export async function reauthenticate(
  deps: SecurityDeps,
  { id, sessionId }: Pick<Owner, 'id' | 'sessionId'>,
  password: string,
): Promise<Account> {
  await countGuessWithin(deps, sessionId)
  const account = await getAccount(deps.db, id)
  if (!(await checkPassword(account.passwordHash, password)))
    throw new Refusal('wrong_password', { field: 'password' })
  return account
}
