import { type LoginSession, type Security, getSecurity, listLoginSessions } from '@yanta/contract'
import type { Call } from '../../../data/api/caller.ts'
import { type ProfileData, loadPlayer } from '../load-player.ts'

export interface SecurityData extends ProfileData {
  /** Null when they could not be loaded. */
  sessions: LoginSession[] | null
  security: Security | null
}

export async function loadSecurity(call: Call): Promise<SecurityData> {
  const [data, sessions, security] = await Promise.all([
    loadPlayer(call),
    call(listLoginSessions),
    call(getSecurity),
  ])
  return {
    ...data,
    sessions: sessions.ok ? sessions.value.items : null,
    security: security.ok ? security.value : null,
  }
}
