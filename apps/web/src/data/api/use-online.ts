import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** Result of the last connection check, until the browser fires an event of its own. */
const check = createStore(() => ({ isProven: false }))

/** Whether there is a network; the server assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine || check.getState().isProven,
    () => true,
  )
}

/** Requests the site itself, since a browser may be wrong about its network. */
export async function tryNetwork(): Promise<boolean> {
  const isProven = await fetch('/live', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  check.setState({ isProven })
  return isProven
}

function subscribe(listener: () => void): () => void {
  const forget = () => check.setState({ isProven: false })
  const stop = check.subscribe(listener)
  for (const event of ['online', 'offline']) addEventListener(event, forget)
  return () => {
    stop()
    for (const event of ['online', 'offline']) removeEventListener(event, forget)
  }
}
