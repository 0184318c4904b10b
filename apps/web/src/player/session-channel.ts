// Tells the site's other tabs that somebody logged in or out here. Where BroadcastChannel is missing, a storage event does it.
export type SessionNews = 'login' | 'logout'

const channelName = 'session'

export interface SessionChannel {
  tell(news: SessionNews): void
  close(): void
}

/** `hear` is called for news of other tabs only. */
export function openSessionChannel(hear: (news: SessionNews) => void): SessionChannel {
  const take = (news: unknown) => {
    if (news === 'login' || news === 'logout') hear(news)
  }
  if (typeof BroadcastChannel === 'function') {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => take(data)
    return { tell: (news) => channel.postMessage(news), close: () => channel.close() }
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
