// The minimised game by keyboard, with inexact gestures, and with reduced motion.
import { expect, test } from '../../support/site.ts'
import { minimize } from '../dock.ts'

test('a drag that ends over the button of the dock does not press it', async ({ page }) => {
  const { dock } = await minimize(page)
  const button = (await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).boundingBox())!
  await page.mouse.move(button.x + 20, button.y + 20)
  await page.mouse.down()
  await page.mouse.move(button.x - 80, button.y - 60, { steps: 3 })
  await page.mouse.up()
  await expect(dock).toBeVisible()
  await expect(page).not.toHaveURL(/\/play\//)
})

test('the arrow keys move the dock from corner to corner', async ({ page }) => {
  const { dock } = await minimize(page)
  await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dock).toHaveAttribute('data-corner', 'bottom-left')
  await page.keyboard.press('ArrowUp')
  await expect(dock).toHaveAttribute('data-corner', 'top-left')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the game is docked without an animation', async ({ page }) => {
    const { dock, readMoves } = await minimize(page)
    await dock.getByRole('link', { name: 'Вернуться в Neon Drive' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(dock).toHaveAttribute('data-corner', 'bottom-left')
    expect(await readMoves()).toEqual([])
  })
})
