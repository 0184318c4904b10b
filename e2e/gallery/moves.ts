// The animations of a story, with their time controlled by a test.
import type { Page } from '@playwright/test'

export interface Move {
  duration: number
  delay: number
  easing: string
  iterations: number
}

/** Presses a button and returns the animations of the next frame, before any of them is over. */
export async function press(page: Page, name: string, moving: string): Promise<Move[]> {
  return page
    .getByRole('button', { name, exact: true })
    .first()
    .evaluate(async (button, selector) => {
      ;(button as HTMLElement).click()
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      const animations = document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches(selector))
      return animations.map(({ effect }) => {
        const { duration, delay, easing, iterations } = effect!.getTiming()
        const [{ easing: step } = { easing: 'linear' }] = (effect as KeyframeEffect).getKeyframes()
        return {
          duration: Number(duration),
          delay: delay!,
          iterations: iterations!,
          easing: easing === 'linear' && step ? step : easing!,
        }
      })
    }, moving)
}

/** Lets the time of the message or slide that is seen run out. */
export const endClock = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.id === 'clock') animation.finish()
  })
export const clockState = (page: Page) =>
  page.evaluate(() => document.getAnimations().find(({ id }) => id === 'clock')?.playState)

/** Sets the page's tab hidden, or visible again. */
export const hideTab = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
