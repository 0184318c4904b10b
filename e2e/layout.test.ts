// The frame around every screen on a desktop: by keyboard, by link, under a slow line and at every width.
import { enterAs } from './player.ts'
import { expectNoSidewaysScroll, nameFocused } from './layout.ts'
import { delay, readShifts, watchShifts } from './layout-shifts.ts'
import { expect, test } from './site.ts'
import { findViolations } from './violations.ts'

test('the keyboard goes from the skip link through menu and header, and past them at will', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Поиск: игра или провайдер' })).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await nameFocused(page)).toBe('К содержанию')
  const met: string[] = []
  for (let step = 0; step < 20 && !met.includes('Войти'); step += 1) {
    await page.keyboard.press('Tab')
    met.push(await nameFocused(page))
  }
  expect(met).toEqual([
    'Yanta',
    'Лобби',
    expect.stringMatching(/^Топ/),
    expect.stringMatching(/^Рекомендуем/),
    expect.stringMatching(/^Новинки/),
    expect.stringMatching(/^Слоты/),
    expect.stringMatching(/^Отыграть бонус/),
    expect.stringMatching(/^Настольные/),
    expect.stringMatching(/^Быстрые/),
    'Акции',
    'Турниры',
    'Магазин компоинтов',
    'Поддержка',
    expect.stringMatching(/Проверить раунд/),
    expect.stringMatching(/^Бонус новичка/),
    'RU',
    'EN',
    'Поиск: игра или провайдер',
    'Войти',
  ])
  await page.keyboard.press('Home')
  await page.getByRole('link', { name: 'К содержанию' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a slash opens the search; arrows choose, Enter opens, Escape gives the focus back [2.51] [7.59]', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Поиск: игра или провайдер' })
  const field = page.getByRole('combobox', { name: 'Игра или провайдер' })
  const chosen = page.locator('[role=option][aria-selected=true]')
  await opener.focus()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(chosen).toContainText('Neon Drive')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(opener).toBeFocused()

  // At once again, while the last one still fades.
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.pressSequentially('quasar')
  await expect(chosen).toContainText('Quasar Tea')
  await field.fill('neon')
  await expect(page.getByRole('option')).toHaveText([
    /Neon Drive/,
    /Neon Seven/,
    'Все результаты (2)',
    /Написать в поддержку/,
  ])
  await page.keyboard.press('ArrowUp')
  await expect(chosen).toContainText('Написать в поддержку')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Neon Seven')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\/neon-seven/)
  await expect(field).toHaveCount(0)
})

test('a search that finds nothing says so and shows the sections; one that fails can be tried again, and has its words still after support [2.51]', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  const field = page.getByRole('dialog').getByRole('combobox')
  await page.keyboard.press('/')
  await field.fill('мамонт')
  await expect(page.getByText('«мамонт» не нашли')).toBeVisible()
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
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter(
      (complaint) =>
        !/ERR_INTERNET_DISCONNECTED|ERR_FAILED \(.*\/json-api\/v2\/games\?.*q=neon/.test(complaint),
    ),
  )
})

test('support opens from every screen with the ways that server data gives, and gives the focus back [1.6]', async ({
  page,
  site,
}) => {
  const { callCenterConfig } = await (
    await page.request.get(`${site.origin}/json-api/serverdata?platform=desktop`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    })
  ).json()
  await page.goto('/games/slots')
  const opener = page.getByRole('button', { name: 'Открыть поддержку' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Поддержка' })
  await expect(dialog).toBeVisible()
  for (const [name, url] of [
    ['Telegram', callCenterConfig.messengers.telegram],
    ['Viber', callCenterConfig.messengers.viber],
    ['Почта', callCenterConfig.email && `mailto:${callCenterConfig.email}`],
  ]) {
    if (url) await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', url)
    else await expect(dialog.getByRole('link', { name })).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a chat under maintenance says so over the other ways [2.53] [8.43]', async ({ page }) => {
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
  await page.getByRole('button', { name: /Site chat/ }).click()
  const notice = page.getByRole('dialog', { name: 'Chat maintenance' })
  await expect(notice.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/yanta_help',
  )
  await notice.getByRole('button', { name: 'Close' }).last().click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible()
})

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

test("a player's bell opens what there is to tell, and Escape closes it", async ({ page, site }) => {
  await enterAs(page, site.origin)
  await page.goto('/')
  const bell = page.getByRole('button', { name: 'Уведомления' })
  const panel = page.getByRole('dialog', { name: 'Уведомления' })
  await expect(async () => {
    if (!(await panel.isVisible())) await bell.click({ timeout: 500 })
    await expect(panel).toContainText('Пока ничего нового', { timeout: 1_000 })
  }).toPass()
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

test('without a network the page says so, and loads anew when it is back', async ({
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
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter(
      (complaint) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/.test(complaint),
    ),
  )
})

for (const locale of ['ru', 'en']) {
  test(`search and support pass the automatic accessibility checks, locale ${locale}`, async ({
    page,
    context,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
    await page.goto('/')
    await expect(
      page.getByRole('button', { name: locale === 'ru' ? 'Открыть поддержку' : 'Open support' }),
    ).toBeVisible()
    expect(await findViolations(page), 'frame').toEqual([])
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('option').nth(3)).toBeVisible()
    expect(await findViolations(page), 'search').toEqual([])
    await page.getByRole('dialog').getByRole('combobox').fill('zzz')
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
    expect(await findViolations(page), 'empty search').toEqual([])
    await page
      .getByRole('dialog')
      .getByRole('option', { name: locale === 'ru' ? 'Написать в поддержку' : 'Write to support' })
      .click()
    await expect(page.getByRole('dialog').getByRole('link', { name: /Telegram/ })).toBeVisible()
    expect(await findViolations(page), 'support').toEqual([])
  })

  test(`nothing scrolls sideways at any width, locale ${locale}`, async ({ page, context, site }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
    await enterAs(page, site.origin)
    // 200 % of 1440 px is a window of 720.
    for (const width of [1440, 1055, 1054, 755, 754, 720, 620, 509, 508, 390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto('/')
      await expect(page.getByRole('contentinfo')).toBeAttached()
      await expectNoSidewaysScroll(page)
    }
  })
}

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
