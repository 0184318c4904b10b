// While somebody logs out, nothing is asked in their name: an answer that comes after it would only say that they are gone.
import type { Refusal, Result } from './result.ts'
import { isSessionChanged, readSessionHint } from './session-hint.ts'

const gone: { ok: false; refusal: Refusal<never> } = { ok: false, refusal: { code: 'unauthorized' as never, status: 401, errors: [] } }

export interface Departure {
  /** Cuts off what is being read for the player. */
  signal: () => AbortSignal
  /** Runs a logout; `isOver` says of its outcome whether the session has ended. */
  leave: <Outcome>(logOut: () => Promise<Outcome>, isOver: (outcome: Outcome) => boolean) => Promise<Outcome>
  /**
   * Sends a player's call. During a logout it waits for the outcome: it is sent if the session lives on, and refused unsent if not. A
   * read that was cut off is sent anew then; what changes something never is, for it may have arrived.
   */
  send: <Value, Code extends string>(call: () => Promise<Result<Value, Code>>, isRead: boolean) => Promise<Result<Value, Code>>
}

export function createDeparture(): Departure {
  let current = begin()
  return {
    signal: () => current.cut.signal,
    async leave(logOut, isOver) {
      const leaving = current
      const outcome = logOut()
      leaving.isOver = outcome.then(isOver, () => false)
      leaving.cut.abort()
      await leaving.isOver
      current = begin()
      return outcome
    },
    async send(call, isRead) {
      for (;;) {
        const before = current
        if ((isSessionChanged() && !readSessionHint()) || (before.isOver && await before.isOver)) return gone
        const { signal } = before.cut
        const result = await call()
        if (result.ok || !isRead || result.refusal.status !== 0 || !signal.aborted) return result
        if (await before.isOver) return gone
      }
    },
  }
}

function begin() {
  return { cut: new AbortController(), isOver: null as Promise<boolean> | null }
}
