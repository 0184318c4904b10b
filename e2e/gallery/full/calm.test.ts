// With reduced motion every animation is at its end at once.
import type { Page } from '@playwright/test'
import { expect, test } from '../gallery-test.ts'
import { openStory } from '../open-story.ts'

test.use({ device: 'calm desktop' })

/** Animations two frames after a press, except timers, which show the remaining time. */
async function findMoving(page: Page, button?: string): Promise<string[]> {
  if (button)
    await page
      .getByRole('button', { name: button, exact: true })
      .first()
      .evaluate((element: HTMLElement) => element.click())
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    const running = document
      .getAnimations()
      .filter(({ id, playState }) => id !== 'clock' && playState === 'running')
    return running.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? '')
  })
}

for (const [what, id, button] of [
  ['a dialog', 'overlays-modal--question', 'Cancel'],
  ['a sheet', 'overlays-sheet--short', 'Close'],
  ['a stack of dialogs', 'overlays-modal--stacked', undefined],
  ['a message', 'overlays-toast--queue-of-two', 'Close'],
  ['a tip', 'overlays-tooltip--open', undefined],
  ['a carousel', 'content-carousel--running', 'Forward'],
  ['a leaderboard', 'content-leaderboard--changes-places', 'Climb'],
  ['a number', 'motion-digit-roll--pool-grows', '+1,287 ₽'],
  ['a sum', 'motion-count-up--win', 'Once more'],
  ['a badge', 'motion-badge-swap--next-level', 'Once more'],
  ['a flying notice', 'motion-flying-notice--arrives', 'Show'],
  ['a feed', 'motion-feed--wins', 'New win'],
  ['a draw', 'motion-flip-digits--draw', 'Next digit'],
  ['a loader', 'loading-loader--more', undefined],
  ['a placeholder', 'loading-placeholders--cards', undefined],
] as const) {
  test(`${what} is still`, async ({ page }) => {
    await openStory(page, id)
    expect(await findMoving(page, button)).toEqual([])
  })
}

test('the ends of the moves are there: the new number, the whole sum, the next badge, the digit', async ({
  page,
}) => {
  await openStory(page, 'motion-digit-roll--pool-grows')
  await page.getByRole('button').click()
  await expect(page.getByText('4,813,647', { exact: true }).first()).toBeAttached()
  await expect(page.locator('[aria-hidden=true] b')).toHaveText([...'48136474813647'])
  await openStory(page, 'motion-count-up--win')
  await expect(page.locator('[aria-hidden=true] > span').last()).toHaveText('+36,000 ₽')
  await openStory(page, 'motion-badge-swap--next-level')
  await expect
    .poll(() =>
      page.locator('img').evaluateAll((images) => images.map((image) => getComputedStyle(image).opacity)),
    )
    .toEqual(['0', '1'])
})

test('slides do not go on by themselves, and the segment is full', async ({ page }) => {
  await openStory(page, 'content-carousel--running')
  expect(await page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'clock').length)).toBe(
    0,
  )
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Offer 1', exact: true })).not.toHaveAttribute('inert')
})

test('a message appears at once and its time runs all the same', async ({ page }) => {
  await openStory(page, 'overlays-toast--success')
  await expect(page.getByText('Top-up credited')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ id }) => id === 'clock')
          .map(({ playState }) => playState),
      ),
    )
    .toEqual(['running'])
})

test('a flying notice is there for its three seconds without a flight', async ({ page }) => {
  await openStory(page, 'motion-flying-notice--arrives')
  const notice = page.getByRole('status').getByRole('button')
  await expect(notice).toBeVisible()
  await expect(notice).toHaveCount(0, { timeout: 5_000 })
})

test('a dialog changes without blur', async ({ page }) => {
  await openStory(page, 'overlays-modal--question')
  expect(
    await page
      .locator('dialog > :last-child')
      .evaluate((element) => getComputedStyle(element).backdropFilter),
  ).toBe('none')
})
