// What a tab keeps of a code that was sent, so that the wait and the step survive a reload [9.2]. Digits and passwords are never kept.
import { type CodeState, noCode } from './sent-code.ts'

const prefix = 'code-'
/** A contact that was stopped for the day has this long to read it. */
const stopMs = 3_600_000

/** What was kept for a purpose, as long as it means anything. */
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

export function keepCode(purpose: string, state: CodeState, now: number): void {
  try {
    if (state.contact === null) sessionStorage.removeItem(prefix + purpose)
    else sessionStorage.setItem(prefix + purpose, JSON.stringify({ ...state, keptAt: now }))
  } catch {
    // Storage is full or forbidden: a reload asks anew.
  }
}
