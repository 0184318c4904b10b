// A ticket holds a fact the platform has verified, for a few minutes, to be shown again with the next step. Promises: signed for one
// purpose, unforgeable, and void after its lifetime. Its reader has to check whether it was used before.
import { randomBytes } from 'node:crypto'
import { addSeconds, type Clock } from '@yanta/config/clock'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { deriveKey } from './derive-key.ts'

/** The content of a valid ticket. `id` is unique to it. */
export interface Ticket<Data> {
  id: string
  expiresAt: Date
  data: Data
}

export interface Tickets<Data> {
  issue(data: Data): Promise<Ticket<Data> & { text: string }>
  /** Null when it is forged, issued for another purpose, or expired. */
  read(text: string): Promise<Ticket<Data> | null>
}

/** @param purpose of the tickets; tickets for others with the same secret are not accepted */
export function createTickets<Data extends Record<string, unknown>>(
  { secret, clock }: { secret: string; clock: Clock },
  purpose: string,
  schema: v.GenericSchema<unknown, Data>,
  lifetimeSeconds: number,
): Tickets<Data> {
  const key = deriveKey(secret, `ticket.${purpose}`)
  return {
    async issue(data) {
      const id = randomBytes(16).toString('base64url')
      const expiresAtSeconds = Math.floor(addSeconds(clock.now(), lifetimeSeconds).getTime() / 1000)
      const text = await new SignJWT({ data })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(id)
        .setExpirationTime(expiresAtSeconds)
        .sign(key)
      return { id, expiresAt: new Date(expiresAtSeconds * 1000), data, text }
    },
    async read(text) {
      try {
        const { payload } = await jwtVerify(text, key, {
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'jti', 'data'],
          currentDate: clock.now(),
        })
        return {
          id: payload.jti!,
          expiresAt: new Date(payload.exp! * 1000),
          data: v.parse(schema, payload.data),
        }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
