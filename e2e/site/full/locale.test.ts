import { findBuiltFile } from '../../support/built-file.ts'
import { forgive } from '../../support/complaints.ts'
import { expect, test } from '../../support/site.ts'

test("a language that can't be loaded now leaves the page as it is, with a word about it [1.4]", async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/games/slots')
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  await context.route(`**${findBuiltFile('virtual:messages/en')}`, (route) => route.abort())
  await page.getByRole('complementary').getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByText('Язык не сменился')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  forgive(complaints, /ERR_FAILED|preload/)
})

test('an unknown language is reported as unsupported, and nothing else changes [1.4]', async ({
  page,
  context,
}) => {
  await page.goto('/games/slots')
  const button = page.getByRole('complementary').getByRole('button', { name: 'EN', exact: true })
  await button.evaluate((element: HTMLButtonElement) => {
    element.value = 'de'
  })
  await expect(async () => {
    await button.click()
    await expect(page.getByText('Этот язык не поддерживается')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect((await context.cookies()).filter(({ name }) => name === 'locale')).toEqual([])
})
