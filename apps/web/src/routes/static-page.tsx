import type { StaticPage } from '@yanta/contract'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { loadStaticPage } from '../features/static-page/load-static-page.ts'
import { StaticPageScreen } from '../features/static-page/static-page-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadStaticPage(call, params.slug ?? ''))
}

export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadStaticPage(browserCall, params.slug ?? ''), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  const page = args.loaderData as StaticPage | undefined
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: page?.title ?? '' }),
    description: page?.description,
    steps: page && [{ name: t('static_page.crumbs.lobby'), path: '/' }, { name: page.title, path: page.url }],
  }))
}

/** [2.13]. */
export default function StaticPageRoute() {
  return <StaticPageScreen page={useLoaderData<typeof loader>()} />
}
