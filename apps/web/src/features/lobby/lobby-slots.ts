import type { Category } from '@yanta/contract'
import type { ReactElement, ReactNode } from 'react'
import type { CardGame } from '../../lib/card-game.ts'
import type { IconName } from '../../ui/icon.tsx'

export interface LobbyCards {
  /** A card without hooks of its own. */
  draw: (game: CardGame) => ReactElement
  /** What cards look like besides the game. */
  dependsOn: readonly unknown[]
}

/** How games and all that is not the lobby's own looks here is others' business. */
export interface LobbySlots {
  chips: (categories: Category[]) => ReactNode
  cards: LobbyCards
  grid: (games: CardGame[]) => ReactNode
  providers: (providers: Category[]) => ReactNode
  iconOf: (slug: string) => IconName
  /** Who wins now. */
  winners: ReactNode
  /** Promotions and tournaments. */
  events: ReactNode
  /** What the visitor likes; `games` are those that the account has. */
  favourites: (games: CardGame[]) => ReactNode
}
