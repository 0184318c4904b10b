// Every story of the gallery, in every state it shows: accessible, calm, narrow enough and with targets large enough.
import { expect, test } from '@playwright/test'
import { findMotion } from './find-motion.ts'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'
import { findSmallTargets } from './small-targets.ts'
import { walk } from './walk.ts'

test.describe.configure({ timeout: 1_200_000 })
// A trace of a hundred screens costs more than the look at them.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

for (const locale of ['ru', 'en']) {
  test(`every component is accessible on a desktop, keeps still where less motion is wanted, and has targets of 24 px, locale ${locale} [2.55]`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await walk(page, { locale }, async () => [...await findMotion(page), ...await findViolations(page), ...await findSmallTargets(page, 24)])).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const locale of ['ru', 'en']) {
    test(`every component is accessible on a phone, locale ${locale} [2.55]`, async ({ page }) => {
      expect(await walk(page, { locale }, () => findViolations(page))).toEqual([])
    })
  }
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  for (const locale of ['ru', 'en']) {
    test(`every component fits 320 px and has targets of 44 px, locale ${locale} [2.55]`, async ({ page }) => {
      expect(await walk(page, { locale }, async () => [...await findOverflow(page), ...await findSmallTargets(page, 44)])).toEqual([])
    })
  }
})
