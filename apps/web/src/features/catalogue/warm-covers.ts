// Rows are drawn when they come into sight; their covers are fetched a little earlier, so that they are there by then.
import type { CardGame } from '../../lib/card-game.ts'
import { cardSizes } from '../../ui/game-cover.tsx'
import { readPictureSource } from '../../ui/picture-source.ts'

/** As many covers as are remembered to have been fetched: the browser keeps them for itself. */
const mostRemembered = 1_000
const warmed = new Set<string>()

export function warmCovers(games: readonly (CardGame | undefined)[]): void {
  for (const game of games) {
    if (!game || warmed.has(game.tall_preview)) continue
    if (warmed.size >= mostRemembered) warmed.clear()
    warmed.add(game.tall_preview)
    const { avif, shown } = readPictureSource(game.tall_preview)
    const picture = new Image()
    picture.fetchPriority = 'low'
    picture.sizes = cardSizes
    if (avif) picture.srcset = avif
    else picture.src = shown
  }
}
