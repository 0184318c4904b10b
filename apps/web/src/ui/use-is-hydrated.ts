import { useSyncExternalStore } from 'react'

/** Off on the server and while the browser takes over the server's markup, on from then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
}

const watchNothing = () => () => {}
