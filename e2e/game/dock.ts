// A game in its dock, and the animation to it.
import { type Page, expect } from '../support/site.ts'
import { Slot } from '../support/slot.ts'

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

/** Opens a game and sends it to the dock. */
export async function minimize(page: Page) {
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  const readMoves = await recordMoves(page)
  await slot.minimize('desktop')
  const dock = page.getByRole('complementary', { name: 'Свёрнутая игра' })
  await expect(dock).toHaveAttribute('data-corner', 'bottom-right')
  return { dock, readMoves }
}
