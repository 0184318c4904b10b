// Where the focus goes back to when a dialog closes: to what had it before, or, where that stood in a dialog which is gone as
// well, to what had it before that one.
const openers = new WeakMap<Element, HTMLElement[]>()

/** Call before the dialog takes the focus. */
export function rememberOpener(dialog: HTMLElement): void {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || dialog.contains(opener)) return
  const outer = opener.closest('dialog')
  openers.set(dialog, [opener, ...((outer && openers.get(outer)) ?? [])])
}

export function focusOpener(dialog: HTMLElement): void {
  const opener = openers.get(dialog)?.find((element) => element.isConnected && !element.closest('[inert]'))
  opener?.focus({ preventScroll: true })
}
