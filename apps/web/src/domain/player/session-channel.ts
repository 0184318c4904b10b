// Tells the site's other tabs that somebody logged in or out here. Where BroadcastChannel is missing, a storage event does it.
import { isGuestBuild } from '../lib/site-base.ts'

export type SessionNews = 'login' | 'logout'

const channelName = 'session'

interface Channel {
  tell(news: SessionNews): void
  close(): void
}

/** One per tab, for all who listen: a second one would hear the first. */
let channel: Channel | null = null
const listeners = new Set<(news: SessionNews) => void>()

/** Calls `hear` for news of other tabs, never of this one. Returns the way out. */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  // A build that knows guests only stays one.
  if (isGuestBuild) return () => undefined
  const listener = (news: SessionNews) => hear(news)
  listeners.add(listener)
  channel ??= openChannel((news) => {
    for (const each of [...listeners]) each(news)
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    channel?.close()
    channel = null
  }
}

export function tellOtherTabs(news: SessionNews): void {
  if (channel) return channel.tell(news)
  const passing = openChannel(() => undefined)
  passing.tell(news)
  passing.close()
}

function openChannel(hear: (news: SessionNews) => void): Channel {
  const take = (news: unknown) => {
    if (news === 'login' || news === 'logout') hear(news)
  }
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(channelName)
    line.onmessage = ({ data }: MessageEvent<unknown>) => take(data)
    return { tell: (news) => line.postMessage(news), close: () => line.close() }
  }
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === channelName && newValue) take(newValue.split(' ')[0])
  }
  addEventListener('storage', listen)
  return {
    tell(news) {
      try {
        // The time makes the same news twice two events.
        localStorage.setItem(channelName, `${news} ${Date.now()}`)
      } catch {
        // Storage is full or forbidden: the other tabs learn it from their next call.
      }
    },
    close: () => removeEventListener('storage', listen),
  }
}
