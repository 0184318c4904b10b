import type { StaticPage } from '@yanta/contract'
import { type MetaArgs, redirect, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { loadStaticPage } from '../features/static-page/load-static-page.ts'
import { StaticPageScreen } from '../features/static-page/static-page-screen.tsx'
import { findMovedPath } from '../navigation/route-table.ts'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

async function load(call: Call, { params: { slug = '' }, url }: Asked) {
  // For navigations within the site; documents are redirected by the site's server.
  const moved = findMovedPath(`/${slug}`)
  if (moved) throw redirect(moved + url.search)
  return loadStaticPage(call, slug)
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const page = args.loaderData as StaticPage | undefined
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: page?.title ?? '' }),
    description: page?.description,
    steps: page && [
      { name: t('static_page.crumbs.lobby'), path: '/' },
      { name: page.title, path: page.url },
    ],
  }))
}

/** [2.13]. */
export default function StaticPageRoute() {
  return <StaticPageScreen page={useLoaderData<typeof loader>()} />
}
