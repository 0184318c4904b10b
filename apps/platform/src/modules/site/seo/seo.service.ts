// Meta data of a path for search engines and shared links [2.24-2.25], [7.66-7.67].
import { LRUCache } from 'lru-cache'
import { defaultLocale, type Locale, type SeoFooter, type SeoMeta, type SiteAddress } from '@yanta/contract'
import type { SeoEntry } from '@yanta/content'
import { renderMarkdown } from '../../../plugins/markdown.ts'
import { fillPlaceholders, type TextValues } from '../../../plugins/placeholders.ts'
import type { StaticPages } from '../static-pages/static-pages.service.ts'
import { createPathMatcher, splitPath } from './path-patterns.ts'

/** Looks up the entities of one kind that paths name. */
export interface SubjectSource {
  /** The name in a language; null for an unknown slug. */
  findName(locale: Locale, slug: string): Promise<string | null>
  /** Address of a picture for shared links. Omitted for kinds without pictures. */
  findPicture?(slug: string): Promise<string | null>
  /** Addresses of all entities that a search engine may index. */
  listAddresses(): Promise<SiteAddress[]>
}

export interface SeoContext {
  entries: readonly SeoEntry[]
  pages: StaticPages
  values: TextValues
  /** The operator has turned indexing off. */
  isNoIndex: boolean
  /** By the name of the kind in a path. A path with another kind has no texts. */
  subjects: Readonly<Record<string, SubjectSource>>
}

export interface Seo {
  getMeta(locale: Locale, path: string): Promise<SeoMeta>
  getFooter(locale: Locale, path: string): Promise<SeoFooter>
  listAddresses(): Promise<SiteAddress[]>
}

/** A path of this many segments or more is not indexed [2.24]. */
const noIndexSegments = 4
const largestCache = 2_000

export function createSeo({ entries, pages, values, isNoIndex, subjects }: SeoContext): Seo {
  const match = createPathMatcher(entries)
  const renderOnce = cacheRendered()

  /** The entry of a path with its names filled in; null without an entry, `unknown` when a slug is unknown. */
  async function read(locale: Locale, path: string) {
    const found = match(path)
    if (!found) return null
    const names = await Promise.all(
      Object.entries(found.slugs).map(
        async ([subject, slug]) =>
          [subject, (await subjects[subject]?.findName(locale, slug)) ?? null] as const,
      ),
    )
    if (names.some(([, name]) => name === null)) return 'unknown'
    const filled: Record<string, string> = {
      ...values[locale],
      ...Object.fromEntries(names as [string, string][]),
    }
    return { entry: found.entry, slugs: found.slugs, fill: (text: string) => fillPlaceholders(text, filled) }
  }

  /** The picture of the last entity in a path. Other formats, which follow its `#`, are for pages only. */
  async function findPicture(slugs: Readonly<Record<string, string>>): Promise<string | null> {
    const [subject, slug] = Object.entries(slugs).at(-1) ?? []
    const address = subject === undefined ? null : ((await subjects[subject]?.findPicture?.(slug!)) ?? null)
    return address?.split('#', 1)[0] ?? null
  }

  return {
    async getMeta(locale, path) {
      const segments = splitPath(path)
      const isClosed = isNoIndex || segments.length >= noIndexSegments
      const page = segments.length === 1 ? pages.find(locale, segments[0]!) : undefined
      if (page)
        return {
          metaTitle: `${page.title} — ${values[locale].brand}`,
          metaDescription: page.description,
          noIndex: isClosed || page.isHidden,
          image: null,
        }
      const found = await read(locale, path)
      if (found === null || found === 'unknown')
        return {
          metaTitle: null,
          metaDescription: null,
          noIndex: isClosed || found === 'unknown',
          image: null,
        }
      const { entry, slugs, fill } = found
      return {
        metaTitle: fill(entry.title[locale]),
        metaDescription: entry.description ? fill(entry.description[locale]) : null,
        noIndex: isClosed || entry.noIndex,
        image: entry.image ?? (await findPicture(slugs)),
      }
    },

    async getFooter(locale, path) {
      const found = await read(locale, path)
      if (found === null || found === 'unknown' || !found.entry.footer) return { title: null, html: null }
      const { title, text } = found.entry.footer
      return { title: found.fill(title[locale]), html: renderOnce(found.fill(text[locale]), locale) }
    },

    async listAddresses() {
      if (isNoIndex) return []
      const screens = entries
        .filter(({ path, noIndex }) => !noIndex && !path.includes('{'))
        .map(({ path }) => ({ path, updatedAt: null }))
      const named = await Promise.all(Object.values(subjects).map((subject) => subject.listAddresses()))
      const written = pages
        .list(defaultLocale)
        .filter(({ isHidden }) => !isHidden)
        .map(({ url, updatedAt }) => ({ path: url, updatedAt }))
      const all = [...screens, ...named.flat().filter(({ path }) => !match(path)?.entry.noIndex), ...written]
      return [...new Map(all.map((address) => [address.path, address])).values()]
    },
  }
}

/** Filled-in texts are few, and rendering one costs more than the rest of a call. */
function cacheRendered(): (text: string, locale: Locale) => string {
  const cache = new LRUCache<string, string>({ max: largestCache })
  return (text, locale) => {
    const html = cache.get(text) ?? renderMarkdown(text, locale)
    cache.set(text, html)
    return html
  }
}
