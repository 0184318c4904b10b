// The tokens of a login. None is stored: each is signed with a key of its own purpose, so that a stolen database opens nothing.
// A refresh token names its session and generation; the same generation always gives the same token, so that two tabs that
// refresh at once get the same one.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { addSeconds, type Clock } from '@yanta/config/clock'
import { errors, jwtVerify, SignJWT } from 'jose'
import { deriveKey } from './derive-key.ts'

export const accessLifetimeSeconds = 15 * 60
/** A few megabytes. */
const mostVerified = 10_000

export interface SessionTokens {
  signAccess(sessionId: string, userId: number): Promise<string>
  /** The session of an access token, or null when it is forged or expired. */
  readAccess(token: string): Promise<string | null>
  buildRefresh(sessionId: string, generation: number): string
  /** The content of a refresh token, or null when it was never issued. */
  readRefresh(token: string): { sessionId: string; generation: number } | null
  /** Opens the player's socket room; at least 128 bits [3.8]. */
  buildSocketHash(sessionId: string): string
}

export function createSessionTokens(secret: string, clock: Clock): SessionTokens {
  const accessKey = deriveKey(secret, 'access-token')
  const refreshKey = deriveKey(secret, 'refresh-token')
  const socketKey = deriveKey(secret, 'socket-hash')
  /** Tokens whose signature was right: a page's calls, and the pages of a quarter of an hour, bring the same one. */
  const verified = new Map<string, { sessionId: string; expiresAt: number }>()

  function sign(sessionId: string, generation: number): Buffer {
    return createHmac('sha256', refreshKey).update(`${sessionId}.${generation}`).digest()
  }

  return {
    signAccess(sessionId, userId) {
      const now = clock.now()
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(addSeconds(now, accessLifetimeSeconds))
        .sign(accessKey)
    },
    async readAccess(token) {
      const seconds = Math.floor(clock.now().getTime() / 1000)
      const known = verified.get(token)
      if (known) return known.expiresAt > seconds ? known.sessionId : null
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate: clock.now(),
        })
        if (typeof payload.sid !== 'string') return null
        if (verified.size >= mostVerified) verified.clear()
        verified.set(token, { sessionId: payload.sid, expiresAt: payload.exp! })
        return payload.sid
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
    buildRefresh: (sessionId, generation) =>
      `${sessionId}.${generation}.${sign(sessionId, generation).toString('base64url')}`,
    readRefresh(token) {
      const match = /^([A-Za-z0-9_-]{22})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/.exec(token)
      if (!match) return null
      const [sessionId, generation, signature] = [
        match[1]!,
        Number(match[2]),
        Buffer.from(match[3]!, 'base64url'),
      ]
      const expected = sign(sessionId, generation)
      return signature.length === expected.length && timingSafeEqual(expected, signature)
        ? { sessionId, generation }
        : null
    },
    buildSocketHash: (sessionId) =>
      createHmac('sha256', socketKey).update(sessionId).digest('hex').slice(0, 48),
  }
}
