import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { readServerNow } from '../../../browser/server-clock.ts'
import { giftStore, loadGifts } from '../../../domain/gift/gift-store.ts'
import { useShownBalance } from '../../../domain/wallet/use-wallet.ts'
import { type Newcomer, findNewcomer } from './newcomer.ts'

/** The welcome gift of the player, from the gifts of the tab, which are loaded for it. */
export function useNewcomer(isGuest: boolean): Newcomer {
  const { gifts, isLoaded, refusal } = useStore(giftStore)
  const currency = useShownBalance()?.currency
  const [nowMs] = useState(readServerNow)
  useEffect(() => {
    if (!isGuest && !giftStore.getState().isLoaded) void loadGifts()
  }, [isGuest])
  return useMemo((): Newcomer => {
    if (isGuest) return { type: 'guest' }
    if (isLoaded && currency) return findNewcomer([...gifts.values()], currency, nowMs)
    return { type: refusal ? 'failed' : 'loading' }
  }, [isGuest, isLoaded, currency, gifts, nowMs, refusal])
}
