import type { Call } from '../data/api/caller.ts'
import { loadGames } from '../features/catalogue/games-data.ts'
import { GamesScreen } from '../features/catalogue/games-screen.tsx'
import { returnToGames } from '../features/catalogue/cached-games.ts'
import { buildGamesMeta } from './games-meta.ts'
import { useScreenData } from './packed-screen.ts'
import { type Asked, inBrowser, onServerPacked } from './screen-loaders.ts'

function load(call: Call, { params, url }: Asked) {
  return loadGames(call, 'category', params.slug ?? '', url.searchParams)
}

export const loader = onServerPacked(load)
export const clientLoader = returnToGames(inBrowser(load))

export const meta = buildGamesMeta
export { shouldReload as shouldRevalidate } from './should-reload.ts'

/** [2.3]. */
export default function CategoryGames() {
  return <GamesScreen list={useScreenData<typeof clientLoader>()} />
}
