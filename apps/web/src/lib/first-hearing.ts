// Somebody hears of a step of the browser's history before the router does. A window's listeners are called in the order they came,
// capturing or not, and the router comes with the page: so an empty place is kept for the one that comes later.
type Hear = (event: Event) => void

let hear: Hear | undefined

/** Before the router starts. */
export function keepFirstHearing(): void {
  addEventListener('popstate', (event) => hear?.(event), { capture: true })
}

/** Takes the place; gives the way to leave it. */
export function hearStepsFirst(listener: Hear): () => void {
  hear = listener
  return () => {
    hear = undefined
  }
}
