// A newer release of the site that waits while this page is open. Nothing is replaced under an open page until the visitor says so.
import { createStore } from 'zustand/vanilla'

export interface SiteUpdate {
  /** Releases are watched for, so what offers them may be loaded: after a release its file may be gone from the server. */
  isWatched: boolean
  /** The worker of a newer release, installed and waiting. */
  waiting: ServiceWorker | null
  /** Another tab has put the newer release in place. */
  isApplied: boolean
  /** The visitor is asked, and has not put it off. */
  isOffered: boolean
}

export const siteUpdate = createStore<SiteUpdate>(() => ({
  isWatched: false,
  waiting: null,
  isApplied: false,
  isOffered: false,
}))

/** The browser puts a worker in place only when the earlier one has nothing to do; the page need not wait for that. */
const mostWaitMs = 3_000

/** Puts the waiting release in place, for all tabs, and loads this page anew. */
export function applyUpdate(): void {
  const { waiting } = siteUpdate.getState()
  if (waiting?.state !== 'installed') return location.reload()
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') location.reload()
  })
  waiting.postMessage({ type: 'update' })
  setTimeout(() => location.reload(), mostWaitMs)
}

/** Whether a reload would lose what the visitor typed or is sending: whoever would ask before the page closes is asked now. */
export function isReloadLossy(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
