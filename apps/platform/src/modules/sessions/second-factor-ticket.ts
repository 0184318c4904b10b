// Between the two steps of a login. The ticket says that everything but the second factor was shown; a new password makes it void.
import { createHash } from 'node:crypto'
import type { SecondFactor } from '@yanta/contract'
import * as v from 'valibot'
import { createTickets, type Ticket } from '../../plugins/tickets.ts'

const lifetimeSeconds = 5 * 60
const schema = v.object({ userId: v.number(), password: v.string() })
/** Who a second factor is asked of; `password` stands for the one the account had then. */
export type ProvenLogin = v.InferOutput<typeof schema>

/** What a login answers that lacks its second factor. */
export async function issueSecondFactor(
  secret: string,
  userId: number,
  passwordHash: string,
): Promise<SecondFactor> {
  const { text, expiresAt } = await ticketsOf(secret).issue({ userId, password: digest(passwordHash) })
  return { challenge: text, methods: ['totp', 'recovery'], expiresAt: expiresAt.toISOString() }
}

/** What a challenge says, or null when it was never issued or is over. `isStillFor` tells whether the password is the same. */
export async function readSecondFactor(
  secret: string,
  challenge: string,
): Promise<(Ticket<ProvenLogin> & { isStillFor(passwordHash: string): boolean }) | null> {
  const ticket = await ticketsOf(secret).read(challenge)
  return ticket && { ...ticket, isStillFor: (passwordHash) => ticket.data.password === digest(passwordHash) }
}

function ticketsOf(secret: string) {
  return createTickets(secret, 'second-factor', schema, lifetimeSeconds)
}

function digest(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16)
}
