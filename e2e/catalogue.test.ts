// A thousand games found at once: lists that are narrowed, grow, and are found again as they were left; hearts of a guest.
import { forgive, makePlayer } from './accounts.ts'
import { fillLoginForm } from './player.ts'
import { type Page, expect, test } from './site.ts'

/** A game that can be seen whole, by its slug. */
function readGameInSight(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('main article[data-game]')]
    const isWhole = (card: HTMLElement) =>
      card.getBoundingClientRect().top > 150 && card.getBoundingClientRect().bottom < innerHeight - 80
    return cards.find((card) => isWhole(card) && card.querySelector(':scope > a'))?.dataset.game ?? null
  })
}

for (const [device, width] of [
  ['a phone', 390],
  ['a tablet', 900],
  ['a desktop', 1440],
] as const) {
  test(`on ${device} a category is narrowed, grows as it is scrolled, and is found again where it was left [2.3] [7.60] [9.15]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/games/slots')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Фильтры' }).click()
    const sheet = page.getByRole('dialog', { name: 'Фильтры' })
    await sheet.getByRole('checkbox', { name: /^Игры с демо/ }).check()
    await sheet.getByRole('button', { name: /^Показать .*игр/ }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/\/games\/slots\?.*demo=1/)
    await expect(
      main
        .getByRole('link', { name: /^Убрать: / })
        .or(main.getByRole('button', { name: /^Убрать: / }))
        .first(),
    ).toBeVisible()

    const readLastPlace = () =>
      main
        .locator('[data-place]')
        .evaluateAll((cards) =>
          Math.max(0, ...cards.map((card) => Number((card as HTMLElement).dataset.place))),
        )
    await page.mouse.move(width / 2, 600)
    await expect(async () => {
      await page.mouse.wheel(0, 900)
      expect(await readLastPlace()).toBeGreaterThan(60)
    }).toPass({ intervals: [150] })
    // A turn of the wheel goes on for a moment.
    let y = -1
    await expect(async () => {
      const before = y
      y = await page.evaluate(() => scrollY)
      expect(y).toBe(before)
    }).toPass({ intervals: [300] })
    let slug: string | null = null
    await expect(async () => {
      slug = await readGameInSight(page)
      // Further down than the list reaches is its foot.
      if (slug === null) await page.mouse.wheel(0, -400)
      expect(slug).not.toBeNull()
    }).toPass({ intervals: [150] })
    const card = main.locator(`article[data-game="${slug}"]`)
    const readTop = () =>
      card.evaluate((element) => element.getBoundingClientRect().top).catch(() => Number.NaN)
    const before = await readTop()
    await card.locator(':scope > a').click()
    await expect(page).toHaveURL(new RegExp(`/play/${slug}`))
    await page.goBack()
    await expect(page).toHaveURL(/\/games\/slots\?.*demo=1/)
    await expect.poll(async () => Math.abs((await readTop()) - before)).toBeLessThan(8)
  })
}

test('what a guest likes is kept in the browser, and goes to the account at login', async ({
  page,
  site,
  complaints,
}) => {
  const player = await makePlayer(page, site.origin)
  await page.context().clearCookies()
  await page.goto('/games/slots')
  const heart = page.getByRole('main').getByRole('checkbox', { name: 'В избранное: Neon Drive', exact: true })
  await heart.check({ force: true })
  await page.getByRole('main').getByRole('link', { name: 'Избранное' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Избранное/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Neon Drive', exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await fillLoginForm(page, player)
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${site.origin}/json-api/user-favourites?platform=desktop`, {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      })
      return answer.ok()
        ? ((await answer.json()) as { items: { slug: string }[] }).items.map(({ slug }) => slug)
        : null
    })
    .toEqual(['neon-drive'])
  forgive(complaints, 401)
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
