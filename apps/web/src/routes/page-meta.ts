// Title, description, canonical address and robots of a page [2.24-2.25].
import type { MetaDescriptor } from 'react-router'
import { defaultLocale } from '../i18n/locale-cookie.ts'
import { type Speech, buildSpeech } from '../i18n/use-i18n.tsx'
import { getBrand } from '../lib/brand.ts'
import type { SiteData } from './site-data.ts'

interface MetaSource {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/** `say` writes title and description in the page's language. */
export function buildPageMeta({ matches, location }: MetaSource, say: (speech: Speech) => { title: string; description?: string }): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined
  const locale = site?.locale ?? defaultLocale
  const speech = buildSpeech(locale)
  const { title, description } = say(speech)
  const origin = site?.serverData?.canonical.replace(/\/$/, '')
  const isDeep = location.pathname.split('/').filter(Boolean).length >= 4
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }, { property: 'og:description', content: description }] : []),
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: speech.brand.names.brand },
    { property: 'og:type', content: 'website' },
    ...(origin ? [{ tagName: 'link' as const, rel: 'canonical', href: origin + location.pathname }, { property: 'og:image', content: origin + getBrand().share }] : []),
    ...(isDeep || site?.serverData?.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
