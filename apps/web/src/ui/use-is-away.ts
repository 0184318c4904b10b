import { useSyncExternalStore } from 'react'

/** Whether the reader looks at another tab: nothing runs out meanwhile. */
export function useIsAway(): boolean {
  return useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => false,
  )
}

function watchTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
