import { findBuiltFile } from '../../support/built-file.ts'
import { expect, test } from '../../support/site.ts'

test('text typed before the search is loaded is in its field', async ({ page }) => {
  await page.goto('/games/slots')
  const code = Promise.withResolvers<void>()
  await page.route(`**${findBuiltFile('src/app/search-modal.tsx')}`, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.keyboard.press('/')
  await page.keyboard.type('halv')
  code.resolve()
  const field = page.getByRole('dialog', { name: 'Поиск' }).getByRole('combobox')
  await expect(field).toHaveValue('halv')
  await page.keyboard.type('a')
  await expect(field).toHaveValue('halva')
  await expect(page.getByRole('option', { name: /Halva/ }).first()).toBeVisible()
})
