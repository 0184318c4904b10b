// The high fives given in this tab since the page was loaded: tables and lists show them at once, and what counts fives is fetched anew.
import { createStore, type StoreApi } from 'zustand/vanilla'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { onPlayerEvent } from '../../data/player-events.ts'

interface GivenFives {
  /** Promotion and player, `12:31`. */
  given: ReadonlySet<string>
  /** Grows with each five given, and with each day. */
  count: number
  /** Grows with each day that begins. */
  day: number
}

const none: GivenFives = { given: new Set(), count: 0, day: 0 }

export const givenFives: StoreApi<GivenFives> = createStore(() => none)

export function addGivenFive(promotionId: string, userId: string): void {
  givenFives.setState(({ given, count }) => ({
    given: new Set(given).add(`${promotionId}:${userId}`),
    count: count + 1,
  }))
}

/** A new day has begun: everybody can be given five again. */
export function forgetGivenFives(): void {
  givenFives.setState(({ count, day }) => ({ given: none.given, count: count + 1, day: day + 1 }))
}

onPlayerEvent('logout', forgetGivenFives)
addResettableStore(forgetGivenFives)
