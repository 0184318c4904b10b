// What a component fetches by itself, after its screen was loaded: one request for each key, cancelled when nobody waits for it
// any more, tried again on demand and when the network is back, and asked for anew in another language [1.4].
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { addResettableStore } from '../browser/resettable-stores.ts'
import { onRecovery } from './api/on-recovery.ts'
import type { Refusal, Result } from './api/result.ts'
import { useOnline } from './api/use-online.ts'

/** `idle`: nothing is asked for. `offline`: failed without a network. */
export type CallPhase = 'idle' | 'loading' | 'ready' | 'failed' | 'offline'

export interface CallState<Value> {
  phase: CallPhase
  /** The answer for the current key; null unless `ready`. */
  value: Value | null
  /** The last answer for any key, to be shown until the current one is here; null before the first. */
  latest: Value | null
  /** Why the call failed; null unless it did. */
  refusal: Refusal<string> | null
  /** Number of retries for the current key. */
  attempt: number
  /** Asks again, at once. */
  retry: () => void
}

interface CallOptions {
  /** Waits so long before a new key is asked for: typing is not answered letter by letter. */
  pauseMs?: number
}

interface Outcome<Value> {
  key: string
  attempt: number
  result: Result<Value, string> | null
  /** An error of the program: thrown to the nearest boundary. */
  error?: unknown
  latest: Value | null
}

const firstTry = { key: '', count: 0 }

/** Counts the changes of the language. */
const languages = /* @__PURE__ */ createStore(() => ({ count: 0 }))
addResettableStore(() => languages.setState(({ count }) => ({ count: count + 1 })))

/**
 * @param key names what is asked for; another one is another request, null asks for nothing
 * @param fetch makes the call; its request is to be aborted by the signal
 */
export function useCall<Value>(
  key: string | null,
  fetch: (signal: AbortSignal) => Promise<Result<Value, string>>,
  { pauseMs = 0 }: CallOptions = {},
): CallState<Value> {
  const [tries, setTries] = useState(firstTry)
  const attempt = tries.key === key ? tries.count : 0
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null)
  const isOnline = useOnline()
  const language = useStore(languages, ({ count }) => count)
  const current = outcome?.key === key && outcome.attempt === attempt ? outcome : null
  const refusal = current?.result?.ok === false ? current.result.refusal : null

  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    const settled = await fetch(signal).then(
      (result) => ({ result }),
      (error: unknown) => ({ result: null, error }),
    )
    if (signal.aborted) return
    setOutcome((before) => {
      // Only in another language: better the old words than none.
      const isKnown = before?.result?.ok && before.key === asked && before.attempt === attempt
      if (isKnown && settled.result?.ok === false) return before
      return {
        key: asked,
        attempt,
        latest: settled.result?.ok ? settled.result.value : (before?.latest ?? null),
        ...settled,
      }
    })
  })
  const readPause = useEffectEvent(() => (attempt > 0 ? 0 : pauseMs))
  useEffect(() => {
    if (key === null) return
    const cancelling = new AbortController()
    const pause = readPause()
    const begin = () => void ask(key, cancelling.signal)
    const timer = pause > 0 ? setTimeout(begin, pause) : undefined
    if (pause === 0) begin()
    return () => {
      clearTimeout(timer)
      cancelling.abort()
    }
  }, [key, attempt, language])

  const retry = () => {
    if (key !== null) setTries({ key, count: attempt + 1 })
  }
  const handleRecovery = useEffectEvent(retry)
  const hasFailed = refusal !== null
  useEffect(() => (hasFailed ? onRecovery(() => handleRecovery()) : undefined), [hasFailed])

  if (current && 'error' in current) throw current.error
  return {
    phase: findPhase(),
    value: current?.result?.ok ? current.result.value : null,
    latest: outcome?.latest ?? null,
    refusal,
    attempt,
    retry,
  }

  function findPhase(): CallPhase {
    if (key === null) return 'idle'
    if (!current) return 'loading'
    if (!hasFailed) return 'ready'
    return isOnline ? 'failed' : 'offline'
  }
}
