import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { visitContext } from '../api/visit.ts'
import { SeriesScreen } from '../features/tournaments/series-screen.tsx'
import { type SeriesData, loadSeries } from '../features/tournaments/tournaments-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { browserPatienceMs, loadWithSeo } from './seo.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

export function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = context.get(visitContext)
  return loadWithSeo(call, url, loadSeries(call, params.slug ?? ''))
}

export function clientLoader({ params, url }: ClientLoaderFunctionArgs) {
  return loadWithSeo(browserCall, url, loadSeries(browserCall, params.slug ?? ''), browserPatienceMs)
}

export function meta(args: MetaArgs) {
  const { series } = (args.loaderData ?? {}) as Partial<SeriesData>
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: series?.title ?? '' }), description: series?.description,
    steps: series && [
      { name: t('tournaments.crumbs.lobby'), path: '/' }, { name: t('tournaments.crumbs.all'), path: '/tournaments' }, { name: series.title, path: `/tournaments/series/${series.slug}` },
    ],
  }))
}

/** [2.6]. */
export default function TournamentSeriesRoute() {
  return <SeriesScreen {...useLoaderData<typeof loader>()} />
}
