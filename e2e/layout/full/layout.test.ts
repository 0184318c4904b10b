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

test('an empty search result shows the sections; a failed search can be retried, and its text is preserved after support', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  const field = page.getByRole('dialog').getByRole('combobox')
  await page.keyboard.press('/')
  await field.fill('мамонт')
  await expect(page.getByText('По запросу «мамонт» ничего нет')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Слоты' }).click()
  await expect(page).toHaveURL(/\/games\/slots/)
  await expect(field).toHaveCount(0)

  await context.route('**/json-api/v2/games?*q=neon*', (route) => route.abort())
  await page.keyboard.press('/')
  await field.fill('neon')
  await expect(page.getByRole('alert').filter({ hasText: 'Поиск не отвечает' })).toBeVisible()
  await context.unroute('**/json-api/v2/games?*q=neon*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Neon Drive')
  await expect(field).toBeFocused()
  await context.setOffline(true)
  await field.fill('red')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Нет соединения')
  await context.setOffline(false)
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Red Oni')

  await page.getByRole('option', { name: 'Написать в поддержку' }).click()
  await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeHidden()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('red')
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED \(.*\/json-api\/v2\/games\?.*q=neon/)
})

test('a chat under maintenance is announced above the other contacts [2.53] [8.43]', async ({ page }) => {
  const changed = {
    chatProvider: 'webim',
    isUnderMaintenance: true,
    settings: {},
    messengers: { telegram: 'https://t.me/yanta_help', viber: null },
    email: null,
  }
  await page.route('**/json-api/serverdata*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), callCenterConfig: changed } })
  })
  await page.goto('/')
  // Another language loads the settings again, from the browser.
  await page.getByRole('button', { name: 'EN', exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Open support' }).click()
  await page.getByRole('button', { name: /Live chat/ }).click()
  const notice = page.getByRole('dialog', { name: 'Chat maintenance' })
  await expect(notice.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/yanta_help',
  )
  await notice.getByRole('button', { name: 'Close' }).last().click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible()
})
