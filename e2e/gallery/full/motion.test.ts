// How things move: the durations and curves of the design.
import { expect, test } from '../gallery-test.ts'
import { clockState, endClock, hideTab, press } from '../moves.ts'
import { openStory } from '../open-story.ts'

const out = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const into = 'cubic-bezier(0.5, 0, 0.9, 0.4)'
const spring = 'cubic-bezier(0.3, 1.5, 0.5, 1)'

test('a dialog comes in 320 ms and goes in 200, and is there until it has gone', async ({ page }) => {
  await openStory(page, 'overlays-modal--question')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  const coming = await press(page, 'Open', 'dialog > :first-child')
  expect(coming).toEqual([
    { duration: 320, delay: 0, easing: out, iterations: 1 },
    { duration: 320, delay: 0, easing: out, iterations: 1 },
  ])
  await page
    .locator('dialog > :first-child')
    .evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const leaving = await press(page, 'Cancel', 'dialog > :first-child')
  expect(leaving).toEqual([
    { duration: 200, delay: 0, easing: into, iterations: 1 },
    { duration: 200, delay: 0, easing: into, iterations: 1 },
  ])
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('the lower of two dialogs steps back and darkens, and comes forward again', async ({ page }) => {
  await openStory(page, 'overlays-modal--stacked')
  const lower = page.locator('dialog > :first-child').first()
  await expect
    .poll(() =>
      lower.evaluate((element) => [getComputedStyle(element).transform, getComputedStyle(element).filter]),
    )
    .toEqual(['matrix(0.95, 0, 0, 0.95, 0, -14)', 'brightness(0.55)'])
  await page.keyboard.press('Escape')
  await expect
    .poll(() =>
      lower.evaluate((element) => [getComputedStyle(element).transform, getComputedStyle(element).filter]),
    )
    .toEqual(['none', 'none'])
})

test('slides advance when the segment is full, unless they are hovered, focused or in a hidden tab', async ({
  page,
}) => {
  await openStory(page, 'content-carousel--running')
  const offer = (number: number) => page.getByRole('group', { name: `Offer ${number}`, exact: true })
  await expect.poll(() => clockState(page)).toBe('running')
  expect(
    await page.evaluate(
      () =>
        document
          .getAnimations()
          .find(({ id }) => id === 'clock')!
          .effect!.getTiming().duration,
    ),
  ).toBe(5_000)
  await endClock(page)
  await expect(offer(2)).not.toHaveAttribute('inert')
  await offer(2).hover()
  await expect.poll(() => clockState(page)).toBe('paused')
  await page.mouse.move(5, 700)
  await expect.poll(() => clockState(page)).toBe('running')
  await page.keyboard.press('Tab')
  await expect.poll(() => clockState(page)).toBe('paused')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await hideTab(page, true)
  await expect.poll(() => clockState(page)).toBe('paused')
})

test('a slide takes 300 ms, can be interrupted, and wraps around in both directions', async ({ page }) => {
  await openStory(page, 'content-carousel--by-hand')
  const slides = '[aria-roledescription=slide]'
  await page.waitForFunction(
    (selector) => document.querySelector(selector)!.getAnimations().length > 0,
    slides,
  )
  expect(await press(page, 'Forward', slides)).toEqual(
    Array.from({ length: 3 }, () => ({ duration: 300, delay: 0, easing: out, iterations: 1 })),
  )
  const lefts = await page.evaluate(async (selector) => {
    const left = () => document.querySelectorAll(selector)[1]!.getBoundingClientRect().left
    for (const animation of document.getAnimations()) animation.currentTime = 60
    const before = left()
    document.querySelector<HTMLElement>('[aria-label=Back]')!.click()
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
    for (const animation of document.getAnimations()) animation.currentTime = 0
    return [before, left()]
  }, slides)
  expect(lefts[1]).toBeCloseTo(lefts[0]!, 0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('group', { name: 'Offer 3', exact: true })).not.toHaveAttribute('inert')
})

test('slides are dragged by the mouse', async ({ page }) => {
  await openStory(page, 'content-carousel--by-hand')
  await page.waitForFunction(
    () => document.querySelector('[aria-roledescription=slide]')!.getAnimations().length > 0,
  )
  await page.mouse.move(500, 100)
  await page.mouse.down()
  await page.mouse.move(300, 100, { steps: 5 })
  await page.mouse.move(80, 100, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('group', { name: 'Offer 2', exact: true })).not.toHaveAttribute('inert')
})

test("digits roll from the right, each 90 ms after the previous one, and the number's width is constant", async ({
  page,
}) => {
  await openStory(page, 'motion-digit-roll--pool-grows')
  const drums = page.getByText('4,812,360', { exact: true }).locator('..')
  const { width } = (await drums.boundingBox())!
  const rolls = await press(page, '+1,287 ₽', 'span')
  expect(
    rolls
      .map(({ delay }) => delay)
      .slice(0, 4)
      .sort((a, b) => a - b),
  ).toEqual([0, 90, 180, 270])
  expect(rolls.every(({ duration, easing }) => duration === 320 && easing === out)).toBe(true)
  const read = page.getByText('4,813,647', { exact: true })
  await expect(read).toHaveCount(1)
  expect((await read.locator('..').boundingBox())!.width).toBe(width)
})

test('a sum counts up to its end in 1200 ms and is announced to a screen reader once', async ({ page }) => {
  await openStory(page, 'motion-count-up--win')
  const [told, drawn] = [
    page.locator('span', { hasText: /^Huge \+36,000 ₽$/ }).first(),
    page.locator('[aria-hidden=true] > span').last(),
  ]
  await expect(told).toBeAttached()
  // Looked at in the frame after the press: a slow machine would look when it is over.
  const early = await page
    .getByRole('button', { name: 'Once more' })
    .evaluate(async (button: HTMLElement) => {
      button.click()
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      return [...document.querySelectorAll('[aria-hidden=true] > span')].at(-1)!.textContent
    })
  expect(early).not.toBe('+36,000 ₽')
  await expect(told).toBeAttached()
  await expect(drawn).toHaveText('+36,000 ₽')
})

test('a badge gives way to the next with a spring; the rays turn for 8 seconds and stop', async ({
  page,
}) => {
  await openStory(page, 'motion-badge-swap--next-level')
  const moves = await press(page, 'Once more', 'img, div')
  expect(moves).toContainEqual({ duration: 200, delay: 200, easing: into, iterations: 1 })
  expect(moves).toContainEqual({ duration: 520, delay: 360, easing: spring, iterations: 1 })
  expect(moves).toContainEqual({ duration: 4_000, delay: 720, easing: 'linear', iterations: 2 })
})

test('a new entry of a feed slides in from the left and the others make room; under the pointer it waits', async ({
  page,
}) => {
  await openStory(page, 'motion-feed--wins')
  expect(await press(page, 'New win', 'li')).toEqual(
    Array.from({ length: 5 }, () => ({ duration: 320, delay: 0, easing: out, iterations: 1 })),
  )
  const items = page.getByRole('listitem')
  await expect(items).toHaveCount(5)
  await items.first().hover()
  await page.getByRole('button', { name: 'New win' }).evaluate((button: HTMLElement) => button.click())
  await expect(items).toHaveCount(5)
  await page.mouse.move(5, 700)
  await expect(items).toHaveCount(6)
})

test("rows glide to their new positions and the reader's own is highlighted for 600 ms", async ({ page }) => {
  await openStory(page, 'content-leaderboard--changes-places')
  const rows = await press(page, 'Climb', 'tr')
  expect(rows).toEqual(
    Array.from({ length: 3 }, () => ({ duration: 320, delay: 0, easing: out, iterations: 1 })),
  )
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect((await press(page, 'Climb', 'tr[data-reader] > td')).map(({ duration }) => duration)).toEqual([
    600, 600, 600,
  ])
})

test('the hexagon of a digit turns round when the digit is known; those that wait breathe', async ({
  page,
}) => {
  await openStory(page, 'motion-flip-digits--draw')
  expect(await press(page, 'Next digit', '[data-known] > span')).toEqual([
    { duration: 320, delay: 0, easing: out, iterations: 1 },
  ])
  expect(
    await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect!.getTiming().iterations === Infinity)
        .map(({ effect }) => effect!.getTiming().duration),
    ),
  ).toEqual([1_200])
})

test('a tip has the width of the design, and fades out as it fades in', async ({ page }) => {
  await openStory(page, 'overlays-tooltip--closed')
  await page.getByRole('button').hover()
  const tip = page.locator('[data-side]')
  await expect(tip).toBeVisible()
  expect((await tip.boundingBox())!.width).toBeGreaterThanOrEqual(210)
  expect((await tip.boundingBox())!.width).toBeLessThanOrEqual(310)
  // It is on its way out for 120 ms: a slow machine would look too late.
  const states = await page.evaluateHandle(() => {
    const seen: (string | null)[] = []
    new MutationObserver(() =>
      seen.push(document.querySelector('[data-side]')?.getAttribute('data-state') ?? null),
    ).observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  })
  await page.mouse.move(5, 700, { steps: 5 })
  await expect(tip).toHaveCount(0)
  expect(await states.jsonValue()).toContain('closed')
})

test('a skeleton moves by transform alone', async ({ page }) => {
  await openStory(page, 'loading-placeholders--cards')
  const moved = await page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .flatMap(({ effect }) =>
          (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
        ),
    ),
  ])
  expect(moved.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))).toEqual(
    ['transform'],
  )
})

test.describe('in a page that measures from its first moment', () => {
  test.use({ ownPage: true })

  test('a flying notice stays for three seconds, leads somewhere, and the next one waits for it', async ({
    page,
  }) => {
    // The page measures: a slow machine would look too late.
    await page.addInitScript(() => {
      const stay = { from: 0, to: 0 }
      Object.assign(window, { stay })
      new MutationObserver(() => {
        const isThere = document.querySelector('[role=status] button') !== null
        if (isThere && !stay.from) stay.from = performance.now()
        if (!isThere && stay.from && !stay.to) stay.to = performance.now()
      }).observe(document, { subtree: true, childList: true })
    })
    await openStory(page, 'motion-flying-notice--arrives')
    const notice = page.getByRole('status').getByRole('button')
    await expect(notice).toHaveText(/gives you five/)
    await expect(notice).toHaveCount(0, { timeout: 6_000 })
    const { from, to } = await page.evaluate(
      () => (window as unknown as { stay: { from: number; to: number } }).stay,
    )
    expect(to - from).toBeGreaterThanOrEqual(2_900)
    const [move] = await press(page, 'Show', '[role=status] button')
    expect(move).toEqual({ duration: 420, delay: 0, easing: spring, iterations: 1 })
    await notice.click()
    await expect(page.getByText('Opened')).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})
