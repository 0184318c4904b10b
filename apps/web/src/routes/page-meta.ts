// Title, description, canonical address and robots of a page [2.24-2.25]. Only the path is read from the request: the host is
// the configured one.
import { defaultLocale } from '@yanta/contract'
import { openGraphLocales } from '@yanta/i18n'
import type { MetaDescriptor } from 'react-router'
import { type I18n, buildI18n } from '../i18n/use-i18n.tsx'
import { getBrand } from '../site/brand.ts'
import { openScreen } from './packed-screen.ts'
import type { WithSeo } from './seo.ts'
import { type PackedSite, openSite } from '../site/packed-site.ts'
import type { SiteData } from '../site/site-data.ts'
import { type Step, buildBreadcrumbList, buildWebSite } from './structured-data.ts'

interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
  loaderData?: unknown
}

interface PageWords {
  title: string
  description?: string
  /** Never indexed, whatever editors set. */
  isUnlisted?: boolean
  /** The path of the canonical link, where that is another than the page's own. */
  canonicalPath?: string
  /** Breadcrumbs from main to this page. */
  steps?: readonly Step[]
  /** The page's subject as schema.org data; `image` is the path of the preview picture. */
  describe?: (origin: string, told: { description?: string; image: string }) => object
}

/** Number of segments from which a path is not indexed [2.24]. */
const noIndexSegments = 4

/** `say` returns title and description in the page's language; texts of editors for the path have priority. */
export function buildPageMeta(
  { matches, location: { pathname }, loaderData }: MetaSource,
  say: (speech: I18n) => PageWords,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | PackedSite | undefined
  const site = root && openSite(root)
  const seo = loaderData ? (openScreen(loaderData) as Partial<WithSeo>).seo : undefined
  const speech = buildI18n(site?.locale ?? defaultLocale)
  const words = say(speech)
  const title = seo?.metaTitle ?? words.title
  const description = seo?.metaDescription ?? words.description
  const origin = site?.serverData?.canonical.replace(/\/$/, '')
  const image = seo?.image ?? getBrand().share
  const isClosed =
    words.isUnlisted ||
    seo?.noIndex ||
    site?.serverData?.noIndex ||
    pathname.split('/').filter(Boolean).length >= noIndexSegments
  return [
    { title },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: speech.brand.names.brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: openGraphLocales[speech.locale] },
    ...(isClosed ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(origin === undefined ? [] : buildAddresses(origin, words.canonicalPath ?? pathname, origin + image)),
    ...(origin !== undefined && pathname === '/'
      ? [{ 'script:ld+json': buildWebSite(origin, speech.brand.names.brand) }]
      : []),
    ...(origin !== undefined && words.describe
      ? [{ 'script:ld+json': words.describe(origin, { description, image }) }]
      : []),
    ...(origin !== undefined && words.steps
      ? [{ 'script:ld+json': buildBreadcrumbList(origin, words.steps) }]
      : []),
  ]
}

function buildAddresses(origin: string, pathname: string, image: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: origin + pathname },
    { property: 'og:url', content: origin + pathname },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
