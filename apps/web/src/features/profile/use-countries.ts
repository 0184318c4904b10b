import { type Locale, listPhoneCodes } from '@yanta/contract'
import { useEffect, useMemo, useState } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { formatCountry } from './format-country.ts'

/** Countries to choose from: those with phone codes [7.71]. Until they are loaded, the chosen one alone. */
export function useCountries(chosen: string | null, locale: Locale): { value: string; label: string }[] {
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    void browserCall(listPhoneCodes).then((result) => {
      if (!isGone && result.ok) setCodes(result.value.items.map(({ country }) => country))
    })
    return () => {
      isGone = true
    }
  }, [])
  return useMemo(() => {
    const all = new Set([...(chosen ? [chosen] : []), ...codes])
    return [...all]
      .map((code) => ({ value: code, label: formatCountry(code, locale) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  }, [chosen, codes, locale])
}
