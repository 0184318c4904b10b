// Translation for components: `t` with a typed key, and formats bound to the locale.
import type { Currency, Locale } from '@yanta/contract'
import {
  type Values,
  formatCompoints,
  formatDate,
  formatMessage,
  formatMoney,
  formatMoneyRange,
  formatNumber,
  formatPercent,
  formatWholeMoney,
} from '@yanta/i18n'
import { type ReactNode, createContext, useContext, useMemo } from 'react'
import { type BrandWords, getBrand } from '../site/brand.ts'
import { getCatalogue } from './catalogues.ts'
import type { MessageKey } from './message-key.ts'

export interface I18n {
  locale: Locale
  /** The brand's name and texts. */
  brand: BrandWords
  /** The forms of the brand's name are values of every message. */
  t: (key: MessageKey, values?: Values) => string
  money: (minorUnits: number, currency: Currency) => string
  wholeMoney: (minorUnits: number, currency: Currency) => string
  moneyRange: (min: number, max: number, currency: Currency) => string
  number: (value: number) => string
  /** Of hundredths. */
  compoints: (hundredths: number) => string
  percent: (hundredths: number) => string
  date: (instant: string) => string
}

const I18nContext = createContext<I18n | null>(null)

/** Provides the language `locale` to its children; the catalogue must be loaded. */
export function I18nProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const speech = useMemo(() => buildI18n(locale), [locale])
  return <I18nContext value={speech}>{children}</I18nContext>
}

export function useI18n(): I18n {
  const speech = useContext(I18nContext)
  if (!speech) throw new Error('useI18n outside of I18nProvider')
  return speech
}

/** The same without React, for titles and descriptions of documents. */
export function buildI18n(locale: Locale): I18n {
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
    compoints: (hundredths) => formatCompoints(hundredths, locale),
    percent: (hundredths) => formatPercent(hundredths, locale),
    date: (instant) => formatDate(instant, locale),
  }
}
