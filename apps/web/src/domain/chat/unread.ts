// How many messages of support the player has not read. The frame shows it by styles alone, so that no first screen carries code for it:
// `data-unread` of the document and the text in `--unread`.
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../data/player-events.ts'

const most = 99

export const unreadStore = createStore<{ count: number }>(() => ({ count: 0 }))

/** The number comes from a provider's script: anything but a number is none. */
export function setUnread(given: unknown): void {
  const count = typeof given === 'number' && given >= 1 ? Math.min(Math.floor(given), most) : 0
  unreadStore.setState({ count })
  const { documentElement: root } = document
  root.toggleAttribute('data-unread', count > 0)
  root.style.setProperty('--unread', `"${count}"`)
}

onPlayerEvent('logout', () => setUnread(0))
