// What a button does: one run at a time, however often it is pressed [4.55], and the reason why it was refused.
import { useRef, useState } from 'react'
import type { Refusal } from './api/result.ts'

/** `busy`: another run is pending, so this one did not start. */
export type ActionEnd = 'done' | 'refused' | 'busy'

export interface Action<Args extends readonly unknown[], Reason> {
  run: (...args: Args) => Promise<ActionEnd>
  /** Arguments of the pending run; null without one. */
  pending: Args | null
  isBusy: boolean
  /** Why the last run was refused; null once another one begins. */
  refusal: Reason | null
  /** Clears the refusal: what it was about has changed. */
  forget: () => void
}

/**
 * @param act answers the refusal when the action failed, and nothing when it is done. An error it throws reaches the caller of `run`
 * and does not stay pending.
 * @param refused a refusal known from before, such as of a form that was posted without scripts
 */
export function useAction<Args extends readonly unknown[], Reason = Refusal<string>>(
  act: (...args: Args) => Promise<Reason | null | undefined | void>,
  refused: Reason | null = null,
): Action<Args, Reason> {
  // Known at once: a second press may come before anything is rendered.
  const isRunning = useRef(false)
  const [pending, setPending] = useState<Args | null>(null)
  const [refusal, setRefusal] = useState<Reason | null>(refused)
  return {
    pending,
    isBusy: pending !== null,
    refusal,
    forget: () => setRefusal(null),
    async run(...args) {
      if (isRunning.current) return 'busy'
      isRunning.current = true
      setPending(args)
      setRefusal(null)
      try {
        const reason = (await act(...args)) ?? null
        setRefusal(reason)
        return reason === null ? 'done' : 'refused'
      } finally {
        isRunning.current = false
        setPending(null)
      }
    },
  }
}
