// Metadata for search engines and shared links. Texts are in the locale of the call.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Instant } from './kit/scalars.ts'

/** A path of the site without its query. */
const SitePath = v.pipe(v.string(), v.regex(/^\/(?!\/)[^?#\\]*$/), v.maxLength(500))

/** Title and description of a path [3.61], [2.25]. */
export const SeoMeta = v.object({
  /** The whole title, the site's name included; null where the editors wrote none. */
  metaTitle: v.nullable(v.string()),
  metaDescription: v.nullable(v.string()),
  /** Also true for paths of four segments and more [2.24], and for pages that don't exist. */
  noIndex: v.boolean(),
  /** Address of the picture for shared links, starting with a slash; null: the brand's. */
  image: v.nullable(v.string()),
})
export type SeoMeta = v.InferOutput<typeof SeoMeta>

export const getSeoMeta = defineCall({
  name: 'getSeoMeta',
  method: 'GET',
  path: '/json-api/seo/meta',
  access: 'anyone',
  summary: 'Title and description of a path [7.67]',
  query: v.object({ path: SitePath }),
  response: SeoMeta,
  refusals: ['invalid_request'],
})

export const getSeoCanonical = defineCall({
  name: 'getSeoCanonical',
  method: 'GET',
  path: '/json-api/seo/canonical',
  access: 'anyone',
  summary: 'Scheme and host the canonical link is built on [7.66], [2.25]',
  response: v.object({ host: v.string() }),
  refusals: [],
})

/** The text below a screen. `html` is sanitised; null where a path has none. */
export const SeoFooter = v.object({ title: v.nullable(v.string()), html: v.nullable(v.string()) })
export type SeoFooter = v.InferOutput<typeof SeoFooter>

export const getSeoFooter = defineCall({
  name: 'getSeoFooter',
  method: 'GET',
  path: '/json-api/seo/footer',
  access: 'anyone',
  summary: 'The text below a screen, by path [7.66]',
  query: v.object({ path: v.optional(SitePath, '/') }),
  response: SeoFooter,
  refusals: ['invalid_request'],
})

/** An address for the site map; `updatedAt` is null when it is not recorded. */
export const SiteAddress = v.object({ path: v.string(), updatedAt: v.nullable(Instant) })
export type SiteAddress = v.InferOutput<typeof SiteAddress>

/** Path chosen here. All pages a search engine may index, in the order of the menus; none while the site is noindex. */
export const listSiteAddresses = defineCall({
  name: 'listSiteAddresses',
  method: 'GET',
  path: '/json-api/seo/addresses',
  access: 'anyone',
  summary: 'Addresses of the site map',
  response: v.object({ items: v.array(SiteAddress) }),
  refusals: [],
})
