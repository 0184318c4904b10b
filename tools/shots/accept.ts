import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf, folders as ownFolders, pathOf } from './folders.ts'
import { listLeftovers, markAccepted, readReviews } from './results.ts'

/** Makes what the last run drew the baseline: all of it, or the sheets whose name contains one of `names`. False when none does. */
export function accept(names: readonly string[], folders = ownFolders): boolean {
  const isMeant = (path: string) => names.length === 0 || names.some((name) => path.includes(name))
  const changed = readReviews(folders).filter((review) => review.state !== 'same' && isMeant(pathOf(review)))
  const leftovers = listLeftovers(folders).filter(isMeant)
  for (const review of changed) {
    const { baseline, now } = filesOf(review, folders)
    mkdirSync(dirname(baseline), { recursive: true })
    copyFileSync(now, baseline)
    markAccepted(review, folders)
    console.log(`  ${review.state === 'new' ? 'new    ' : 'changed'}  ${review.title}`)
  }
  for (const path of leftovers) {
    rmSync(join(folders.baselines, path))
    console.log(`  removed  ${path}`)
  }
  if (changed.length + leftovers.length > 0)
    console.log(`Now in ${folders.baselines}. Commit them together with the change that made them.`)
  else if (names.length > 0) console.log(`The last run drew nothing new called ${names.join(' or ')}.`)
  else console.log('There is nothing to take over. To draw: npm run shots')
  return names.length === 0 || changed.length + leftovers.length > 0
}
