// The gallery as people see it who need everything, or the text alone, twice as large.
import { expect, test } from '@playwright/test'
import { findClippedText } from './find-clipped-text.ts'
import { findOverflow } from './find-overflow.ts'
import { walk } from './walk.ts'

test.describe.configure({ timeout: 1_200_000 })
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

test.describe('a desktop at 200 %', () => {
  test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 })

  for (const locale of ['ru', 'en']) {
    test(`at 200 % nothing is cut off or wider than the window, locale ${locale}`, async ({ page }) => {
      expect(await walk(page, { locale }, async () => [...await findOverflow(page), ...await findClippedText(page)])).toEqual([])
    })

    test(`with text of twice the size nothing is cut off or wider than the window, locale ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.addInitScript(() => addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' }))
      expect(await walk(page, { locale }, async () => [...await findOverflow(page), ...await findClippedText(page)])).toEqual([])
    })
  }
})
