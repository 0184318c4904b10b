// Cards are drawn when they come into sight; their covers are fetched a little earlier, so that they are there by then.
import type { CardGame } from '../../lib/card-game.ts'
import { cardSizes } from '../../ui/game-cover.tsx'
import { readPictureSource } from '../../ui/picture-source.ts'

/** As many covers as are remembered to have been fetched: the browser keeps them for itself. */
const mostRemembered = 1_000
/** A row of requests in one frame would be felt. */
const perFrame = 2
const warmed = new Set<string>()

/** Begins with the next frame; gives the way to leave out what has not been asked for. */
export function warmCovers(games: readonly (CardGame | undefined)[]): () => void {
  const waiting = games.flatMap((game) => (game && !warmed.has(game.tall_preview) ? [game.tall_preview] : []))
  let frame = 0
  function warmSome() {
    for (const cover of waiting.splice(0, perFrame)) warm(cover)
    if (waiting.length > 0) frame = requestAnimationFrame(warmSome)
  }
  if (waiting.length > 0) frame = requestAnimationFrame(warmSome)
  return () => cancelAnimationFrame(frame)
}

function warm(cover: string): void {
  if (warmed.size >= mostRemembered) warmed.clear()
  warmed.add(cover)
  const { avif, shown } = readPictureSource(cover)
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.sizes = cardSizes
  if (avif) picture.srcset = avif
  else picture.src = shown
}
