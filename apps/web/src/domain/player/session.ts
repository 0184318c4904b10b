// Login and logout in the browser: on logout everything that holds data of the player is cleared, here and in the other tabs.
import { logout } from '@yanta/contract'
import { browserCall, departure } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { changeSession } from '../../data/api/session-hint.ts'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { emitPlayerEvent } from '../../data/player-events.ts'

/**
 * Ends the session [4.16]. Null when the cookies are deleted, which the site's server does with any answer of the platform. When
 * that server was not reached, or refused the call, the player is still logged in.
 */
export function endSession(): Promise<Refusal<string> | null> {
  return departure.leave(askForEnd, (refusal) => refusal === null)
}

async function askForEnd(): Promise<Refusal<string> | null> {
  const result = await browserCall(logout)
  if (result.ok) return null
  const { status, requestId } = result.refusal
  // A proxy that answers for an unreachable site deletes no cookies and sends no request id.
  return status >= 500 && requestId !== undefined ? null : result.refusal
}

/** Clears the player's data when a session is over, whatever ended it [4.17-4.21]. */
export function forgetPlayer(): void {
  changeSession(false)
  emitPlayerEvent('gameExit')
  emitPlayerEvent('logout')
  emptyClientStores()
  forgetDocumentData()
}

/** The router has read what the document brought long ago and holds on to it. */
function forgetDocumentData(): void {
  const { __reactRouterContext: document } = globalThis as { __reactRouterContext?: { state?: object } }
  if (document?.state) Object.assign(document.state, { loaderData: {}, actionData: null })
}

/** Updates this tab when a session has begun [4.15]. */
export function welcomePlayer(): void {
  changeSession(true)
  emitPlayerEvent('login')
  emitPlayerEvent('gameExit')
}
