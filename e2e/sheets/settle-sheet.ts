import { test } from '@playwright/test'
import { folders, pathOf } from '../../tools/shots/folders.ts'
import type { Shot } from '../../tools/shots/picture.ts'
import { isAgreed } from '../../tools/shots/results.ts'
import { type Sheet, explain, reviewSheet } from '../../tools/shots/review.ts'

/** Set by `npm run shots`, which shows people what has changed instead of failing. */
export const isForPeople = process.env.SHOTS === 'draw'
/** What opens by itself is open by then on a busy machine too. */
const patienceMs = 400
const wanted = (process.env.SHOTS_NAMES ?? '').split(',').filter(Boolean)

/** Shoots everything of a sheet; each page is left alone for so long before it is looked at. */
type ShootAll = (patienceMs: number) => Promise<Shot[]>

/**
 * Compares what is shot with the baseline; throws with all that a person needs when it looks different, or when it has no baseline
 * though others of its kind do. Before the first looks of a kind were agreed on there is nothing to compare, which is only said.
 */
export async function settleSheet(sheet: Sheet, shootAll: ShootAll): Promise<void> {
  const review = await reviewSheet(sheet, await shootAll(isForPeople ? patienceMs : 0), {
    keepAll: isForPeople,
    shootAgain: () => shootAll(patienceMs),
  })
  if (review.state === 'same' || isForPeople) return
  if (isAgreed(sheet.kind, folders)) throw new Error(explain(review))
  test.info().annotations.push({ type: 'no baseline', description: explain(review) })
  console.warn(`${sheet.title}: nobody has agreed on ${sheet.kind} yet; nothing was compared`)
}

/** Whether a sheet is among those that were asked for; all are when nothing was. */
export function isWanted(sheet: Sheet): boolean {
  return wanted.length === 0 || wanted.some((part) => pathOf(sheet).includes(part))
}
