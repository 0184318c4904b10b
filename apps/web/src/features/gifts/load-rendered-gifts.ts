import { listGifts } from '@yanta/contract'
import type { Call } from '../../data/api/caller.ts'
import { readServerNow } from '../../browser/server-clock.ts'
import { findSegment, giftSegments, replaceGifts } from '../../domain/gift/gift-map.ts'
import type { RenderedGifts } from './use-gifts.ts'

/** As many gifts of a segment are in a document, all that it draws: the rest is loaded after it. */
export const mostInDocument = 24

/** The gifts a screen opens with, at most `most` of each segment; null when they could not be loaded. */
export async function loadRenderedGifts(
  call: Call,
  most = Number.POSITIVE_INFINITY,
): Promise<RenderedGifts | null> {
  const result = await call(listGifts)
  if (!result.ok) return null
  const nowMs = readServerNow()
  const all = replaceGifts(result.value.data.data).gifts
  const groups = Object.groupBy(all.values(), (gift) => findSegment(gift, nowMs))
  const gifts = giftSegments.flatMap((segment) => (groups[segment] ?? []).slice(0, most))
  const [available, active] = [groups.available?.length ?? 0, groups.active?.length ?? 0]
  return { gifts, counts: { available, active }, isWhole: gifts.length === all.size }
}
