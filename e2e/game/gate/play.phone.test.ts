import { phone } from '../../support/device.ts'
import { enterAsNew } from '../../support/player.ts'
import { expect, type Page, test } from '../../support/site.ts'
import { Slot } from '../../support/slot.ts'

test.use(phone)

/** Whether a finger that aims at the middle of a control reaches it, and nothing lies over it. */
function isInReach(page: Page, name: string): Promise<boolean> {
  return page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

test('a game has the whole phone, upright and on its side, and never the way out', async ({ page, site }) => {
  await enterAsNew(page, site.origin)
  await page.goto('/play/neon-drive')
  const slot = new Slot(page)
  await slot.waitUntilIdle()
  await slot.mark()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    await expect
      .poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().width))
      .toBe(viewport.width)
    expect(await isInReach(page, 'Закрыть'), `${viewport.width} wide`).toBe(true)
    await expect(page.getByText('В игре').filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Пополнить баланс' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
  }
  await page.getByRole('button', { name: 'Ещё' }).click()
  await page.getByRole('button', { name: 'Об игре' }).click()
  const sheet = page.getByRole('dialog', { name: 'Neon Drive' })
  await expect(sheet).toContainText('Ставки засчитываются в отыгрыш бонуса')
  await page.getByRole('button', { name: 'Закрыть описание игры' }).click()
  await expect(sheet).toBeHidden()
  expect(await slot.isMarked()).toBe(true)
  await page.getByRole('button', { name: 'Ещё' }).click()
  const menu = page.getByRole('dialog', { name: 'Neon Drive' })
  await menu.getByRole('link', { name: 'Демо' }).click()
  await expect(menu).toBeHidden()
  await slot.waitUntilIdle()
})
