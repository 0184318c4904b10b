import { createContext } from 'react'

/** Facts about the viewer that apply to all cards. */
export interface CardFacts {
  /** Games can't be played from the player's country [8.18]. */
  isRegionBlocked: boolean
  /** A bonus is being wagered: games that do not count toward it are marked [8.18]. */
  isWagering: boolean
  /** Who is not logged in plays no demo here: cards offer to log in instead. */
  isDemoClosed?: boolean
}

export const CardContext = createContext<CardFacts>({
  isRegionBlocked: false,
  isWagering: false,
})
