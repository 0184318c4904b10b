// The build for guests below /guest/: everything it does stays there, but for what the whole origin shares.
import type { Page } from '@playwright/test'
import { buildStale } from '../tools/builds/build-stale.ts'
import { guestWeb } from '../tools/builds/parts.ts'
import { startSite } from '../tools/site/start-site.ts'
import { enterAs } from './player.ts'
import { test as base, expect } from './site.ts'

const test = base.extend<object, object>({
  site: [
    async ({}, use) => {
      expect(await buildStale({ parts: [guestWeb] })).toBe(true)
      const site = await startSite({ RATE_LIMITS: 'off', GUEST_BUILD: 'on' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Calls and reports, the socket, pictures and the brand's files are the same for every build of a site. */
const shared = /^\/(json-api|api|log|performance|socket|art|brand)(\/|$|\?)/

/** Collects what a page asks of the site outside of the base, apart from what is shared. */
function watchStrays(page: Page, origin: string): string[] {
  const strays: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin && !url.pathname.startsWith('/guest/') && !shared.test(url.pathname))
      strays.push(url.pathname)
  })
  return strays
}

test('a guest looks around, plays, reloads and goes astray, and every request stays below the base [2.1], [1.1]', async ({
  page,
  site,
  complaints,
}) => {
  const strays = watchStrays(page, site.origin)
  await page.goto('/guest/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/`)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Слоты' }).click()
  await expect(page).toHaveURL(`${site.origin}/guest/games/slots`)
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  await expect(page).toHaveTitle(/^Слоты: играть онлайн/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/games/slots`)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Правила' }).click()
  await expect(page).toHaveURL(`${site.origin}/guest/rules`)
  await expect(page.getByRole('heading', { level: 1, name: /^Правила/ })).toBeVisible()
  const inside = page.getByRole('article').locator('a[href^="/guest/"]').first()
  const target = await inside.getAttribute('href')
  await inside.click()
  await expect(page).toHaveURL(site.origin + target)
  await expect(page.getByRole('heading', { level: 1, name: /^Правила/ })).toHaveCount(0)

  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('Neon Drive')
  await page
    .getByRole('option', { name: /Neon Drive/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${site.origin}/guest/play/neon-drive`)
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window), 'no document was loaded anew').toBe(true)

  await page.reload()
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(site.origin + target)

  expect((await page.goto('/guest/no-such-place'))?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL(`${site.origin}/guest/`)
  expect(strays).toEqual([])
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')))
})

test('Russian is its only language: nothing offers another, and a cookie of the whole site changes nothing [1.4]', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: site.origin }])
  await page.goto('/guest/games/slots')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('link', { name: 'Войти' }).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Лобби' }).click()
  await expect(page).toHaveTitle(/проверяемой честностью/)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('group', { name: 'Язык' })).toHaveCount(0)
    await expect(page.getByText(/^(English|EN)$/)).toHaveCount(0)
  }
  await page.getByRole('navigation', { name: 'Нижнее меню' }).getByRole('button', { name: 'Меню' }).click()
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: /Язык/ })).toHaveCount(
    0,
  )
  expect((await context.cookies()).filter(({ name }) => name === 'locale').map(({ value }) => value)).toEqual(
    ['en'],
  )
})

test('login leaves for the whole site, and comes to the same screen there [2.1], [2.10]', async ({
  page,
  site,
  context,
  complaints,
}) => {
  await page.goto('/guest/games/slots')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await expect(page).toHaveURL(`${site.origin}/login?redirect=%2Fgames%2Fslots`)
  await expect(page.getByRole('dialog', { name: 'С возвращением' })).toBeVisible()
  await page.goto('/guest/promo')
  await page.getByRole('complementary').getByRole('link', { name: 'Магазин компоинтов' }).click()
  await expect(page).toHaveURL(`${site.origin}/login?redirect=%2Fcompoints`)
  for (const [asked, answered] of [
    ['/guest/login', '/login'],
    ['/guest/profile/info', '/profile/info'],
    ['/guest/cashbox', '/cashbox'],
    ['/guest', '/guest/'],
  ]) {
    const answer = await context.request.get(site.origin + asked, { maxRedirects: 0 })
    expect([asked, answer.headers().location]).toEqual([asked, answered])
  }
  // What a document without a session is answered with [2.16], browsers write on the console.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('401')))
})

test('a player is a guest below the base, and stays logged in on the whole site [2.1]', async ({
  page,
  site,
  context,
}) => {
  await enterAs(page, site.origin)
  const before = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/json-api/'))
      void request.allHeaders().then(
        ({ cookie }) => calls.push(cookie ?? ''),
        () => undefined,
      )
  })
  await page.goto('/guest/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Слоты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  expect(calls.filter((cookie) => cookie !== '')).toEqual([])
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort()).toEqual(before)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Меню игрока/ })).toBeVisible()
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker keeps to the base and shows a page of its own without a network [7.87], [2.56]', async ({
    page,
    context,
    site,
    complaints,
  }) => {
    await page.goto('/guest/')
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(`${site.origin}/guest/`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
    expect(await (await page.request.get(site.origin + manifest)).json()).toMatchObject({
      start_url: '/guest/',
      scope: '/guest/',
      lang: 'ru',
    })
    await context.setOffline(true)
    await page.goto('/guest/games/slots').catch(() => {})
    await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
    expect(
      complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/.test(complaint)),
    ).toEqual([])
    complaints.length = 0
  })
})
