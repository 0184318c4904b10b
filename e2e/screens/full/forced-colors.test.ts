// The screens in forced colours, where backgrounds are invisible.
import { expect, test } from '../../support/site.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test("login shows the chosen method and the focus, and the wordmark is on the brand's background", async ({
  page,
}) => {
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  const outlineOf = (name: string) =>
    dialog
      .locator('label:has([type=radio])')
      .filter({ hasText: name })
      .evaluate((label) => getComputedStyle(label).outlineStyle)
  await expect(dialog.getByRole('textbox', { name: 'Телефон' })).toBeVisible()
  expect([await outlineOf('Телефон'), await outlineOf('Почта')]).toEqual(['solid', 'none'])
  await dialog.getByRole('radio', { name: 'Телефон' }).focus()
  await page.keyboard.press('ArrowRight')
  expect([await outlineOf('Телефон'), await outlineOf('Почта')]).toEqual(['none', 'dashed'])
  expect(
    await dialog
      .getByRole('img', { name: 'Yanta' })
      .evaluate((mark) => getComputedStyle(mark).backgroundColor),
  ).toBe('rgb(12, 11, 17)')
})
