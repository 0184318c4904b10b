// The first screen on a slow network: space is reserved for late parts.
import { readShifts, watchShifts } from '../../support/layout-shifts.ts'
import { expect, test } from '../../support/site.ts'

const late = /\.(woff2|avif|webp|svg)(\?|$)|\/json-api\//

test("nothing moves on a guest's page of 1440 and 390 px while fonts, pictures and data are late", async ({
  context,
}) => {
  for (const width of [1440, 390]) {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    // A banner does not take its turn meanwhile, however slow the machine is: that it moves is wanted.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    const line = Promise.withResolvers<void>()
    await page.route(late, async (route) => {
      await line.promise
      await route.continue().catch(() => undefined)
    })
    // What is held back is what the page's load waits for.
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(settle)
    line.resolve()
    await page.waitForLoadState('load')
    await expect.poll(() => page.evaluate(hasArrived)).toBe(true)
    await page.evaluate(settle)
    // A face of the same measures is not the same letters: a line may end a letter earlier.
    const moved = await readShifts(page)
    expect(
      moved.filter(({ sideways, upOrDown, score }) => upOrDown >= 1 || sideways > 12 || score > 0.001),
      `at ${width} px`,
    ).toEqual([])
    await page.close()
  }
})

test('a button that is pressed before the code of the page has come does what it says as soon as it has', async ({
  page,
}) => {
  const line = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^?]*\.js/, async (route) => {
    await line.promise
    await route.continue().catch(() => undefined)
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'earlyPress' in window)
  await page.getByRole('button', { name: 'Поддержка', exact: true }).first().click()
  await page.evaluate(settle)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  line.resolve()
  await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeVisible()
})

/** Runs in the page: resolves once what has changed is painted. */
function settle(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page: letters and the pictures in sight are there. */
function hasArrived(): boolean {
  const own = [...document.fonts].filter(({ family }) => !family.includes(' local'))
  // Slides that wait beside the window and what is not drawn are fetched when their turn comes.
  const inSight = [...document.images].filter((image) => {
    const { top, left, width, height } = image.getBoundingClientRect()
    const isAcross = left + width > 0 && left < innerWidth
    return image.checkVisibility() && height > 0 && isAcross && top + height > 0 && top < innerHeight
  })
  return (
    document.fonts.status === 'loaded' &&
    own.some(({ status }) => status === 'loaded') &&
    inSight.every(({ complete }) => complete)
  )
}
