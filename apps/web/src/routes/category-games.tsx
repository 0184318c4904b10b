import { useLoaderData } from 'react-router'
import type { Call } from '../api/caller.ts'
import { loadGames, shouldReloadGames } from '../features/catalogue/games-data.ts'
import { GamesScreen } from '../features/catalogue/games-screen.tsx'
import { buildGamesMeta } from './games-meta.ts'
import { type Asked, inBrowser, onServer } from './screen-loaders.ts'

function load(call: Call, { params, url }: Asked) {
  return loadGames(call, 'category', params.slug ?? '', url.searchParams.get('page'))
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = buildGamesMeta
export const shouldRevalidate = shouldReloadGames

/** [2.3]. */
export default function CategoryGames() {
  return <GamesScreen list={useLoaderData<typeof loader>()} />
}
