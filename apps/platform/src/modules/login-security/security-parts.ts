import type { MessageParts } from '../messages/messages.service.ts'
import type { GuessParts, SessionParts } from '../sessions/sessions.service.ts'

/** What the services of this module work with; the parts of the platform fit. */
export type SecurityParts = SessionParts &
  GuessParts &
  MessageParts & { config: { sessionSecret: string; siteOrigin: string; rateLimits: boolean } }

/** A player at one of their logins, and where the request came from. */
export interface Owner {
  id: number
  sessionId: string
  address: string
  userAgent: string
}
