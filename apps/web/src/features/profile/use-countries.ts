import type { Locale } from '@yanta/contract'
import { useMemo } from 'react'
import { usePhoneCodes } from '../../domain/player/use-phone-codes.ts'
import { formatCountry } from './format-country.ts'

/** Countries to choose from: those with phone codes [7.71]. Until they are loaded, the chosen one alone. */
export function useCountries(chosen: string | null, locale: Locale): { value: string; label: string }[] {
  const { codes } = usePhoneCodes()
  return useMemo(() => {
    const all = new Set([...(chosen ? [chosen] : []), ...codes.map(({ country }) => country)])
    return [...all]
      .map((code) => ({ value: code, label: formatCountry(code, locale) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  }, [chosen, codes, locale])
}
