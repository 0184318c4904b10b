// The screen a game or a popup was opened from: where minimising a game leads [2.28], and what lies under the login that a
// game asks for. Main when there is none [2.30].
import { findLastScreen, listVisits, rememberVisit } from './navigation-history.ts'

/** Screens that cover others are never what lies beneath. */
export function isCoveringScreen(pathname: string): boolean {
  return /^\/(play|login|registration|remind|new-password|cashbox)(\/|$)/.test(pathname)
}

export function rememberScreen({ pathname, search }: { pathname: string; search: string }): void {
  rememberVisit({ path: pathname + search, isErrorPage: false })
}

export function readLastScreen(): string {
  return findLastScreen(listVisits(), '', (path) => !isCoveringScreen(path.split('?', 1)[0]!)) ?? '/'
}
