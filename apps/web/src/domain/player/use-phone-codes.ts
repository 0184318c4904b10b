// The dial codes of countries [3.58], loaded once with the first field that needs them, and again after a failure.
import { type PhoneCode, listPhoneCodes } from '@yanta/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'

export interface PhoneCodes {
  phase: 'loading' | 'ready' | 'failed'
  /** Primary countries first [9.20]. */
  codes: readonly PhoneCode[]
  /** How many of them are primary. */
  primaryCount: number
}

let known: PhoneCodes = { phase: 'loading', codes: [], primaryCount: 0 }
let isAsked = false
const listeners = new Set<() => void>()

/** The primary countries in their order, then the others in the platform's order. Pure. */
export function sortPhoneCodes(
  items: readonly PhoneCode[],
  primary: readonly string[],
): Pick<PhoneCodes, 'codes' | 'primaryCount'> {
  const first = primary.flatMap((country) => items.find((item) => item.country === country) ?? [])
  return { codes: [...first, ...items.filter((item) => !first.includes(item))], primaryCount: first.length }
}

/** Loads the list, unless it is loaded or loading. */
export async function loadPhoneCodes(): Promise<void> {
  if (isAsked) return
  isAsked = true
  const result = await browserCall(listPhoneCodes)
  isAsked = result.ok
  known = result.ok
    ? { phase: 'ready', ...sortPhoneCodes(result.value.items, result.value.primary) }
    : { ...known, phase: 'failed' }
  for (const listener of listeners) listener()
}

const unknown = known

export function usePhoneCodes(): PhoneCodes {
  useEffect(() => void loadPhoneCodes(), [])
  return useSyncExternalStore(
    listen,
    () => known,
    () => unknown,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
