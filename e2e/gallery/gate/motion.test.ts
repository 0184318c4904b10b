// Animations that can be interrupted, and messages whose timer stops while they are read.
import { expect, test } from '../gallery-test.ts'
import { clockState, endClock, hideTab } from '../moves.ts'
import { openStory } from '../open-story.ts'

test('a dialog that is closed while it opens, and opened while it closes, turns round where it is', async ({
  page,
}) => {
  await openStory(page, 'overlays-modal--question')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  const opacities = await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    const find = (text: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!
    const surface = () => document.querySelector('dialog > :first-child')!
    const hold = (ms: number) => {
      for (const animation of surface().getAnimations()) animation.currentTime = ms
    }
    const seen = () => Number(getComputedStyle(surface()).opacity)
    find('Open').click()
    await frame()
    hold(40)
    const opening = seen()
    find('Cancel').click()
    await frame()
    hold(0)
    const closing = seen()
    hold(150)
    const half = seen()
    find('Open').click()
    await frame()
    hold(0)
    return { opening, closing, half, again: seen(), dialogs: document.querySelectorAll('dialog').length }
  })
  expect(opacities.opening).toBeGreaterThan(0.1)
  expect(opacities.opening).toBeLessThan(0.95)
  expect(opacities.closing).toBeCloseTo(opacities.opening, 1)
  expect(opacities.again).toBeCloseTo(opacities.half, 1)
  expect(opacities.dialogs).toBe(1)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('messages come one at a time; one that is pointed at, reached by keyboard or out of sight waits', async ({
  page,
}) => {
  await openStory(page, 'overlays-toast--queue-of-two')
  const [first, second] = [
    page.getByText('Code sent', { exact: true }),
    page.getByText('Top-up credited', { exact: true }),
  ]
  await expect(first).toBeVisible()
  await expect(second).toHaveCount(0)
  await first.hover()
  await expect.poll(() => clockState(page)).toBe('paused')
  await page.mouse.move(5, 500)
  await expect.poll(() => clockState(page)).toBe('running')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect.poll(() => clockState(page)).toBe('paused')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await hideTab(page, true)
  await expect.poll(() => clockState(page)).toBe('paused')
  await hideTab(page, false)
  await expect.poll(() => clockState(page)).toBe('running')
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .find(({ id }) => id === 'clock')!
          .effect!.getTiming().duration,
    ),
  ).toBe(10_000)
  await endClock(page)
  await expect(second).toBeVisible()
  await expect(first).toHaveCount(0)
})
