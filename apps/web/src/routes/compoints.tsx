import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { loadCompoints } from '../features/compoints/compoints-data.ts'
import { CompointsScreen, EmptyShop } from '../features/compoints/compoints-screen.tsx'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export function loader({ context, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadCompoints(call))
}

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadCompoints(browserCall), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  return buildPageMeta(args, ({ t }) => ({ title: t('shell.page.suffix', { title: t('compoints.title') }) }))
}

/** [2.8]. */
export default function Compoints() {
  return <CompointsScreen {...useLoaderData<typeof loader>()} current="/compoints"><EmptyShop /></CompointsScreen>
}
