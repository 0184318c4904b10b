// The state between the two steps of a login. The ticket proves everything but the second factor; a new password voids it.
import { createHash } from 'node:crypto'
import type { Clock } from '@yanta/config/clock'
import type { SecondFactor } from '@yanta/contract'
import * as v from 'valibot'
import { createTickets, type Ticket } from '../../../plugins/tickets.ts'

const lifetimeSeconds = 5 * 60
const schema = v.object({ userId: v.number(), password: v.string() })
/** The player whose second factor is required; `password` is a digest of the account's password at that time. */
export type ProvenLogin = v.InferOutput<typeof schema>

interface Signing {
  secret: string
  clock: Clock
}

/** The answer to a login that lacks its second factor. */
export async function issueSecondFactor(
  signing: Signing,
  userId: number,
  passwordHash: string,
): Promise<SecondFactor> {
  const { text, expiresAt } = await ticketsOf(signing).issue({ userId, password: digest(passwordHash) })
  return { challenge: text, methods: ['totp', 'recovery'], expiresAt: expiresAt.toISOString() }
}

/** The content of a challenge, or null when it was never issued or has expired. `isStillFor` checks that the password is the same. */
export async function readSecondFactor(
  signing: Signing,
  challenge: string,
): Promise<(Ticket<ProvenLogin> & { isStillFor(passwordHash: string): boolean }) | null> {
  const ticket = await ticketsOf(signing).read(challenge)
  return ticket && { ...ticket, isStillFor: (passwordHash) => ticket.data.password === digest(passwordHash) }
}

function ticketsOf(signing: Signing) {
  return createTickets(signing, 'second-factor', schema, lifetimeSeconds)
}

function digest(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16)
}
