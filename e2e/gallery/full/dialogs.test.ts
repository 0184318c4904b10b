// More behaviour of dialogs and of the messages over them.
import { drag } from '../drag.ts'
import { focusedDialog } from '../focused-dialog.ts'
import { expect, test } from '../gallery-test.ts'
import { openStory } from '../open-story.ts'

test('Escape in a message ends the message, not the dialog beneath', async ({ page }) => {
  await openStory(page, 'overlays-toast--over-an-open-dialog')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Top-up credited')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => focusedDialog(page)).toBe(true)
})

test.describe('under a finger', () => {
  test.use({ device: 'phone' })

  test('a long sheet scrolls back to its beginning before it can be pulled down', async ({ page }) => {
    await openStory(page, 'overlays-sheet--long')
    const surface = page.locator('dialog > :first-child')
    await surface.evaluate((element) => {
      element.scrollTop = 300
    })
    await drag(page, { x: 200, y: 300 }, { x: 200, y: 600 })
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => surface.evaluate((element) => element.scrollTop)).toBeLessThan(300)
  })

  test('a question that has to be answered is not pulled away', async ({ page }) => {
    await openStory(page, 'overlays-modal--must-be-answered')
    await drag(page, { x: 200, y: 720 }, { x: 200, y: 840 })
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a message is swiped away sideways', async ({ page }) => {
    await openStory(page, 'overlays-toast--success')
    const text = page.getByText('Top-up credited')
    await expect(text).toBeVisible()
    const { x, y } = (await text.boundingBox())!
    await drag(page, { x: x + 10, y: y + 8 }, { x: x + 40, y: y + 8 })
    await expect(text).toBeVisible()
    await drag(page, { x: x + 10, y: y + 8 }, { x: x + 180, y: y + 8 })
    await expect(text).toHaveCount(0)
  })
})
