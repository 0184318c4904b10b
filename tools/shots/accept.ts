import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Folders, filesOf, folders as ownFolders, nameOf, pathOf } from './folders.ts'
import { listLeftovers, markAccepted, readReviews } from './results.ts'
import type { Review } from './review.ts'
import { readStamps, stampOf, writeStamps } from './stamps.ts'

/** Makes what the last run drew the baseline: all of it, or the sheets whose name contains one of `names`. False when none does. */
export function accept(names: readonly string[], folders = ownFolders): boolean {
  const isMeant = (path: string) => names.length === 0 || names.some((name) => path.includes(name))
  const meant = readReviews(folders).filter((review) => isMeant(pathOf(review)))
  const parts = meant.filter(({ isPart, state }) => isPart && state !== 'same')
  for (const { name, title } of parts)
    console.log(`  ${title} was drawn in some windows alone; first draw it in all: npm run shots -- ${name}`)
  const whole = meant.filter(({ isPart }) => !isPart)
  const changed = whole.filter(({ state }) => state !== 'same')
  const leftovers = listLeftovers(folders).filter(isMeant)
  for (const review of changed) {
    const { baseline, packed } = filesOf(review, folders)
    mkdirSync(dirname(baseline), { recursive: true })
    copyFileSync(packed, baseline)
    markAccepted(review, folders)
    console.log(`  ${review.state === 'new' ? 'new    ' : 'changed'}  ${review.title}`)
  }
  for (const path of leftovers) {
    rmSync(join(folders.baselines, path))
    console.log(`  removed  ${path}`)
  }
  const stamped = renewStamps(whole, leftovers, folders)
  if (changed.length + leftovers.length > 0)
    console.log(`Now in ${folders.baselines}. Commit them together with the change that made them.`)
  else if (stamped > 0)
    console.log(`${stamped} look as they did, with changed sources; commit ${folders.stamps}, which says so.`)
  else if (names.length > 0) console.log(`The last run drew nothing new called ${names.join(' or ')}.`)
  else console.log('There is nothing to take over. To draw: npm run shots')
  return parts.length === 0 && (names.length === 0 || changed.length + leftovers.length + stamped > 0)
}

/** Records for which sources these sheets were accepted; returns the number of changed stamps. */
function renewStamps(reviews: readonly Review[], leftovers: readonly string[], folders: Folders): number {
  const stamps = readStamps(folders)
  const before = new Map(stamps)
  for (const path of leftovers) stamps.delete(nameOf(path))
  for (const review of reviews.filter(({ kind }) => kind === 'components')) {
    if (review.sources === null) stamps.delete(review.name)
    else stamps.set(review.name, stampOf(review.sources, readFileSync(filesOf(review, folders).baseline)))
  }
  const renewed = [...stamps].filter(([name, stamp]) => before.get(name) !== stamp).length
  if (renewed > 0 || stamps.size !== before.size) writeStamps(stamps, folders)
  return renewed
}
