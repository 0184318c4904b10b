// The dial codes of countries [3.58], loaded once with the first field that needs them, and again after a failure.
import { type PhoneCode, listPhoneCodes } from '@yanta/contract'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { browserCall } from '../../data/api/browser-call.ts'
import { shareCall } from '../../data/shared-call.ts'

export interface PhoneCodes {
  phase: 'loading' | 'ready' | 'failed'
  /** Primary countries first [9.20]. */
  codes: readonly PhoneCode[]
  /** How many of them are primary. */
  primaryCount: number
}

const phoneCodes = createStore<PhoneCodes>(() => ({ phase: 'loading', codes: [], primaryCount: 0 }))

/** The primary countries in their order, then the others in the platform's order. Pure. */
export function sortPhoneCodes(
  items: readonly PhoneCode[],
  primary: readonly string[],
): Pick<PhoneCodes, 'codes' | 'primaryCount'> {
  const first = primary.flatMap((country) => items.find((item) => item.country === country) ?? [])
  return { codes: [...first, ...items.filter((item) => !first.includes(item))], primaryCount: first.length }
}

/** Loads the list, unless it is loaded or loading. */
export const loadPhoneCodes = shareCall(async () => {
  const result = await browserCall(listPhoneCodes)
  phoneCodes.setState(
    result.ok
      ? { phase: 'ready', ...sortPhoneCodes(result.value.items, result.value.primary) }
      : { phase: 'failed' },
  )
  return result.ok || null
})

export function usePhoneCodes(): PhoneCodes {
  useEffect(() => void loadPhoneCodes(), [])
  return useStore(phoneCodes)
}
