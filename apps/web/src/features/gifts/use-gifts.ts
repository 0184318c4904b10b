import type { Gift } from '@yanta/contract'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { onServerClockSet, readServerNow } from '../../browser/server-clock.ts'
import type { Refusal } from '../../data/api/result.ts'
import { findNextExpiry, type GiftSegment } from '../../domain/gift/gift-map.ts'
import { giftStore, loadGifts, offerGifts } from '../../domain/gift/gift-store.ts'

export interface RenderedGifts {
  gifts: Gift[]
  /** Of each live segment, also those that are not among them. */
  counts: GiftCounts
  /** False when there were too many for a document. */
  isWhole: boolean
}

export type GiftCounts = Record<Exclude<GiftSegment, 'history'>, number>

interface ShownGifts {
  /** Null while none are known. */
  gifts: readonly Gift[] | null
  /** Null when all are known. */
  counts: GiftCounts | null
  refusal: Refusal<string> | null
  isLoading: boolean
}

/** The gifts a screen was loaded with, and from then on those of the tab. */
export function useGifts(rendered: RenderedGifts | null): ShownGifts {
  const { gifts, isLoaded, isLoading, refusal } = useStore(giftStore)
  useEffect(() => {
    if (rendered?.isWhole) offerGifts(rendered.gifts)
    else void loadGifts()
  }, [rendered])
  const shown = useMemo(() => {
    if (isLoaded) return [...gifts.values()]
    return rendered && rendered.gifts
  }, [gifts, isLoaded, rendered])
  return { gifts: shown, counts: (!isLoaded && rendered?.counts) || null, refusal, isLoading }
}

/** The gift as the tab knows it now. */
export function useLatestGift(gift: Gift): Gift {
  return useStore(giftStore, ({ gifts }) => gifts.get(gift.id)) ?? gift
}

const longestWaitMs = 3_600_000

/** The server's time, renewed whenever one of the gifts ends. */
export function useGiftClock(gifts: readonly Gift[]): number {
  const [nowMs, setNowMs] = useState(readServerNow)
  const next = findNextExpiry(gifts, nowMs)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const current = readServerNow()
      if (next === null) return
      if (current >= next) setNowMs(current)
      else timer = setTimeout(look, Math.min(next - current, longestWaitMs))
    }
    look()
    const forgetClock = onServerClockSet(look)
    return () => {
      clearTimeout(timer)
      forgetClock()
    }
  }, [next])
  return nowMs
}
