// From a logout until the next login no call of the player is sent: its answer would only be a 401.
import type { CallDeclaration } from '@yanta/contract'
import type { Refusal, Result } from './result.ts'
import { isSessionOver } from './session-hint.ts'

const gone: { ok: false; refusal: Refusal<never> } = {
  ok: false,
  refusal: { code: 'unauthorized' as never, status: 401, errors: [] },
}

type Declaration = Pick<CallDeclaration, 'name' | 'method' | 'access'>

export interface Departure {
  /** Aborts pending reads of the player; undefined for every other call. */
  signal: (declaration: Declaration) => AbortSignal | undefined
  /** Runs a logout; `isOver` derives from its outcome whether the session has ended. */
  leave: <Outcome>(logOut: () => Promise<Outcome>, isOver: (outcome: Outcome) => boolean) => Promise<Outcome>
  /**
   * Sends a call. During a logout a player's call waits for the outcome: it is sent if the session goes on, else refused unsent. An
   * aborted read is then sent again; a write never is, because it may have arrived.
   */
  send: <Value, Code extends string>(
    declaration: Declaration,
    call: () => Promise<Result<Value, Code>>,
  ) => Promise<Result<Value, Code>>
}

export function createDeparture(): Departure {
  let current = begin()
  return {
    signal: (declaration) => (isRead(declaration) ? current.cut.signal : undefined),
    async leave(logOut, isOver) {
      const leaving = current
      const outcome = logOut()
      leaving.isOver = outcome.then(isOver, () => false)
      leaving.cut.abort()
      await leaving.isOver
      current = begin()
      return outcome
    },
    async send(declaration, call) {
      if (!isPlayers(declaration)) return call()
      for (;;) {
        const before = current
        if (isSessionOver() || (before.isOver && (await before.isOver))) return gone
        const { signal } = before.cut
        const result = await call()
        if (result.ok || !isRead(declaration) || result.refusal.status !== 0 || !signal.aborted) return result
        if (await before.isOver) return gone
      }
    },
  }
}

/** The logout itself does not wait. */
function isPlayers({ access, name }: Declaration): boolean {
  return access === 'player' && name !== 'logout'
}

function isRead(declaration: Declaration): boolean {
  return isPlayers(declaration) && declaration.method === 'GET'
}

function begin() {
  return { cut: new AbortController(), isOver: null as Promise<boolean> | null }
}
