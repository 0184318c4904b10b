import { siteHealth } from './browser-call.ts'

/** Calls `listener` when the network is back, or the site answers again. Returns the cleanup function. */
export function onRecovery(listener: () => void): () => void {
  const handleOnline = () => listener()
  addEventListener('online', handleOnline)
  const stop = siteHealth.store.subscribe(({ trouble }, before) => {
    if (before.trouble && !trouble) listener()
  })
  return () => {
    removeEventListener('online', handleOnline)
    stop()
  }
}
