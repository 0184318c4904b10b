// Notifies the site's other tabs of a login or logout in this one: by BroadcastChannel or, without it, a storage event.
import { createStore } from 'zustand/vanilla'
import { isGuestBuild } from '../../navigation/site-base.ts'

export type SessionNews = 'login' | 'logout'

const channelName = 'session'

interface Channel {
  post(news: SessionNews): void
  close(): void
}

/** One per tab, for all listeners: a second one would receive the first one's messages. */
const shared = createStore<{ channel: Channel | null }>(() => ({ channel: null }))
const listeners = new Set<(news: SessionNews) => void>()

/** Calls `onNews` for messages of other tabs, never of this one. Returns the cleanup function. */
export function subscribeToOtherTabs(onNews: (news: SessionNews) => void): () => void {
  // The build for guests ignores logins.
  if (isGuestBuild) return () => undefined
  const listener = (news: SessionNews) => onNews(news)
  listeners.add(listener)
  if (!shared.getState().channel)
    shared.setState({
      channel: openChannel((news) => {
        for (const each of [...listeners]) each(news)
      }),
    })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    shared.getState().channel?.close()
    shared.setState({ channel: null })
  }
}

export function notifyOtherTabs(news: SessionNews): void {
  const { channel } = shared.getState()
  if (channel) return channel.post(news)
  const passing = openChannel(() => undefined)
  passing.post(news)
  passing.close()
}

function openChannel(onNews: (news: SessionNews) => void): Channel {
  const receive = (news: unknown) => {
    if (news === 'login' || news === 'logout') onNews(news)
  }
  if (typeof BroadcastChannel === 'function') {
    const line = new BroadcastChannel(channelName)
    line.onmessage = ({ data }: MessageEvent<unknown>) => receive(data)
    return { post: (news) => line.postMessage(news), close: () => line.close() }
  }
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === channelName && newValue) receive(newValue.split(' ')[0])
  }
  addEventListener('storage', listen)
  return {
    post(news) {
      try {
        // The time makes a repeated message a change, which fires an event.
        localStorage.setItem(channelName, `${news} ${Date.now()}`)
      } catch {
        // Storage is full or forbidden: the other tabs find out with their next call.
      }
    },
    close: () => removeEventListener('storage', listen),
  }
}
