// Lets one listener handle popstate before the router. A window's listeners are called in the order they were added,
// capturing or not, and the router starts with the page: so an empty slot is registered first and filled later.
type PopstateListener = (event: Event) => void

let intercept: PopstateListener | undefined

/** Call before the router starts. */
export function installPopstateInterceptor(): void {
  addEventListener('popstate', (event) => intercept?.(event), { capture: true })
}

/** Fills the slot; returns the function that clears it. */
export function interceptPopstate(listener: PopstateListener): () => void {
  intercept = listener
  return () => {
    intercept = undefined
  }
}
