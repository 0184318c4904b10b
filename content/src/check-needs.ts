// What needs something that a jurisdiction may not have is named so: nothing that is always there leads to what may be absent.
import { locales } from '@yanta/contract'
import { findLinks } from './check-markdown.ts'
import type { Content } from './content.ts'
import type { Path } from './content-file.ts'

export function checkNeeds(content: Content): void {
  const { pages, promotions, settings } = content
  const needing = promotions.entries.filter(({ value }) => value.needs !== undefined)
  const absent = new Set([
    ...pages.pages.filter(({ texts }) => texts.ru.needs !== undefined).map(({ slug }) => `/${slug}`),
    ...needing.map(({ value }) => `/promo/${value.slug}`),
  ])
  const complain = (url: string) =>
    `'${url}' is not everywhere: only a page, a promotion or a link that says what it needs may lead there`
  const lists = [
    'banners',
    'blocks',
    'promotions',
    'series',
    'tournaments',
    'footer',
    'supportAnswers',
  ] as const
  for (const name of lists)
    for (const { index, value } of content[name].entries)
      for (const { path, url } of findUnnamed(value, absent))
        content[name].report([index, ...path], complain(url))
  const absentPromotions = new Set(needing.map(({ value }) => value.slug))
  for (const { index, value } of content.tournaments.entries) {
    const { promotion } = value.entrance
    if (promotion !== undefined && absentPromotions.has(promotion))
      content.tournaments.report(
        [index, 'entrance', 'promotion'],
        `the promotion '${promotion}' is not everywhere`,
      )
  }
  // The path of a page that may be absent leads nowhere.
  for (const { index, value } of content.seo.entries)
    for (const { path, url } of findUnnamed(value.footer, absent))
      content.seo.report([index, 'footer', ...path], complain(url))
  for (const { path, url } of findUnnamed(settings.value, absent)) settings.report(path, complain(url))
  const { promoWidget } = settings.value ?? {}
  if (needing.some(({ value }) => value.slug === promoWidget))
    settings.report(['promoWidget'], `the promotion '${promoWidget}' is not everywhere`)
  for (const { slug, texts } of pages.pages) {
    if (texts.ru.needs !== undefined) continue
    for (const locale of locales)
      for (const { line, url } of findLinks(texts[locale].body))
        if (isAbsent(url, absent))
          pages.report(slug, locale, texts[locale].linesBefore + line + 1, complain(url))
  }
}

/** Links to what may be absent, in whatever does not say so of itself. */
function findUnnamed(value: unknown, absent: ReadonlySet<string>): { path: Path; url: string }[] {
  if (typeof value === 'string')
    return [value, ...findLinks(value).map(({ url }) => url)]
      .filter((url) => isAbsent(url, absent))
      .map((url) => ({ path: [], url }))
  if (typeof value !== 'object' || value === null || (value as { needs?: unknown }).needs !== undefined)
    return []
  return Object.entries(value).flatMap(([key, inner]) =>
    findUnnamed(inner, absent).map(({ path, url }) => ({
      path: [Array.isArray(value) ? Number(key) : key, ...path],
      url,
    })),
  )
}

const isAbsent = (url: string, absent: ReadonlySet<string>) => absent.has(url.split(/[?#]/, 1)[0]!)
