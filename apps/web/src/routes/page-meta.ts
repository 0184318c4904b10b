// Title, description, canonical address and robots of a page [2.24-2.25]. Nothing here is taken from the request but its path:
// the host is the configured one.
import type { MetaDescriptor } from 'react-router'
import { defaultLocale } from '../i18n/locale-cookie.ts'
import { type Speech, buildSpeech } from '../i18n/use-i18n.tsx'
import { getBrand } from '../lib/brand.ts'
import type { WithSeo } from './seo.ts'
import type { SiteData } from './site-data.ts'
import { type Step, buildBreadcrumbList, buildWebSite } from './structured-data.ts'

interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
  loaderData?: unknown
}

interface PageWords {
  title: string
  description?: string
  /** Nothing for a search engine to show, whatever editors say. */
  isUnlisted?: boolean
  /** From main to this page, where search engines show the way. */
  steps?: readonly Step[]
  /** What the page is about, in the words of schema.org; `image` is what shared links show, a path. */
  describe?: (origin: string, told: { description?: string; image: string }) => object
}

/** Segments from which on a path is not indexed [2.24]. */
const noIndexSegments = 4

/** `say` writes title and description in the page's language; what editors wrote for the path goes before it. */
export function buildPageMeta(
  { matches, location: { pathname }, loaderData }: MetaSource,
  say: (speech: Speech) => PageWords,
): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined
  const seo = (loaderData as Partial<WithSeo> | undefined)?.seo
  const speech = buildSpeech(site?.locale ?? defaultLocale)
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
    { property: 'og:locale', content: speech.locale === 'ru' ? 'ru_RU' : 'en_US' },
    ...(isClosed ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(origin === undefined ? [] : buildAddresses(origin, pathname, origin + image)),
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
