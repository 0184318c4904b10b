// Every story of the gallery, in every state it shows: accessible, calm, narrow enough, with targets large enough, and whole for people
// who need everything, or the text alone, twice as large. A story is shown once for all windows of a device: showing takes most of the time.
import { expect, test } from '@playwright/test'
import { findClippedText } from './find-clipped-text.ts'
import { findMotion } from './find-motion.ts'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'
import { resizeStory } from './gallery.ts'
import { findSmallTargets } from './small-targets.ts'
import { walk } from './walk.ts'

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 })
// A trace of a hundred screens costs more than the look at them.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

const desktop = { width: 1440, height: 900 }
/** A desktop of 1280 px at 200 %. */
const zoomed = { width: 640, height: 450 }
const withLargeText = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const narrowestPhone = { width: 320, height: 640 }

for (const locale of ['ru', 'en']) {
  test(`every component is accessible on a desktop, keeps still where less motion is wanted, has targets of 24 px, and at 200 %, or with text of twice the size, nothing is cut off or wider than the window, locale ${locale} [2.55]`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    expect(
      await walk(page, { locale }, async (story) => {
        const found = [
          ...(await findMotion(page)),
          ...(await findViolations(page)),
          ...(await findSmallTargets(page, 24)),
        ]
        await resizeStory(page, story, zoomed)
        found.push(
          ...[...(await findOverflow(page)), ...(await findClippedText(page))].map(
            (problem) => `at 200 % ${problem}`,
          ),
        )
        await resizeStory(page, story, withLargeText, 2)
        found.push(
          ...[...(await findOverflow(page)), ...(await findClippedText(page))].map(
            (problem) => `with large text ${problem}`,
          ),
        )
        await resizeStory(page, story, desktop)
        return found
      }),
    ).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  for (const locale of ['ru', 'en']) {
    test(`every component is accessible on a phone, and on the narrowest fits 320 px and has targets of 44 px, locale ${locale} [2.55]`, async ({
      page,
    }) => {
      expect(
        await walk(page, { locale }, async (story) => {
          const found = await findViolations(page)
          await resizeStory(page, story, narrowestPhone)
          found.push(
            ...[...(await findOverflow(page)), ...(await findSmallTargets(page, 44))].map(
              (problem) => `at 320 px ${problem}`,
            ),
          )
          await page.setViewportSize(phone)
          return found
        }),
      ).toEqual([])
    })
  }
})
