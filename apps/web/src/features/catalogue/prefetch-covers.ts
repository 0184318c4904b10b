// Fetches covers a little before their cards are drawn, so that they are there by then.
import type { CardGame } from '../../domain/game/card-game.ts'
import { cardSizes } from '../../domain/game/game-cover.tsx'
import { readPictureSource } from '../../ui/data/picture-source.ts'

/** How many prefetched covers are recorded; the images themselves are in the browser's cache. */
const mostRemembered = 1_000
/** Requesting a whole row in one frame would cause jank. */
const perFrame = 2
const prefetched = new Set<string>()

/** Starts with the next frame; returns a function that cancels the covers not requested yet. */
export function prefetchCovers(games: readonly (CardGame | undefined)[]): () => void {
  const waiting = games.flatMap((game) =>
    game && !prefetched.has(game.tall_preview) ? [game.tall_preview] : [],
  )
  let frame = 0
  function prefetchSome() {
    for (const cover of waiting.splice(0, perFrame)) prefetch(cover)
    if (waiting.length > 0) frame = requestAnimationFrame(prefetchSome)
  }
  if (waiting.length > 0) frame = requestAnimationFrame(prefetchSome)
  return () => cancelAnimationFrame(frame)
}

function prefetch(cover: string): void {
  if (prefetched.size >= mostRemembered) prefetched.clear()
  prefetched.add(cover)
  const { avif, shown } = readPictureSource(cover)
  const picture = new Image()
  picture.fetchPriority = 'low'
  picture.sizes = cardSizes
  if (avif) picture.srcset = avif
  else picture.src = shown
}
