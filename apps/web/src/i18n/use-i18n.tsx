// How components speak: `t` with a typed key, and the formats bound to the reader's locale.
import type { Currency, Locale } from '@yanta/contract'
import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { type BrandWords, getBrand } from '../lib/brand.ts'
import { getCatalogue } from './catalogues.ts'
import {
  formatDate,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
  formatWholeMoney,
} from './format.ts'
import type { MessageKey } from './message-key.ts'
import { type Values, formatMessage } from './message.ts'

export interface Speech {
  locale: Locale
  /** What the brand is called and says of itself. */
  brand: BrandWords
  /** The forms of the brand's name are values of every message. */
  t: (key: MessageKey, values?: Values) => string
  money: (minorUnits: number, currency: Currency) => string
  wholeMoney: (minorUnits: number, currency: Currency) => string
  moneyRange: (min: number, max: number, currency: Currency) => string
  number: (value: number) => string
  percent: (hundredths: number) => string
  date: (instant: string) => string
}

const SpeechContext = createContext<Speech | null>(null)

/** Gives everything below it the language `locale`, whose catalogue must be loaded. */
export function SpeechProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const speech = useMemo(() => buildSpeech(locale), [locale])
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useI18n(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('useI18n outside of SpeechProvider')
  return speech
}

/** The same without React, for titles and descriptions of documents. */
export function buildSpeech(locale: Locale): Speech {
  const catalogue = getCatalogue(locale)
  const brand = getBrand().words[locale]
  return {
    locale,
    brand,
    t: (key, values) =>
      formatMessage(catalogue[key], values ? { ...brand.names, ...values } : brand.names, locale),
    money: (minorUnits, currency) => formatMoney(minorUnits, currency, locale),
    wholeMoney: (minorUnits, currency) => formatWholeMoney(minorUnits, currency, locale),
    moneyRange: (min, max, currency) => formatMoneyRange(min, max, currency, locale),
    number: (value) => formatNumber(value, locale),
    percent: (hundredths) => formatPercent(hundredths, locale),
    date: (instant) => formatDate(instant, locale),
  }
}
