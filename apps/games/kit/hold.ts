import { setAttribute } from './dom.ts'

/**
 * Shows on the button of the next round how long it waits: a ring or a bar that runs out, once, in `ms`. A button that does nothing
 * meanwhile keeps the focus of a keyboard player, so it is not `disabled`.
 */
export function drawHold(button: HTMLElement, isHeld: boolean, ms: number): void {
  if (button.classList.contains('is-held') === isHeld) return
  button.style.setProperty('--hold', `${ms}ms`)
  button.classList.toggle('is-held', isHeld)
}

/** Not `disabled`, which would drop the focus: the next space would play. The machine ignores such presses, or says why. */
export function setUsable(button: Element, isUsable: boolean): void {
  setAttribute(button, 'aria-disabled', isUsable ? null : 'true')
}
