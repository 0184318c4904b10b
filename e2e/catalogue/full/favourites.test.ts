import { expect, test } from '../../support/site.ts'
import { findViolations } from '../../support/violations.ts'

test("the menu key opens a card's actions, and a game liked there is liked everywhere", async ({ page }) => {
  await page.goto('/games/slots')
  const card = page.getByRole('main').getByRole('link', { name: 'Neon Drive', exact: true })
  const sheet = page.getByRole('dialog', { name: 'Neon Drive' })
  // The code of the cards comes with the first key.
  await expect(async () => {
    await card.focus()
    await page.keyboard.press('Shift+F10')
    await expect(sheet).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(sheet.getByRole('link', { name: 'Играть', exact: true })).toHaveAttribute(
    'href',
    '/play/neon-drive',
  )
  await sheet.getByRole('button', { name: 'Добавить в избранное' }).click()
  await expect(sheet.getByRole('button', { name: 'Убрать из избранного' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(card).toBeFocused()
  await expect(
    page.getByRole('main').getByRole('checkbox', { name: 'В избранное: Neon Drive' }),
  ).toBeChecked()
  await page.goto('/games/favourites')
  await expect(page.getByRole('heading', { level: 1, name: /^Избранное/ })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('checkbox', { name: 'В избранное: Neon Drive' }),
  ).toBeChecked()
  expect(await findViolations(page)).toEqual([])
})
