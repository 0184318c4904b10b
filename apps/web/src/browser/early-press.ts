// A button that React has not hydrated yet does nothing when it is pressed. The document's start script notes the last such press
// (`ssr/late-start.ts`), and it is repeated once the button is alive. Whoever has pressed anything else since has not waited for it.

declare global {
  interface Window {
    /** Hears presses. React leaves properties on each element that it has hydrated, after the press at the latest. */
    earlyPress?: ((press: Event) => void) & { of?: EventTarget | null }
  }
}

const lookMs = 100
/** Parts of a page are hydrated one after another; what is not by then will not be. */
const mostLooks = 300

/**
 * Presses a button again that was pressed in vain, as soon as it is hydrated; returns what stops waiting for that. What the browser
 * does by itself is left alone: links, forms, fields, popovers.
 */
export function repeatEarlyPress(): () => void {
  const { earlyPress } = window
  if (!earlyPress) return () => {}
  let looks = 0
  const look = () => {
    if (repeat(earlyPress) || (looks += 1) >= mostLooks) stop()
  }
  const timer = setInterval(look, lookMs)
  const stop = () => {
    clearInterval(timer)
    removeEventListener('click', earlyPress, true)
  }
  return stop
}

/** True if there was a press to repeat. */
function repeat(note: NonNullable<Window['earlyPress']>): boolean {
  const button = note.of instanceof Element ? note.of.closest('button') : null
  if (button?.type !== 'button' || button.hasAttribute('popovertarget') || !button.isConnected) return false
  if (Object.keys(button).length === 0) return false
  note.of = null
  button.click()
  return true
}
