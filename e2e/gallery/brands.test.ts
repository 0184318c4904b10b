// Every shipped brand in the gallery: its colours leave all text readable, its words and drawings have room.
import { expect, test } from '@playwright/test'
import { listBrandIds } from '../../packages/brand/src/shipped-brands.ts'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'
import { walk } from './walk.ts'

test.describe.configure({ timeout: 1_200_000 })
test.use({ trace: 'off', viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

// The stories are tried in full with the brand that comes first.
for (const brand of listBrandIds().filter((id) => id !== 'yanta')) {
  test(`every text of every component can be read in the colours of the brand ${brand}`, async ({ page }) => {
    expect(await walk(page, { locale: 'ru', brand }, async () => [...await findViolations(page, ['color-contrast', 'link-in-text-block']), ...await findOverflow(page)])).toEqual([])
  })
}
