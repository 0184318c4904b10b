// What features put into the site's frame: the account area of the header, the game over the page, popups over all.
// Each is a feature of its own; the frame knows only where they stand.

export function AccountSlot() {
  return null
}

export function FrameSlot() {
  return null
}

export function PopupSlot() {
  return null
}
