import { expect, test } from '../../support/site.ts'
import { narrowAndReturn } from '../narrow-and-return.ts'

test('on a tablet a category is narrowed, grows as it is scrolled, and is found again where it was left [2.3] [7.60]', async ({
  page,
}) => {
  await narrowAndReturn(page, 900)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a category lists its games and is narrowed by its form [2.3] [7.60]', async ({ page }) => {
    await page.goto('/games/slots')
    const main = page.getByRole('main')
    const games = main.locator('article[data-game] > a')
    expect(await games.count()).toBeGreaterThan(30)
    await main.getByText('Фильтры', { exact: true }).last().click()
    await main.getByRole('checkbox', { name: /^Высокая/ }).check({ force: true })
    await main.getByRole('button', { name: 'Показать игры' }).click()
    await expect(page).toHaveURL(/volatility=high/)
    await expect(page.getByRole('heading', { level: 1, name: /^Слоты/ })).toBeVisible()
    await expect(games.first()).toBeVisible()
    expect((await page.request.get((await games.first().getAttribute('href'))!)).status()).toBe(200)
  })
})
