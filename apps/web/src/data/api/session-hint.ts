// Whether this browser has a session. Scripts can't read its cookies, so the page stores what it was rendered with; login
// and logout change it, and then the next navigation loads the root data again.
import { createStore } from 'zustand/vanilla'

/** `isOver`: a session has ended on this page, and none has begun since. */
const hint = createStore(() => ({
  hasSession: false,
  isChanged: false,
  isOver: false,
  loginAt: null as number | null,
}))

export function readSessionHint(): boolean {
  return hint.getState().hasSession
}

/** Sets the value of the loaded data. */
export function writeSessionHint(hasSession: boolean): void {
  hint.setState(({ isOver }) => ({ hasSession, isChanged: false, isOver: isOver && !hasSession }))
}

/** Records a login or logout: the loaded data belongs to another player now. */
export function changeSession(hasSession: boolean): void {
  hint.setState({
    hasSession,
    isChanged: true,
    isOver: !hasSession,
    loginAt: hasSession ? performance.now() : null,
  })
}

/** Milliseconds from the start of the page to the login on it; null without one, as for who was logged in when it was loaded. */
export function findLoginTime(): number | null {
  return hint.getState().loginAt
}

/** Also while the guest's page is loaded but the player's is still shown. */
export function isSessionOver(): boolean {
  return hint.getState().isOver
}

export function isSessionChanged(): boolean {
  return hint.getState().isChanged
}
