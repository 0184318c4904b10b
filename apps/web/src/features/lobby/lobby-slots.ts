import type { Category } from '@yanta/contract'
import type { ReactElement, ReactNode } from 'react'
import type { CardGame } from '../../domain/game/card-game.ts'
import type { IconName } from '../../ui/data/icon.tsx'

export interface LobbyCards {
  /** A card without hooks of its own. */
  draw: (game: CardGame) => ReactElement
  /** What the cards' looks depend on besides the game. */
  dependsOn: readonly unknown[]
}

/** Slots for games and other content that other features render. */
export interface LobbySlots {
  chips: (categories: Category[]) => ReactNode
  cards: LobbyCards
  grid: (games: CardGame[]) => ReactNode
  providers: (providers: Category[]) => ReactNode
  iconOf: (slug: string) => IconName
  /** Current winners. */
  winners: ReactNode
  /** Promotions and tournaments. */
  events: ReactNode
  /** The player's favourites; `games` are those of the account. */
  favourites: (games: CardGame[]) => ReactNode
}
