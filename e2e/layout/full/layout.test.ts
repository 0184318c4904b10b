// The frame around every screen on a desktop: its links, its languages, under a slow line and at every width.
import { forgive } from '../../support/complaints.ts'
import { enterAs } from '../../support/player.ts'
import { expectNoSidewaysScroll } from '../../support/layout.ts'
import { delay, readShifts, watchShifts } from '../../support/layout-shifts.ts'
import { expect, test } from '../../support/site.ts'
import { findViolations } from '../../support/violations.ts'

test('every link of the footer leads somewhere', async ({ page, site }) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('link')
  const addresses = new Set(
    await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href)),
  )
  expect(addresses.size).toBeGreaterThan(18)
  for (const address of addresses) {
    if (!address.startsWith('http')) continue
    if (!address.startsWith(site.origin) && !address.startsWith(site.gamesOrigin)) continue
    // A player's screen asks a guest to log in.
    expect((await page.request.get(address)).status(), address).toBe(
      address.endsWith('/compoints') ? 401 : 200,
    )
  }
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Tundra Seven' })).toBeAttached()
})

test("a player's bell opens the notifications over a page that is not dimmed, and Escape closes it", async ({
  page,
  site,
}) => {
  await enterAs(page, site.origin)
  await page.goto('/')
  const bell = page.getByRole('button', { name: 'Уведомления' })
  const panel = page.getByRole('dialog', { name: 'Уведомления' })
  await expect(async () => {
    if (!(await panel.isVisible())) await bell.click({ timeout: 500 })
    await expect(panel).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(panel.locator('> :has(h2)')).toHaveCSS('background-color', /^rgb\(/)
  await expect(panel.locator('> :not(:has(h2))')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Уведомления' })).toBeHidden()
  await expect(bell).toBeFocused()
})

test('another language keeps the pages that were opened and the place on them [1.4]', async ({ page }) => {
  await page.goto('/games/slots')
  const main = page.getByRole('main')
  // Not scrolled to, near the end of the list, where more comes by itself.
  await main.getByRole('link', { name: /^Показать ещё/ }).dispatchEvent('click')
  const reach = main.getByText(/^1–\d+ (из|of) \d+$/)
  await expect(reach).toHaveText(/^1–(?!40 )/)
  await page.evaluate(() => scrollTo(0, 2_200))
  await expect(page).toHaveURL(/\?page=\d$/)
  const shown = main.getByRole('article').first()
  const game = await shown.getByRole('link').first().getAttribute('href')
  await page.getByRole('button', { name: 'EN', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slots')
  await expect(reach).toHaveText(/^1–(?!40 )\d+ of /)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - 2_200)).toBeLessThan(60)
  await expect(shown.getByRole('link').first()).toHaveAttribute('href', game!)
})

test('without a network the page reports it, and reloads its data when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Поиск: игра или провайдер' })).toBeVisible()
  await context.setOffline(true)
  // What was on its way when the network went tells of itself in its own place.
  await expect(page.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await context.setOffline(false)
  await expect(page.getByText('Нет связи')).toHaveCount(0)
  // A part of the page may have been on its way when the network went.
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
})

for (const who of ['guest', 'player']) {
  test(`nothing moves on a ${who}'s page of 1440, 900 and 390 px while fonts, pictures and data are late`, async ({
    page,
    context,
    site,
  }) => {
    if (who === 'player') await enterAs(page, site.origin)
    await delay(context, /\.woff2/, 2_500)
    await delay(context, /\.(avif|webp|svg)/, 1_200)
    await delay(context, /\/json-api\//, 800)
    await Promise.all(
      [1440, 900, 390].map(async (width) => {
        const late = await context.newPage()
        await late.setViewportSize({ width, height: 900 })
        await watchShifts(late)
        await late.goto('/')
        await late.evaluate(() => document.fonts.ready)
        await late.waitForTimeout(1_500)
        expect(
          await late.evaluate(() => [...document.fonts].some((font) => font.status === 'loaded')),
          'fonts arrived',
        ).toBe(true)
        // A face of the same measures is not the same letters: a line may end a letter earlier. And a banner whose turn it is moves its mark.
        const moved = (await readShifts(late)).filter(({ name }) => !/Баннер \d/.test(name))
        expect(
          moved.filter(({ sideways, upOrDown, score }) => upOrDown >= 1 || sideways > 12 || score > 0.001),
          `at ${width} px`,
        ).toEqual([])
      }),
    )
  })
}
