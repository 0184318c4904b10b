// The screen a game or a popup was opened from: the target of minimising a game [2.28] and of going back [2.22], and the
// screen beneath a login that a game asks for.
import { isPopupPath } from './guarded-path.ts'
import { findLastScreen, listEntries, recordEntry } from './history.ts'

/** Popups and games; neither is ever the screen beneath. */
export function isCoveringScreen(pathname: string): boolean {
  return isPopupPath(pathname) || /^\/play(\/|$)/i.test(pathname)
}

export function rememberScreen(
  { pathname, search }: { pathname: string; search: string },
  isErrorPage = false,
): void {
  recordEntry({ path: pathname + search, isErrorPage })
}

/** The last screen other than `current` that covers no other and was no error page [2.21]; else `fallback`, else main [2.22], [2.30]. */
export function readLastScreen(current = '', fallback = '/'): string {
  return (
    findLastScreen(listEntries(), current, (path) => !isCoveringScreen(path.split('?', 1)[0]!)) ?? fallback
  )
}

/** Where a popup opened by its address, as on reload, closes to: the last screen, or the game if it goes on beneath [2.12]. */
export function readScreenBeneath(isGameLeft: boolean): string {
  if (isGameLeft) return readLastScreen()
  return findLastScreen(listEntries(), '', (path) => !isPopupPath(path.split('?', 1)[0]!)) ?? '/'
}
