// Whether the visitor's region is closed to play, from server data [6.10].
import { createContext } from 'react'

/** For components: they offer no screen that is closed to the visitor. */
export const RegionClosedContext = createContext(false)

let isBlocked = false

export function recordRegion(isRegionBlocked: boolean): void {
  isBlocked = isRegionBlocked
}

export function isRegionClosed(): boolean {
  return isBlocked
}
