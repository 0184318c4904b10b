// The dialogs that are open, the lowest first. The lowest one has the ground that dims and blurs the page, all but the topmost
// step back, and while there is one the page does not scroll.
const open: HTMLDialogElement[] = []
const watchers = new Set<() => void>()
/** The ground of this one may still be fading: the next dialog takes it over as it is. */
let lastGround: HTMLDialogElement | null = null

/** Puts a dialog on top of those that are open. */
export function enterStack(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('data-swapped')
  open.push(dialog)
  arrange()
}

/** Takes a dialog out, wherever in the stack it was. */
export function leaveStack(dialog: HTMLDialogElement): void {
  const place = open.indexOf(dialog)
  if (place === -1) return
  open.splice(place, 1)
  if (place === 0) lastGround = dialog
  arrange()
  // One that does not fade is out of the page by then.
  queueMicrotask(() => {
    if (!dialog.isConnected) forgetGround(dialog)
  })
}

/** A dialog has faded: its ground is no longer there for the next one. */
export function forgetGround(dialog: HTMLDialogElement): void {
  if (lastGround === dialog) lastGround = null
}

/** The dialog that alone can be reached at the moment; null is the page. */
export function findTopDialog(): HTMLDialogElement | null {
  return open.findLast((dialog) => dialog.matches(':modal')) ?? null
}

/** Calls back whenever a dialog came or went; gives the way to end that. */
export function watchStack(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

function arrange(): void {
  const [lowest] = open
  if (lowest && lastGround) {
    if (lastGround !== lowest) {
      for (const dialog of [lastGround, lowest]) dialog.setAttribute('data-swapped', '')
      lastGround.setAttribute('data-over', '')
    }
    lastGround = null
  }
  for (const [index, dialog] of open.entries()) {
    const isCovered = index < open.length - 1
    if (dialog.hasAttribute('data-covered')) dialog.toggleAttribute('data-uncovered', !isCovered)
    dialog.toggleAttribute('data-covered', isCovered)
    dialog.toggleAttribute('data-over', index > 0)
  }
  lockScroll(open.length > 0)
  for (const onChange of watchers) onChange()
}

function lockScroll(isLocked: boolean): void {
  const page = document.documentElement
  if (page.hasAttribute('data-locked') === isLocked) return
  // The room of a scroll bar stays, so that nothing beneath jumps sideways.
  page.style.scrollbarGutter = isLocked && window.innerWidth > page.clientWidth ? 'stable' : ''
  page.toggleAttribute('data-locked', isLocked)
}
