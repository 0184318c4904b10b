// The platform's own captcha: a browser searches for a number, which costs it a moment and a program with a thousand requests a
// thousand moments. Promises: only puzzles made here are valid, for ten minutes, and each of them once.
import { createHmac } from 'node:crypto'
import { addSeconds, type Clock } from '@yanta/config/clock'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import * as v from 'valibot'
import type { Captcha } from '../../../adapters/captcha/captcha.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { spendAnswer } from './captcha.repository.ts'

const lifetimeSeconds = 10 * 60

const Answer = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  salt: v.pipe(v.string(), v.maxLength(200)),
  signature: v.string(),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

export interface ProofOfWorkOptions {
  db: PlatformDatabase
  clock: Clock
  /** The platform's secret, from which the key for signing puzzles is derived. */
  secret: string
  /** The size of the search space; half of it is tried on average. */
  complexity: number
}

export function createProofOfWork({ db, clock, secret, complexity }: ProofOfWorkOptions): Captcha {
  const hmacKey = createHmac('sha256', secret).update('yanta.captcha').digest('hex')
  return {
    async pose() {
      const expires = addSeconds(clock.now(), lifetimeSeconds)
      const { challenge, salt, signature } = await createChallenge({
        algorithm: 'SHA-256',
        maxnumber: complexity,
        hmacKey,
        expires,
      })
      return {
        algorithm: 'SHA-256',
        challenge,
        salt,
        signature,
        maxnumber: complexity,
        expiresAt: readExpiry(salt).toISOString(),
      }
    },
    async verify({ answer }) {
      const solution = readAnswer(answer)
      // The library would compare the expiry with the machine's time.
      if (!solution || !(await verifySolution(solution, hmacKey, false))) return false
      const [now, expiresAt] = [clock.now(), readExpiry(solution.salt)]
      return now <= expiresAt && spendAnswer(db, now, `captcha ${solution.challenge}`, expiresAt)
    },
  }
}

/** ALTCHA's format: base64 of JSON. */
function readAnswer(answer: string): v.InferOutput<typeof Answer> | null {
  try {
    const result = v.safeParse(Answer, JSON.parse(Buffer.from(answer, 'base64').toString('utf8')))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

function readExpiry(salt: string): Date {
  return new Date(Number(extractParams({ salt } as Parameters<typeof extractParams>[0]).expires) * 1000)
}
