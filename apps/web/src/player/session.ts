// Ending a login on this side: everything that knows the player forgets them, here and in the other tabs.
import { logout } from '@yanta/contract'
import { browserCall, departure } from '../api/browser-call.ts'
import type { Refusal } from '../api/result.ts'
import { changeSession } from '../api/session-hint.ts'
import { emptyClientStores } from '../lib/client-stores.ts'
import { emitPlayerEvent } from './player-events.ts'

/**
 * Ends the session [4.16]. Null when this browser has forgotten it, which it does whatever the platform says: with its answer the
 * site's server takes the cookies back. Who did not reach that server, or was turned away by it, is logged in still.
 */
export function endSession(): Promise<Refusal<string> | null> {
  return departure.leave(askForEnd, (refusal) => refusal === null)
}

async function askForEnd(): Promise<Refusal<string> | null> {
  const result = await browserCall(logout)
  if (result.ok) return null
  const { status, requestId } = result.refusal
  // A server in front that answers for a site that is away knows of no cookies, and names no request.
  return status >= 500 && requestId !== undefined ? null : result.refusal
}

/** What the browser does when a session is over, whoever ended it [4.17-4.21]. */
export function forgetPlayer(): void {
  changeSession(false)
  emitPlayerEvent('gameExit')
  emitPlayerEvent('logout')
  emptyClientStores()
}

/** What the browser does when a session has begun [4.15]. */
export function welcomePlayer(): void {
  changeSession(true)
  emitPlayerEvent('login')
  emitPlayerEvent('gameExit')
}
