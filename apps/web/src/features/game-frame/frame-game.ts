import type { Game } from '@yanta/contract'

/** What the frame shows of a game before the game is loaded. */
export interface FrameGame {
  slug: string
  name: string
  studio: string
  /** Cover addresses without extension: portrait and wide. */
  cover: string
  wideCover: string
  hasDemo: boolean
}

export function presentFrameGame(game: Game): FrameGame {
  return {
    slug: game.slug,
    name: game.name,
    studio: game.provider.name,
    cover: game.tall_preview,
    wideCover: game.preview,
    hasDemo: game.has_demo_mode,
  }
}
