// Basic schemas used by all others. Amounts are integers of minor units, times ISO 8601 UTC.
import * as v from 'valibot'

/** An amount in minor units (kopecks, cents). Never a float, never text, never null. May be negative only in `SignedMoney`. */
export const Money = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export type Money = v.InferOutput<typeof Money>

/** A change of a balance in minor units; negative when money leaves. */
export const SignedMoney = v.pipe(v.number(), v.safeInteger())
export type SignedMoney = v.InferOutput<typeof SignedMoney>

/** An amount of at least one minor unit. */
export const PositiveMoney = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export type PositiveMoney = v.InferOutput<typeof PositiveMoney>

/** A number of things. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Names one press of a button that moves money: however often it is sent, it has its effect once. */
export const RequestKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** Currencies of [3.65]; all of them have two decimals [9.9]. */
export const currencies = ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD'] as const
export const Currency = v.picklist(currencies)
export type Currency = v.InferOutput<typeof Currency>

/** Locales of [1.4]; the first is the default. */
export const locales = ['ru', 'en'] as const
export const Locale = v.picklist(locales)
export type Locale = v.InferOutput<typeof Locale>
export const defaultLocale: Locale = locales[0]

/** One value for each locale. */
export function perLocale<T>(valueOf: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>
}

/** The client's form factor, sent with every call [7.1]. */
export const Platform = v.picklist(['mobile', 'desktop'])
export type Platform = v.InferOutput<typeof Platform>

export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const Slug = v.pipe(v.string(), v.regex(/^[a-z0-9_-]{1,80}$/))
export const Instant = v.pipe(v.string(), v.isoTimestamp())

/** A calendar day in the site's time zone, such as `2026-11-20`. */
export const Day = v.pipe(v.string(), v.regex(/^20\d{2}-\d{2}-\d{2}$/), v.check(isCalendarDay))

function isCalendarDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/**
 * The address of a picture, relative to the site or absolute, whose file any client can show. `#avif=` lists the widths of its
 * AVIF files: `/art/x.360.webp#avif=180,360` means that `/art/x.180.avif` and `/art/x.360.avif` exist.
 */
export const PictureAddress = v.string()

/** Free text typed by a person; inputs allow 150 characters [5.5], [9.11]. */
export const ShortText = v.pipe(v.string(), v.maxLength(150))

/** An integer that arrives as text in a query; coercion stays off everywhere else. */
export function queryInteger(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )
}

/** A repeatable query key: one value or several, always read as a list. */
export function queryList<const S extends v.GenericSchema<string, string>>(item: S, max: number) {
  return v.pipe(
    v.union([item, v.pipe(v.array(item), v.maxLength(max))]),
    v.transform((value): string[] => (typeof value === 'string' ? [value] : value)),
  )
}
