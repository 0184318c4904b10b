import { listGames } from '@yanta/contract'
import { browserCall } from '../../data/api/browser-call.ts'

/** How many of the most popular games take part in the draw. */
const mostGames = '24'

/** Who pressed it waits no longer than that, in milliseconds. */
const longestDraw = 3000

/** Address of a random one of the popular games that have a demo; null: none was found. */
export async function pickDemo(): Promise<string | null> {
  const query = { 'filter[demo]': '1', sort: 'popular', limit: mostGames } as const
  const games = await browserCall(listGames, { query }, { signal: AbortSignal.timeout(longestDraw) })
  if (!games.ok) return null
  const { items } = games.value
  const drawn = items[Math.floor(Math.random() * items.length)]
  return drawn ? `/play/${drawn.slug}` : null
}
