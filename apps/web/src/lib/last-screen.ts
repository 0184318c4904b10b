// The screen a game or a popup was opened from: where minimising a game leads [2.28], and what lies under the login that a
// game asks for. Per tab, surviving a reload; main when there is none [2.30].
const key = 'last-screen'

/** Screens that cover others are never what lies beneath. */
export function isCoveringScreen(pathname: string): boolean {
  return /^\/(play|login|registration|remind|new-password|cashbox)(\/|$)/.test(pathname)
}

export function rememberScreen({ pathname, search }: { pathname: string; search: string }): void {
  if (isCoveringScreen(pathname)) return
  try {
    sessionStorage.setItem(key, pathname + search)
  } catch {
    // Without storage the way back is main.
  }
}

export function readLastScreen(): string {
  try {
    const path = sessionStorage.getItem(key)
    return path && /^\/(?![/\\])/.test(path) ? path : '/'
  } catch {
    return '/'
  }
}
