import { pathOf } from '../../tools/shots/folders.ts'
import type { Shot } from '../../tools/shots/picture.ts'
import { type Sheet, explain, reviewSheet } from '../../tools/shots/review.ts'

/** Set by `npm run shots`, which shows people what has changed instead of failing. */
const isForPeople = process.env.SHOTS === 'draw'
const wanted = (process.env.SHOTS_NAMES ?? '').split(',').filter(Boolean)

/** Compares what was shot with the baseline; throws with all that a person needs when it looks different. */
export async function settleSheet(sheet: Sheet, shots: readonly Shot[]): Promise<void> {
  const review = await reviewSheet(sheet, shots, { keepAll: isForPeople })
  if (review.state !== 'same' && !isForPeople) throw new Error(explain(review))
}

/** Whether a sheet is among those that were asked for; all are when nothing was. */
export function isWanted(sheet: Sheet): boolean {
  return wanted.length === 0 || wanted.some((part) => pathOf(sheet).includes(part))
}
