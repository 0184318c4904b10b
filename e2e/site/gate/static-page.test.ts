import { expect, test } from '../../support/site.ts'

test("an editors' page shows its date, and a link inside it navigates without a reload; on a phone its header leads to support [1.6] [3.61] [7.65]", async ({
  page,
}) => {
  await page.goto('/rules')
  await expect(page.getByText(/^Обновлено \d+ \S+ \d{4}$/)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const link = page.getByRole('article').locator('a[href^="/"]').first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  const support = page.getByRole('main').getByRole('button', { name: 'Поддержка' })
  await expect(support).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await support.click()
  await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeVisible()
})
