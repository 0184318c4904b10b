// Going back or forward between a screen and a popup over it looks to the router like asking for the same screen again. Here is
// how to tell: what lies beneath is there already and needs no loading.
let isPopupShown = false

/** Whether a popup with an address lies over the screen now. */
export function notePopup(isShown: boolean): void {
  isPopupShown = isShown
}

/** True while the browser's history takes one step between a popup and the screen beneath; it knows the new place already, the page does not. */
export function isPopupStep(): boolean {
  return isPopupShown !== Boolean((history.state as { masked?: unknown } | null)?.masked)
}
