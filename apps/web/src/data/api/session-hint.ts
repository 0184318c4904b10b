// Whether this browser has a session. Its cookies are out of reach of scripts, so the page remembers what it was rendered
// with; login and logout change it, and then the next navigation loads the site's frame again.
let hasSession = false
let isChanged = false

export function readSessionHint(): boolean {
  return hasSession
}

/** What the loaded data says. */
export function writeSessionHint(value: boolean): void {
  hasSession = value
  isChanged = false
}

/** Login or logout: what is loaded belongs to somebody else now. */
export function changeSession(value: boolean): void {
  hasSession = value
  isChanged = true
}

export function isSessionChanged(): boolean {
  return isChanged
}
