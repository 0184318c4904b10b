// Editors' pages and links. A page is rendered when its text is first asked for, so that a start does not wait for texts that few read.
import { locales, type FooterBlock, type Locale, type StaticPage } from '@yanta/contract'
import type { FooterEntry, PageEntry } from '@yanta/content'
import { renderMarkdown } from '../../../plugins/markdown.ts'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'

export interface CachedPage extends StaticPage {
  /** Has an address, but is in no menu and no site map. */
  isHidden: boolean
}

export interface StaticPages {
  /** All pages in the order of their slugs. */
  list(locale: Locale): readonly CachedPage[]
  find(locale: Locale, slug: string): CachedPage | undefined
  footer(locale: Locale): FooterBlock[]
}

/** Every page in every language [7.64-7.66]. */
export function createStaticPages(
  pages: readonly PageEntry[],
  footer: readonly FooterEntry[],
  values: TextValues,
): StaticPages {
  const cached = forEachLocale((locale) => pages.map((page) => presentPage(page, locale, values)))
  const blocks = forEachLocale((locale) => footer.map((entry) => presentBlock(entry, locale, values)))
  const bySlug = forEachLocale((locale) => new Map(cached[locale].map((page) => [page.slug, page])))
  return {
    list: (locale) => cached[locale],
    find: (locale, slug) => bySlug[locale].get(slug),
    footer: (locale) => blocks[locale],
  }
}

const termsSlug = 'rules'

/** The latest day on which the terms changed in any language, `YYYY-MM-DD`: the version that a new player accepts. */
export function getTermsVersion(pages: StaticPages): string {
  const days = locales.flatMap((locale) => pages.find(locale, termsSlug)?.updatedAt ?? [])
  if (days.length === 0)
    throw new Error(`the terms are the page ${termsSlug}, which the content does not have`)
  return days.sort().at(-1)!.slice(0, 10)
}

function presentPage({ slug, texts }: PageEntry, locale: Locale, values: TextValues): CachedPage {
  const { title, description, body, updated, hidden } = texts[locale]
  const fill = (text: string) => fillPlaceholders(text, values[locale])
  let html: string | undefined
  return {
    slug,
    url: `/${slug}`,
    pageType: 'static',
    title: fill(title),
    description: fill(description),
    get html() {
      html ??= renderMarkdown(fill(body), locale)
      return html
    },
    updatedAt: new Date(updated).toISOString(),
    isHidden: hidden,
  }
}

function presentBlock({ title, links }: FooterEntry, locale: Locale, values: TextValues): FooterBlock {
  const fill = (text: string) => fillPlaceholders(text, values[locale])
  return {
    title: fill(title[locale]),
    links: links.map(({ text, url }) => ({ text: fill(text[locale]), url })),
  }
}

function forEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}
