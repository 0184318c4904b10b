// Whether this browser has a session. Scripts can't read its cookies, so the page stores what it was rendered with; login
// and logout change it, and then the next navigation loads the root data again.
import { createStore } from 'zustand/vanilla'

const hint = createStore(() => ({ hasSession: false, isChanged: false }))

export function readSessionHint(): boolean {
  return hint.getState().hasSession
}

/** Sets the value of the loaded data. */
export function writeSessionHint(hasSession: boolean): void {
  hint.setState({ hasSession, isChanged: false })
}

/** Records a login or logout: the loaded data belongs to another player now. */
export function changeSession(hasSession: boolean): void {
  hint.setState({ hasSession, isChanged: true })
}

export function isSessionChanged(): boolean {
  return hint.getState().isChanged
}
