import { test } from '../support/base.ts'
import { folders, pathOf } from '../../tools/shots/folders.ts'
import type { Shot } from '../../tools/shots/picture.ts'
import { isAgreed } from '../../tools/shots/results.ts'
import { type Sheet, explain, reviewSheet } from '../../tools/shots/review.ts'

/** Set by `npm run shots`, which shows people what has changed instead of failing. */
export const isForPeople = process.env.SHOTS === 'draw'
const wanted = (process.env.SHOTS_NAMES ?? '').split(',').filter(Boolean)
/** The full run and people who look through everything; the gate draws what may have changed. */
export const showsAll = process.env.TIER === 'all'
/** A person who asks for what the gate would draw of the components. */
const isForChanged = wanted.includes('changed')
/** Whether components are drawn whose stamp is true. */
export const drawsAgreed = showsAll && !isForChanged

/** Shoots everything of a sheet; `isGlance` may look once at what could still be on its way, and at the looks of the gate alone. */
type ShootAll = (isGlance: boolean) => Promise<Shot[]>

/**
 * Compares what is shot with the baseline; throws with all that a person needs when it looks different, or when it has no baseline
 * though others of its kind do. Before the first looks of a kind were agreed on there is nothing to compare, which is only said.
 */
export async function settleSheet(
  sheet: Sheet,
  about: { sources?: string | null; isPart?: boolean },
  shootAll: ShootAll,
): Promise<void> {
  const { kind, name, title } = sheet
  const review = await reviewSheet({ kind, name, title }, await shootAll(!isForPeople), {
    ...about,
    keepAll: isForPeople,
    shootAgain: () => shootAll(false),
  })
  if (isForPeople) return
  if (review.state === 'same') {
    if (about.sources !== undefined && !showsAll)
      say(
        'stamp',
        `the same from other sources: npm run shots -- ${name}, then npm run shots -- accept ${name}, spares drawing it`,
      )
    return
  }
  if (isAgreed(kind, folders)) throw new Error(explain(review))
  say('no baseline', explain(review))
  console.warn(`${title}: nobody has agreed on ${kind} yet; nothing was compared`)
}

function say(type: string, description: string): void {
  test.info().annotations.push({ type, description })
}

/** Whether a sheet is among those that were asked for; all are when nothing was. */
export function isWanted(sheet: Sheet): boolean {
  if (wanted.length === 0 || (isForChanged && sheet.kind === 'components')) return true
  return wanted.some((part) => pathOf(sheet).includes(part))
}
