// Whether this browser has a session. Its cookies are out of reach of scripts, so the page remembers what it was rendered
// with; login and logout change it.
let hasSession = false

export function readSessionHint(): boolean {
  return hasSession
}

export function writeSessionHint(value: boolean): void {
  hasSession = value
}
