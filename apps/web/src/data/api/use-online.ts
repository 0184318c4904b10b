import { useSyncExternalStore } from 'react'

/** Result of the last connection check, until the browser fires an event of its own. */
let isProven = false
const listeners = new Set<() => void>()

/** Whether there is a network; the server assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine || isProven,
    () => true,
  )
}

/** Requests the site itself, since a browser may be wrong about its network. */
export async function tryNetwork(): Promise<boolean> {
  isProven = await fetch('/live', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  tellAll()
  return isProven
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', forgetProof)
    addEventListener('offline', forgetProof)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', forgetProof)
    removeEventListener('offline', forgetProof)
  }
}

function forgetProof(): void {
  isProven = false
  tellAll()
}

function tellAll(): void {
  for (const listener of listeners) listener()
}
