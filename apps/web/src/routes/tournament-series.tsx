import { type MetaArgs, useLoaderData } from 'react-router'
import type { Call } from '../data/api/caller.ts'
import { SeriesScreen } from '../features/tournaments/series/series-screen.tsx'
import { type SeriesData, loadSeries } from '../features/tournaments/series/series-data.ts'
import { buildPageMeta } from './page-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

export { shouldReload as shouldRevalidate } from './should-reload.ts'

function load(call: Call, { params, url, hasSession }: Asked) {
  return loadSeries(call, { slug: params.slug ?? '', page: url.searchParams.get('page'), hasSession })
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs) {
  const { series } = (args.loaderData ?? {}) as Partial<SeriesData>
  return buildPageMeta(args, ({ t }) => ({
    title: t('shell.page.suffix', { title: series?.title ?? '' }),
    description: series?.description,
    // A series that comes again has an address for all its instances, which shows one of them.
    canonicalPath: series && `/tournaments/series/${series.slug}`,
    steps: series && [
      { name: t('tournaments.crumbs.lobby'), path: '/' },
      { name: t('tournaments.crumbs.all'), path: '/tournaments' },
      { name: series.title, path: `/tournaments/series/${series.slug}` },
    ],
  }))
}

/** [2.6]. */
export default function TournamentSeriesRoute() {
  return <SeriesScreen {...useLoaderData<typeof loader>()} />
}
