// The minimised game in its corner: out of the stage, into any corner by pointer or keyboard, and back.
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { Slot } from './slot.ts'

/** The transforms an element that matches is moved by, in the order they were asked for. */
async function recordMoves(page: Page): Promise<() => Promise<{ element: string; duration: number }[]>> {
  await page.evaluate(() => {
    const moves: { element: string; duration: number }[] = []
    const animate = Element.prototype.animate
    Object.assign(window, { moves })
    Element.prototype.animate = function record(this: Element, ...args: Parameters<typeof animate>) {
      if (this.matches('section, aside'))
        moves.push({
          element: this.tagName,
          duration: (args[1] as KeyframeAnimationOptions).duration as number,
        })
      return animate.apply(this, args)
    }
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { moves: { element: string; duration: number }[] }).moves.splice(0),
    )
}

async function minimize(page: Page) {
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  const readMoves = await recordMoves(page)
  await slot.minimize('desktop')
  const dock = page.getByRole('complementary', { name: 'Свёрнутая игра' })
  await expect(dock).toHaveAttribute('data-corner', 'bottom-right')
  return { dock, readMoves }
}

test('the dock shrinks out of the stage in 320 ms, snaps to the nearest corner in 200, and grows back [2.28] [9.18]', async ({
  page,
}) => {
  const { dock, readMoves } = await minimize(page)
  await expect.poll(readMoves).toEqual([{ element: 'ASIDE', duration: 320 }])
  await expect.poll(() => dock.evaluate((element) => element.getAnimations().length)).toBe(0)
  const before = (await dock.boundingBox())!
  await page.mouse.move(before.x + 60, before.y + 30)
  await page.mouse.down()
  await page.mouse.move(before.x + 55, before.y + 25)
  expect(await dock.boundingBox()).toEqual(before)
  // In one move, and the card is off the place it was pressed at.
  await page.mouse.move(before.x - 540, before.y - 270)
  await expect.poll(() => dock.boundingBox()).toMatchObject({ x: before.x - 600, y: before.y - 300 })
  await page.mouse.up()
  await expect(dock).toHaveAttribute('data-corner', 'top-left')
  await expect.poll(readMoves).toEqual([{ element: 'ASIDE', duration: 200 }])
  await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).click()
  await expect(page).toHaveURL(/\/play\/neon-drive/)
  await expect.poll(readMoves).toEqual([{ element: 'SECTION', duration: 320 }])
})

test('a drag that ends over the button of the dock does not press it [9.18]', async ({ page }) => {
  const { dock } = await minimize(page)
  const button = (await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).boundingBox())!
  await page.mouse.move(button.x + 20, button.y + 20)
  await page.mouse.down()
  await page.mouse.move(button.x - 80, button.y - 60, { steps: 3 })
  await page.mouse.up()
  await expect(dock).toBeVisible()
  await expect(page).not.toHaveURL(/\/play\//)
})

test('the arrow keys move the dock from corner to corner [9.18]', async ({ page }) => {
  const { dock } = await minimize(page)
  await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dock).toHaveAttribute('data-corner', 'bottom-left')
  await page.keyboard.press('ArrowUp')
  await expect(dock).toHaveAttribute('data-corner', 'top-left')
})

test.describe('for a reader who wants calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the game changes its place without a flight', async ({ page }) => {
    const { dock, readMoves } = await minimize(page)
    await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(dock).toHaveAttribute('data-corner', 'bottom-left')
    expect(await readMoves()).toEqual([])
  })
})
