import { type Locale, locales } from '@yanta/contract'

/** The first language of an `Accept-Language` header that the site has; its first language without one. */
export function findPreferredLocale(header = ''): Locale {
  const preferred = header.split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return (
    (preferred.find((language) => locales.includes(language as Locale)) as Locale | undefined) ?? locales[0]
  )
}
