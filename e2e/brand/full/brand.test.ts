// The second brand in the other language, to read, in its letters and in its marks.
import { expect } from '../../support/site.ts'
import { measureStandIns } from '../../support/stand-in-letters.ts'
import { expectBrand } from '../expect-brand.ts'
import { findFaintTexts, test } from '../ferna.ts'

test('the second brand names itself everywhere in English', async ({ page, ferna, asked }) => {
  await expectBrand(page, ferna.origin, asked, 'en', 'Ferna')
})

test('fallback letters of the second brand are as wide as its own', async ({ page }) => {
  await page.goto('/about')
  const widths = await measureStandIns(page)
  expect(Object.entries(widths).filter(([, percent]) => Math.abs(percent - 100) > 1.5)).toEqual([])
})

test("marks of the lobby and of fairness are the second brand's own", async ({ page }) => {
  await page.goto('/')
  const lobby = page.getByRole('link', { name: 'Лобби', exact: true }).filter({ visible: true })
  for (const link of await lobby.all()) await expect(link.locator('use')).toHaveAttribute('href', /#fern$/)
  // An offer in the menu takes the place of the card of fairness; what that card is drawn in is the brand's either way.
  const [red, green, blue] = await page.locator('aside').evaluate((menu) => {
    const mark = menu.appendChild(document.createElement('i'))
    mark.style.color = 'var(--fair)'
    return getComputedStyle(mark).color.match(/\d+/g)!.map(Number)
  })
  expect(green! > red! && green! > blue!, 'green').toBe(true)
})

test('the verifier of rounds bears the second brand, too', async ({ page, ferna }) => {
  await page.goto(`${ferna.gamesOrigin}/verify?lang=en`)
  await expect(page).toHaveTitle(/Ferna$/)
  await expect(page.getByRole('img', { name: 'Ferna' })).toBeVisible()
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
  ).toBe('#c6f24a')
  expect(await findFaintTexts(page)).toEqual([])
})
