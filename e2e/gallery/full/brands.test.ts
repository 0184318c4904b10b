// Every story in the brands beside the first: no colour of theirs makes a text faint, no word or drawing needs more room.
import { listBrandIds } from '@yanta/brand'
import { expect, test } from '../../support/base.ts'
import { findOverflow } from '../find-overflow.ts'
import { findViolations } from '../find-violations.ts'
import { walk } from '../walk.ts'

test.describe.configure({ timeout: 1_200_000 })
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

for (const brand of listBrandIds().filter((id) => id !== 'yanta')) {
  test(`every component is readable in the brand ${brand}`, async ({ page }) => {
    expect(
      await walk(page, { locale: 'ru', brand }, async () => [
        ...(await findViolations(page, ['color-contrast'])),
        ...(await findOverflow(page)),
      ]),
    ).toEqual([])
  })
}
