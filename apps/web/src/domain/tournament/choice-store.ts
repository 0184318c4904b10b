// Tells that the player has chosen a tournament in this tab, so that what shows the chosen one asks again.
import { createStore } from 'zustand/vanilla'

/** Counts the choices. */
export const choiceStore = /* @__PURE__ */ createStore(() => ({ count: 0 }))

export function noteChoice(): void {
  choiceStore.setState(({ count }) => ({ count: count + 1 }))
}
