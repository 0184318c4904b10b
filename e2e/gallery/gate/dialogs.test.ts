// Dialogs hold focus, keyboard and page until they close, stack, and never cover a message.
import { drag } from '../drag.ts'
import { focusedDialog } from '../focused-dialog.ts'
import { expect, test } from '../gallery-test.ts'
import { openStory } from '../open-story.ts'

test('the keyboard stays in an open dialog and goes back to the opener afterwards', async ({ page }) => {
  await openStory(page, 'overlays-modal--question')
  await page.keyboard.press('Escape')
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab')
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(false)
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(opener).toBeFocused()
})

test('the page neither scrolls nor is blurred any more when the last of several dialogs has closed [2.46]', async ({
  page,
}) => {
  await openStory(page, 'overlays-modal--stacked')
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
  const grounds = () =>
    page
      .locator('dialog > :nth-child(2)')
      .evaluateAll(
        (elements) => elements.filter((element) => getComputedStyle(element).opacity === '1').length,
      )
  await expect(page.locator('dialog:modal')).toHaveCount(2)
  expect(await isLocked()).toBe(true)
  await expect.poll(grounds).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(1)
  expect(await isLocked()).toBe(true)
  await expect.poll(grounds).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect.poll(isLocked).toBe(false)
})

test('a dialog has a title with a cross, a picture or a wordmark at its head, and a name in each case [2.47]', async ({
  page,
}) => {
  for (const [story, name, pictures] of [
    ['plain', 'Promotion terms', 0],
    ['with-art', 'Thanks for joining', 1],
    ['with-logo', 'Please try later', 1],
  ] as const) {
    await openStory(page, `overlays-modal--${story}`)
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
    await expect(dialog.locator('img')).toHaveCount(pictures)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(dialog).toHaveCount(0)
  }
  await openStory(page, 'overlays-modal--must-be-answered')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveCount(0)
})

test('the ground around a dialog closes it, also where a press began on the dialog it does not [2.48]', async ({
  page,
}) => {
  await openStory(page, 'overlays-modal--plain')
  const title = (await page.getByRole('heading', { name: 'Promotion terms' }).boundingBox())!
  await page.mouse.move(title.x + 5, title.y + 5)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('one that only a button closes leaves Escape and the ground alone [2.49]', async ({ page }) => {
  await openStory(page, 'overlays-modal--only-button-closes')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('one without a cross is closed by Escape [2.49]', async ({ page }) => {
  await openStory(page, 'overlays-modal--without-close')
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a dialog under the menu makes the page inert, but not the menu [2.49]', async ({ page }) => {
  await openStory(page, 'overlays-modal--under-menu')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.focus()
  await expect(opener).not.toBeFocused()
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener.focus()
  await expect(opener).toBeFocused()
})

test('a full screen fills the window, a transparent one has no surface [2.49]', async ({ page }) => {
  await openStory(page, 'overlays-modal--full-screen')
  const surface = page.locator('dialog > :first-child')
  await expect.poll(async () => (await surface.boundingBox())?.height).toBe(page.viewportSize()!.height)
  await openStory(page, 'overlays-modal--transparent')
  expect(await surface.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  )
})

test('a message is reached by pointer, keyboard and screen reader while a dialog is open, and stays when that closes', async ({
  page,
}) => {
  await openStory(page, 'overlays-toast--over-an-open-dialog')
  const message = page.getByRole('region', { name: 'Messages' })
  await expect(message.getByText('Top-up credited')).toBeVisible()
  // A message listens to its key once there is nothing more urgent.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve)
      }),
  )
  await page.keyboard.press('F8')
  await expect(message).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(message.getByRole('button', { name: 'Take it' })).toBeFocused()
  await message.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(message.getByText('Top-up credited')).toBeVisible()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(message.getByText('Top-up credited')).toBeVisible()
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toHaveCount(0)
  await expect.poll(() => focusedDialog(page)).toBe(true)
})

test.describe('under a finger', () => {
  test.use({ device: 'phone' })

  test('a sheet that is pulled down a little goes back, further down it leaves', async ({ page }) => {
    await openStory(page, 'overlays-sheet--short')
    const surface = page.locator('dialog > :first-child')
    await surface.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const box = (await surface.boundingBox())!
    const start = { x: 200, y: box.y + 30 }
    await drag(page, start, { x: 200, y: start.y + box.height * 0.2 })
    await expect.poll(async () => (await surface.boundingBox())!.y).toBe(box.y)
    await drag(page, start, { x: 200, y: start.y + box.height * 0.7 })
    await expect(page.locator('dialog')).toHaveCount(0)
  })
})
