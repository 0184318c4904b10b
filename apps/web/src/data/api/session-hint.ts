// Whether this browser has a session. Scripts can't read its cookies, so the page stores what it was rendered with; login
// and logout change it, and then the next navigation loads the root data again.
let hasSession = false
let isChanged = false

export function readSessionHint(): boolean {
  return hasSession
}

/** Sets the value of the loaded data. */
export function writeSessionHint(value: boolean): void {
  hasSession = value
  isChanged = false
}

/** Records a login or logout: the loaded data belongs to another player now. */
export function changeSession(value: boolean): void {
  hasSession = value
  isChanged = true
}

export function isSessionChanged(): boolean {
  return isChanged
}
