import { listGifts } from '@yanta/contract'
import type { Call } from '../../data/api/caller.ts'
import { readServerNow } from '../../browser/server-clock.ts'
import { findSegment } from '../../domain/gift/gift-map.ts'
import type { RenderedGifts } from './use-gifts.ts'

/** As many past gifts are in a document: the rest is loaded after it. */
export const pastInDocument = 24

/** The gifts a screen opens with, at most `mostPast` of those that are over; null when they could not be loaded. */
export async function loadRenderedGifts(
  call: Call,
  mostPast = Number.POSITIVE_INFINITY,
): Promise<RenderedGifts | null> {
  const result = await call(listGifts)
  if (!result.ok) return null
  const all = result.value.data.data
  const nowMs = readServerNow()
  const live = all.filter((gift) => findSegment(gift, nowMs) !== 'history')
  const past = all.filter((gift) => findSegment(gift, nowMs) === 'history')
  return { gifts: [...live, ...past.slice(0, mostPast)], isWhole: past.length <= mostPast }
}
