// Reports the browser's network and sleep events to the connection machine.
import type { SocketClient } from './socket-client.ts'

const beatMs = 10_000
/** A heartbeat this late means that the machine slept or the tab was frozen: browsers let a hidden tab's timers run once a minute. */
export const sleepMs = 90_000

/** Returns the cleanup function. */
export function watchBrowserSignals(client: Pick<SocketClient, 'report'>): () => void {
  let lastBeatAt = Date.now()
  const beat = () => {
    const now = Date.now()
    if (now - lastBeatAt > sleepMs) client.report('woke')
    lastBeatAt = now
  }
  const timer = setInterval(beat, beatMs)
  const leave = new AbortController()
  const { signal } = leave
  addEventListener('online', () => client.report('wentOnline'), { signal })
  addEventListener('offline', () => client.report('wentOffline'), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && client.report('woke'), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && beat(), {
    signal,
  })
  return () => {
    clearInterval(timer)
    leave.abort()
  }
}
