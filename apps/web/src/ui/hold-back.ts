/** Keeps keyboard, pointer and screen reader out of what lies beneath a dialog that leaves the menu in reach: the page's main part and its footer. Gives the way to let go. */
export function holdBack(dialog: HTMLElement): () => void {
  const held = [...document.querySelectorAll<HTMLElement>('main, footer')]
    .flatMap((part) => (part.contains(dialog) ? findBeside(dialog, part) : [part]))
    .filter(({ inert }) => !inert)
  for (const element of held) element.inert = true
  return () => {
    for (const element of held) element.inert = false
  }
}

/** Everything within `part` that the dialog does not stand in. */
function findBeside(dialog: HTMLElement, part: HTMLElement): HTMLElement[] {
  const beside: HTMLElement[] = []
  for (let inner: HTMLElement = dialog; inner !== part; inner = inner.parentElement!) {
    beside.push(
      ...([...inner.parentElement!.children].filter(
        (sibling) => sibling instanceof HTMLElement && sibling !== inner,
      ) as HTMLElement[]),
    )
  }
  return beside
}
