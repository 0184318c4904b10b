// What the player's welcome bonus still adds to deposits, for the promo widget of the frame. Like the number of waiting gifts: whoever
// has read it sets it.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { onPlayerEvent } from '../../data/player-events.ts'
import { useSite } from '../../site/site-data.ts'

/** Undefined until the tab knows it: that of the page is shown meanwhile. */
const welcomeStore = /* @__PURE__ */ createStore<{ left?: number | null }>(() => ({}))

export const setWelcomeLeft = (left: number | null | undefined): void => welcomeStore.setState({ left })

/** Minor units of the player's currency; null: the player has no such bonus, or it is unknown. */
export function useWelcomeLeft(): number | null {
  const ofPage = useSite()?.player?.rewards?.welcomeLeft ?? null
  const known = useStore(welcomeStore, ({ left }) => left)
  return known === undefined ? ofPage : known
}

onPlayerEvent('logout', () => setWelcomeLeft(undefined))
