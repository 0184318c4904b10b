// Whether the visitor's region is closed to play, as server data says [6.10].
import { createContext } from 'react'

/** For what is drawn: nothing offers a screen that is closed to whoever looks at it. */
export const RegionClosedContext = createContext(false)

let isBlocked = false

export function noteRegion(isRegionBlocked: boolean): void {
  isBlocked = isRegionBlocked
}

export function isRegionClosed(): boolean {
  return isBlocked
}
