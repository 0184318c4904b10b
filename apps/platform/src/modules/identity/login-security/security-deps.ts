import type { MessageDeps } from '../../site/messages/messages.service.ts'
import type { GuessDeps, SessionDeps } from '../sessions/sessions.service.ts'

/** The dependencies of this module's services; the platform's deps satisfy it. */
export type SecurityDeps = SessionDeps &
  GuessDeps &
  MessageDeps & { config: { sessionSecret: string; siteOrigin: string; rateLimits: boolean } }

/** A player's login, and the origin of the request. */
export interface Owner {
  id: number
  sessionId: string
  address: string
  userAgent: string
}
