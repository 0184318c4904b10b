// Stores the state of a sent code, never digits or passwords: wait and step of the tab survive a reload [9.2].
import { type CodeState, noCode } from './sent-code.ts'

const prefix = 'code-'
/** How long the limit step of a contact stays after a reload. */
const stopMs = 3_600_000

/** The stored state for a purpose, unless it has expired. */
export function recallCode(purpose: string, now: number): CodeState {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + purpose) ?? 'null') as
      | (CodeState & { keptAt: number })
      | null
    if (!kept || typeof kept.contact?.value !== 'string') return noCode
    const { keptAt, ...state } = kept
    const endsAt = Math.max(state.expiresAt, state.resendAt, state.stop === 'limit' ? keptAt + stopMs : 0)
    return endsAt > now ? { ...noCode, ...state, problem: null } : noCode
  } catch {
    return noCode
  }
}

export function storeCode(purpose: string, state: CodeState, now: number): void {
  try {
    if (state.contact === null) sessionStorage.removeItem(prefix + purpose)
    else sessionStorage.setItem(prefix + purpose, JSON.stringify({ ...state, keptAt: now }))
  } catch {
    // Storage is full or forbidden: after a reload a new code is requested.
  }
}
