// A slow line on every kind of screen, from its beginning to its end: what arrives late finds its place kept.
import { delay, readShifts, watchShifts } from '../../support/layout-shifts.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { measureStandIns } from '../../support/stand-in-letters.ts'

const screens = [
  '/games/otygrat_bonus',
  '/producers/quasar-tea',
  '/about',
  '/nothing-here',
  '/login',
  '/play/neon-drive',
]
/** Of all moves of a screen together, where 0.1 is what browsers call good: one line of a long text may end a word earlier. */
const mostShift = 0.05

test('fallback letters are as wide as those of the fonts', async ({ page }) => {
  await page.goto('/about')
  const widths = await measureStandIns(page)
  expect(Object.entries(widths).filter(([, percent]) => Math.abs(percent - 100) > 1.5)).toEqual([])
})

test('a dialog in a document that still comes is seen once it is whole', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(async () => {
    const text = (await (await fetch('/login')).text()).replace(/<script[^]*?<\/script>/g, '')
    const middle = text.indexOf('</form>', text.indexOf('<dialog'))
    document.open()
    document.write(text.slice(0, middle))
    Object.assign(window, {
      finish: () => {
        document.write(text.slice(middle))
        document.close()
      },
    })
  })
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toHaveCSS('position', 'fixed')
  const heading = dialog.getByText('С возвращением', { exact: true })
  await expect(heading).toBeAttached()
  await expect(heading).toBeHidden()
  await page.evaluate(() => (window as unknown as { finish: () => void }).finish())
  await expect(heading).toBeVisible()
})

for (const [width, locale] of [
  [1440, 'en'],
  [390, 'ru'],
] as const) {
  test(`nothing moves on any screen of ${width} px down to the footer's logos while all is late, locale ${locale}`, async ({
    context,
    site,
    complaints,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
    await delay(context, /\.woff2/, 1_500)
    await delay(context, /\.(avif|webp|svg)/, 600)
    // Most of the time is spent on waiting: three wait together.
    for (const some of [screens.slice(0, 3), screens.slice(3)]) {
      await Promise.all(
        some.map(async (screen) => {
          const page = await context.newPage()
          await page.setViewportSize({ width, height: 850 })
          await expectStillness(page, screen)
          await page.close()
        }),
      )
    }
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((complaint) => !/status of 404 .*\/nothing-here\)$/.test(complaint)),
    )
  })
}

/** Opens a screen, goes down to its end, and finds that nothing has moved. */
async function expectStillness(page: Page, screen: string): Promise<void> {
  await watchShifts(page)
  await page.goto(screen)
  await page.evaluate(() => document.fonts.ready)
  for (let part = 0; part < 6; part += 1) {
    await page.evaluate(() => scrollBy(0, document.documentElement.scrollHeight / 6))
    await page.waitForTimeout(200)
  }
  await page.waitForTimeout(900)
  const shifts = await readShifts(page)
  const scores = new Set(shifts.map(({ score }) => score))
  const sum = [...scores].reduce((all, score) => all + score, 0)
  expect(
    sum,
    `${screen}: ${shifts
      .filter(({ score }) => score > 0.001)
      .map(({ name }) => name)
      .join(', ')}`,
  ).toBeLessThan(mostShift)
}
