import type { ReactNode } from 'react'
import type { CardGame } from '../../lib/card-game.ts'

/** Draws a game as the catalogue does. */
export type CardSlot = (game: CardGame) => ReactNode
