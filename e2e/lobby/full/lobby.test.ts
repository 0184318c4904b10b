import { expect, test } from '../../support/site.ts'

test('a guest pages through at least a hundred games from the database [7.60]', async ({ page, site }) => {
  const slugs = new Set<string>()
  for (let number = 1; number <= 4; number += 1) {
    const answer = await page.request.get(
      `${site.origin}/json-api/v2/games?platform=desktop&page=${number}&limit=40`,
      { headers: { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'ru' } },
    )
    expect(answer.status()).toBe(200)
    for (const { slug } of ((await answer.json()) as { items: { slug: string }[] }).items) slugs.add(slug)
  }
  expect(slugs.size).toBeGreaterThanOrEqual(100)
})

test('the lobby is complete without scripts, in the language of the cookie [2.2]', async ({
  browser,
  site,
}) => {
  for (const [locale, login] of [
    ['ru', 'Войти'],
    ['en', 'Log in'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
    const page = await context.newPage()
    await page.goto(site.origin)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('link', { name: login }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Neon Drive' }).first()).toBeVisible()
    await context.close()
  }
})

test('the category list grows on demand [9.12]', async ({ page }) => {
  await page.goto('/games/slots')
  const main = page.getByRole('main')
  await expect(main.getByText(/^1–40 из \d+$/)).toBeAttached()
  // Not scrolled to, near the end of the list, where more comes by itself.
  await main.getByRole('link', { name: /^Показать ещё/ }).dispatchEvent('click')
  await expect(main.getByText(/^1–(?!40 )\d+ из \d+$/)).toBeAttached()
})

test("the controls of the banners lie on no banner's button, whatever the width and the language", async ({
  page,
  context,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const locale of ['ru', 'en']) {
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
    await page.goto('/')
    const banners = page.locator('[aria-roledescription="carousel"]')
    const places = () =>
      banners.evaluate((carousel) => {
        const pause = carousel.querySelector('button')!.getBoundingClientRect()
        const { left } = carousel.getBoundingClientRect()
        return [...carousel.querySelectorAll('[role="group"]')].map((slide) => {
          const button = slide.querySelector('a')!.getBoundingClientRect()
          // Slides that wait for their turn stand aside.
          const end = button.right - slide.getBoundingClientRect().left + left
          return end < pause.left || button.bottom < pause.top
        })
      })
    for (const width of [760, 900, 1054, 1055, 1100, 1200, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(places, `${locale} at ${width} px`).not.toContain(false)
    }
  }
})
