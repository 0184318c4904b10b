import { createContext } from 'react'

/** What is true of all cards for whoever looks at them. */
export interface CardCircumstances {
  /** Games can't be played from the visitor's country [8.18]. */
  isRegionBlocked: boolean
  /** A bonus is being wagered: games that do not count toward it say so [8.18]. */
  isWagering: boolean
}

export const CardCircumstancesContext = createContext<CardCircumstances>({
  isRegionBlocked: false,
  isWagering: false,
})
