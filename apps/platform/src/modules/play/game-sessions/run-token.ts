// The token of a launch address. Random, and never stored: the database has its hash to find the session, and a seed that rebuilds
// the token only together with the platform's secret. A stolen database opens no game.
import { createHash, createHmac, randomBytes } from 'node:crypto'

export interface RunToken {
  token: string
  seed: string
  hash: string
}

export function createRunToken(secret: string): RunToken {
  const seed = randomBytes(24).toString('base64url')
  const token = rebuildRunToken(secret, seed)
  return { token, seed, hash: hashRunToken(token) }
}

export function rebuildRunToken(secret: string, seed: string): string {
  return createHmac('sha256', secret).update(`run-token.${seed}`).digest('base64url')
}

export function hashRunToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
