// The gifts of the tab's player: loaded when a screen asks for them, loaded anew when one of them has changed.
import { type Gift, type GiftType, listGifts } from '@yanta/contract'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { addResettableStore } from '../../browser/resettable-stores.ts'
import { browserCall } from '../../data/api/browser-call.ts'
import type { Refusal } from '../../data/api/result.ts'
import { onPlayerEvent } from '../../data/player-events.ts'
import { readServerNow } from '../../browser/server-clock.ts'
import { type GiftMap, countWaiting, emptyGiftMap, isLongTerm, putGifts, replaceGifts } from './gift-map.ts'
import { setWaitingCount } from './waiting-count.ts'

interface GiftState extends GiftMap {
  isLoading: boolean
  /** Why the last loading failed; null unless it did. */
  refusal: Refusal<string> | null
}

const initial: GiftState = { ...emptyGiftMap, isLoading: false, refusal: null }

export const giftStore = createStore<GiftState>(() => initial)

giftStore.subscribe(({ gifts, isLoaded }) => {
  if (isLoaded) setWaitingCount(countWaiting(gifts.values(), readServerNow()))
})

const loader = createGiftLoader(giftStore)
export const loadGifts = loader.load

/** Shows the gifts that a screen was loaded with. */
export function offerGifts(gifts: readonly Gift[]): void {
  giftStore.setState({ ...replaceGifts(gifts), refusal: null })
}

/**
 * After an activation or a taken prize: all gifts are loaded anew, unless the gift is a long-term one, which the answer and later
 * events describe [4.41].
 */
export function settleGift(type: GiftType, answered: readonly Gift[]): void {
  giftStore.setState((state) => putGifts(state, answered))
  if (!isLongTerm(type)) void loadGifts()
}

/** Loads the gifts anew if anyone has asked for them. */
export function refreshGifts(): void {
  const { isLoaded, isLoading } = giftStore.getState()
  if (isLoaded || isLoading) void loadGifts()
}

/** One request at a time: what changed during it is asked for once more after it. */
function createGiftLoader({ setState }: Pick<StoreApi<GiftState>, 'setState'>) {
  let loading: Promise<void> | null = null
  let isStale = false
  /** Answers to requests of a player who has left are dropped. */
  let turn = 0

  async function request(asked: number): Promise<void> {
    do {
      isStale = false
      setState({ isLoading: true })
      const result = await browserCall(listGifts)
      if (asked !== turn) return
      setState(
        result.ok
          ? { ...replaceGifts(result.value.data.data), isLoading: false, refusal: null }
          : { isLoading: false, refusal: result.refusal },
      )
    } while (isStale)
    loading = null
  }

  return {
    load(): Promise<void> {
      if (loading) isStale = true
      loading ??= request(turn)
      return loading
    },
    forget(): void {
      turn += 1
      loading = null
      isStale = false
    },
  }
}

function forgetGifts(): void {
  loader.forget()
  giftStore.setState(initial)
}

onPlayerEvent('logout', forgetGifts)
// Titles are in the language they were loaded in [1.4].
addResettableStore(forgetGifts)
