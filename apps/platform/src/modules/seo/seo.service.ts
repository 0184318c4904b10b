// What search engines and shared links are told about a path [2.24-2.25], [7.66-7.67].
import type { Locale, SeoFooter, SeoMeta, SiteAddress } from '@yanta/contract'
import type { SeoEntry } from '../../../../../content/schemas.ts'
import { renderMarkdown } from '../../plugins/markdown.ts'
import { fillPlaceholders, type TextValues } from '../../plugins/placeholders.ts'
import type { StaticPages } from '../static-pages/static-pages.service.ts'
import { createPathMatcher, splitPath } from './path-patterns.ts'

/** Looks up a kind of thing that paths name. */
export interface ThingSource {
  /** Its name in a language; null when there is none with this slug. */
  findName(locale: Locale, slug: string): Promise<string | null>
  /** Address of a picture of it that shared links show. Left out, things of this kind have none. */
  findPicture?(slug: string): Promise<string | null>
  /** Addresses of all of them that a search engine may index. */
  listAddresses(): Promise<SiteAddress[]>
}

export interface SeoContext {
  entries: readonly SeoEntry[]
  pages: StaticPages
  values: TextValues
  /** The operator wants nothing indexed. */
  isNoIndex: boolean
  /** By the word that stands for the thing in a path. A path that names another thing has no texts. */
  things: Readonly<Record<string, ThingSource>>
}

export interface Seo {
  getMeta(locale: Locale, path: string): Promise<SeoMeta>
  getFooter(locale: Locale, path: string): Promise<SeoFooter>
  listAddresses(): Promise<SiteAddress[]>
}

/** Segments from which on a path is not indexed [2.24]. */
const noIndexSegments = 4
const largestKept = 2_000

export function createSeo({ entries, pages, values, isNoIndex, things }: SeoContext): Seo {
  const match = createPathMatcher(entries)
  const renderOnce = keepRendered()

  /** The entry of a path with the names of its things; null without an entry, `unknown` where one of the things does not exist. */
  async function read(locale: Locale, path: string) {
    const found = match(path)
    if (!found) return null
    const names = await Promise.all(
      Object.entries(found.slugs).map(
        async ([thing, slug]) => [thing, (await things[thing]?.findName(locale, slug)) ?? null] as const,
      ),
    )
    if (names.some(([, name]) => name === null)) return 'unknown'
    const filled: Record<string, string> = {
      ...values[locale],
      ...Object.fromEntries(names as [string, string][]),
    }
    return { entry: found.entry, slugs: found.slugs, fill: (text: string) => fillPlaceholders(text, filled) }
  }

  /** The picture of the thing that a path is about, the last one it names. What lies beside it in other formats is for pages. */
  async function findPicture(slugs: Readonly<Record<string, string>>): Promise<string | null> {
    const [thing, slug] = Object.entries(slugs).at(-1) ?? []
    const address = thing === undefined ? null : ((await things[thing]?.findPicture?.(slug!)) ?? null)
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
      return { title: found.fill(title[locale]), html: renderOnce(found.fill(text[locale])) }
    },

    async listAddresses() {
      if (isNoIndex) return []
      const screens = entries
        .filter(({ path, noIndex }) => !noIndex && !path.includes('{'))
        .map(({ path }) => ({ path, updatedAt: null }))
      const named = await Promise.all(Object.values(things).map((thing) => thing.listAddresses()))
      const written = pages
        .list('ru')
        .filter(({ isHidden }) => !isHidden)
        .map(({ url, updatedAt }) => ({ path: url, updatedAt }))
      const all = [...screens, ...named.flat().filter(({ path }) => !match(path)?.entry.noIndex), ...written]
      return [...new Map(all.map((address) => [address.path, address])).values()]
    },
  }
}

/** Texts with their names filled in are few, and rendering one costs more than everything else in a call. */
function keepRendered(): (text: string) => string {
  const kept = new Map<string, string>()
  return (text) => {
    const html = kept.get(text) ?? renderMarkdown(text)
    if (kept.size >= largestKept) kept.clear()
    kept.set(text, html)
    return html
  }
}
