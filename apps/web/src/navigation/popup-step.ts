// Going back or forward between a screen and a popup over it looks to the router like loading the same screen again. This
// detects the case: the screen beneath is already loaded.
let isPopupShown = false

/** Records whether a popup with an address is open. */
export function recordPopup(isShown: boolean): void {
  isPopupShown = isShown
}

/** True during a history step between a popup and the screen beneath: the history entry has changed already, the page has not. */
export function isPopupStep(): boolean {
  return isPopupShown !== Boolean((history.state as { masked?: unknown } | null)?.masked)
}
