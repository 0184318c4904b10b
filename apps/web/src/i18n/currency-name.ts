import type { Currency, Locale } from '@yanta/contract'

/** Texts of a currency option: `RUB, ₽` and its name. */
export function describeCurrency(currency: Currency, locale: Locale): { label: string; detail: string } {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
  return {
    label: `${currency}, ${parts.find(({ type }) => type === 'currency')?.value ?? currency}`,
    detail: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
  }
}
