// Ending a login on this side: everything that knows the player forgets them, here and in the other tabs.
import { logout } from '@yanta/contract'
import { browserCall } from '../api/browser-call.ts'
import type { Refusal } from '../api/result.ts'
import { changeSession } from '../api/session-hint.ts'
import { emptyClientStores } from '../lib/client-stores.ts'
import { emitPlayerEvent } from './player-events.ts'

/** Ends the session at the platform [4.16]. A refusal other than 401 leaves the player logged in. */
export async function endSession(): Promise<Refusal<string> | null> {
  const result = await browserCall(logout)
  return result.ok ? null : result.refusal
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
