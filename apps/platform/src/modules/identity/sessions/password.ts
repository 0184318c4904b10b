// Passwords as argon2id. Checking takes the same work whether the account exists or not, and a flood of logins waits in a short
// queue of its own: other work finds threads free.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@yanta/server'
import { createQueue } from '../../../plugins/work-queue.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of Node's four threads for slow work, which files and compression need too. A full queue is about two seconds of waiting. */
const queue = createQueue({ atOnce: 2, mostWaiting: 200 })

/** Hashes with OWASP's cost. Throws Refusal temporarily_unavailable when too many wait already. */
export function hashPassword(password: string): Promise<string> {
  return work(() => hash(password, cost))
}

/** A dummy hash for accounts without password: the same cost, and no password matches. */
const nobodys = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`

/**
 * Whether the password matches. Without an account (`null`) a dummy hash is checked, and the answer is no.
 * Throws Refusal temporarily_unavailable when too many wait already.
 */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await work(() => verify(passwordHash || nobodys, password))
  return fits && Boolean(passwordHash)
}

function work<Answer>(job: () => Promise<Answer>): Promise<Answer> {
  return (
    queue.run(job) ?? Promise.reject(new Refusal('temporarily_unavailable', { params: { retryAfter: 3 } }))
  )
}

/** Base64 as argon2 writes it, without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
