// The screen a game or a popup was opened from: where minimising a game leads [2.28], what lies under the login that a game asks
// for, and where going back leads [2.22].
import { isPopupPath } from './guarded-path.ts'
import { findLastScreen, listVisits, rememberVisit } from './navigation-history.ts'

/** Screens that cover others are never what lies beneath. */
export function isCoveringScreen(pathname: string): boolean {
  return isPopupPath(pathname) || /^\/play(\/|$)/i.test(pathname)
}

export function rememberScreen(
  { pathname, search }: { pathname: string; search: string },
  isErrorPage = false,
): void {
  rememberVisit({ path: pathname + search, isErrorPage })
}

/** The last screen that covers no other and was no error page [2.21]; else `fallback`, else main [2.22], [2.30]. `current` is no way back from itself. */
export function readLastScreen(current = '', fallback = '/'): string {
  return (
    findLastScreen(listVisits(), current, (path) => !isCoveringScreen(path.split('?', 1)[0]!)) ?? fallback
  )
}

/** Where a popup leads that was asked for by its address, as a reload does: to the last screen, and to the game as well where it goes on beneath [2.12]. */
export function readScreenBeneath(isGameLeft: boolean): string {
  if (isGameLeft) return readLastScreen()
  return findLastScreen(listVisits(), '', (path) => !isPopupPath(path.split('?', 1)[0]!)) ?? '/'
}
