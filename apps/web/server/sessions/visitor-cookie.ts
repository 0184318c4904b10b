// A browser without a session is known by a cookie from its first high five until 24 hours after its latest one, so that its fives count
// once the visitor registers [6.3].
import { randomBytes } from 'node:crypto'
import { buildCookie } from './cookies.ts'

const visitorCookie = 'visitor'
const maxAgeSeconds = 86_400

/** A value of another shape counts as absent. */
export function readVisitorId(cookies: Record<string, string>): string | undefined {
  const id = cookies[visitorCookie]
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined
}

export function drawVisitorId(): string {
  return randomBytes(16).toString('base64url')
}

export function buildVisitorCookie(id: string, isSecure: boolean): string {
  return buildCookie(visitorCookie, id, { maxAge: maxAgeSeconds, isSecure })
}
