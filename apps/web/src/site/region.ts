// Whether the visitor's region is closed to play, from server data [6.10].
import { createContext } from 'react'
import { createStore } from 'zustand/vanilla'

/** For components: they offer no screen that is closed to the visitor. */
export const RegionClosedContext = createContext(false)

const region = createStore(() => ({ isBlocked: false }))

export function recordRegion(isRegionBlocked: boolean): void {
  region.setState({ isBlocked: isRegionBlocked })
}

export function isRegionClosed(): boolean {
  return region.getState().isBlocked
}
