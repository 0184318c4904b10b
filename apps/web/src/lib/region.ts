// Whether the visitor's region is closed to play, as server data says [6.10].
let isBlocked = false

export function noteRegion(isRegionBlocked: boolean): void {
  isBlocked = isRegionBlocked
}

export function isRegionClosed(): boolean {
  return isBlocked
}
