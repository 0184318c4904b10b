// A button pressed before the page's code has come does nothing by itself. The document's start script notes the last such press
// (`ssr/late-start.ts`) until React takes over (`entry.client.tsx`), and the press is repeated once the page is alive. Whoever has
// pressed anything since then has not waited for it.

declare global {
  interface Window {
    /** The listener of presses; nobody wrote the start script's in development. */
    earlyPress: ((press: Event) => void) & { of?: EventTarget | null }
    /** From here on React hears presses. */
    isHydrating?: boolean
  }
}

/** Presses the button again that was pressed in vain. What the browser does by itself is left alone: links, forms, fields, popovers. */
export function repeatEarlyPress(): void {
  const note: Window['earlyPress'] | undefined = window.earlyPress
  const pressed = note?.of
  removeEventListener('click', note, true)
  if (!(pressed instanceof Element)) return
  note.of = null
  const button = pressed.closest('button')
  if (button?.type === 'button' && button.isConnected && !button.hasAttribute('popovertarget')) button.click()
}
