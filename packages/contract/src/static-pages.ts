// Pages and links that editors write. Texts are in the locale of the call.
import * as v from 'valibot'
import { defineCall } from './kit/call.ts'
import { Instant, Slug } from './kit/scalars.ts'

/** [3.61]. */
export const StaticPageListItem = v.object({
  slug: Slug,
  url: v.string(),
  title: v.string(),
  pageType: v.picklist(['static']),
})
export type StaticPageListItem = v.InferOutput<typeof StaticPageListItem>

/** `html` is sanitised by the platform; its headings begin with `h2`, because `title` is the page's `h1`. */
export const StaticPage = v.object({
  ...StaticPageListItem.entries,
  description: v.string(),
  html: v.string(),
  /** The time of an editor's last change to the page's content. */
  updatedAt: Instant,
})
export type StaticPage = v.InferOutput<typeof StaticPage>

export const listStaticPages = defineCall({
  name: 'listStaticPages',
  method: 'GET',
  path: '/json-api/static-pages',
  access: 'anyone',
  summary: 'Static pages that menus and the site map show, or those hidden from both [7.64]',
  query: v.object({ hidden: v.optional(v.picklist(['true', 'false']), 'false') }),
  response: v.object({ items: v.array(StaticPageListItem) }),
  refusals: ['invalid_request'],
})

/** Returns hidden pages too. */
export const getStaticPage = defineCall({
  name: 'getStaticPage',
  method: 'GET',
  path: '/json-api/static-pages/{slug}',
  access: 'anyone',
  summary: 'A static page [7.65]',
  params: v.object({ slug: Slug }),
  response: StaticPage,
  refusals: ['not_found', 'invalid_request'],
})

/** A column of links in the footer of every screen. `url` is a path of the site, or an absolute address elsewhere. */
export const FooterBlock = v.object({
  title: v.string(),
  links: v.array(v.object({ text: v.string(), url: v.string() })),
})
export type FooterBlock = v.InferOutput<typeof FooterBlock>

export const listFooterBlocks = defineCall({
  name: 'listFooterBlocks',
  method: 'GET',
  path: '/json-api/blocks/footer',
  access: 'anyone',
  summary: 'Columns of links at the foot of every screen [7.66]',
  response: v.object({ items: v.array(FooterBlock) }),
  refusals: [],
})
