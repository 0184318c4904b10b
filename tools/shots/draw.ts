// Draws the sheets with Playwright and writes the page on which a person reviews them.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTestChromium } from '../browser/ensure-chromium.ts'
import { buildStale } from '../builds/build-stale.ts'
import { runProgram } from '../checks/run-program.ts'
import { buildContactSheet } from './contact-sheet.ts'
import { folders } from './folders.ts'
import { listLeftovers, markComplete, readReviews } from './results.ts'

/** Draws all sheets, those whose name contains one of `names`, or for `changed` the components whose stamp is no longer true; false
 * when one could not be drawn. */
export async function draw(names: readonly string[]): Promise<boolean> {
  const chromium = await ensureTestChromium()
  if (!chromium.path) {
    console.error(chromium.advice)
    return false
  }
  if (!(await buildStale())) return false
  rmSync(folders.results, { recursive: true, force: true })
  const isDrawn = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--project', 'pictures', '--reporter=line'],
    {
      env: { CHROME: chromium.path, TIER: 'all', SHOTS: 'draw', SHOTS_NAMES: names.join(',') },
    },
  )
  const reviews = readReviews(folders)
  if (reviews.length === 0) return false
  if (isDrawn && names.length === 0) markComplete(folders)
  const page = join(folders.results, 'index.html')
  writeFileSync(page, buildContactSheet(reviews, listLeftovers(folders)))
  const count = (state: string) => reviews.filter((review) => review.state === state).length
  console.log(
    [
      '',
      `${reviews.length} sheets: ${count('same')} as before, ${count('different')} different, ${count('new')} new.${isDrawn ? '' : ' Some could not be drawn; what is wrong is above.'}`,
      `Look at them:            ${page}`,
      ...(count('different') + count('new') > 0
        ? [
            'Take all over:           npm run shots -- accept',
            'Or some, by their names: npm run shots -- accept button modal',
          ]
        : []),
    ].join('\n'),
  )
  return isDrawn
}
