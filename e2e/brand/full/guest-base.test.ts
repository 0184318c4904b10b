// The build for guests below /guest/: its language, its ways out, and its worker.
import { forgive, forgiveStatus } from '../../support/complaints.ts'
import { enterAs } from '../../support/player.ts'
import { expect } from '../../support/site.ts'
import { test } from '../ferna.ts'

test('Russian is its only language: nothing offers another, and a cookie of the whole site changes nothing [1.4]', async ({
  page,
  context,
  ferna,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: ferna.origin }])
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

test('login leaves for the whole site, and comes to the same screen there', async ({
  page,
  ferna,
  context,
  complaints,
}) => {
  await page.goto('/guest/games/slots')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await expect(page).toHaveURL(`${ferna.origin}/login?redirect=%2Fgames%2Fslots`)
  await expect(page.getByRole('dialog', { name: 'С возвращением' })).toBeVisible()
  await page.goto('/guest/promo')
  await page.getByRole('complementary').getByRole('link', { name: 'Магазин компоинтов' }).click()
  await expect(page).toHaveURL(`${ferna.origin}/login?redirect=%2Fcompoints`)
  for (const [asked, answered] of [
    ['/guest/login', '/login'],
    ['/guest/profile/info', '/profile/info'],
    ['/guest/cashbox', '/cashbox'],
    ['/guest', '/guest/'],
  ]) {
    const answer = await context.request.get(ferna.origin + asked, { maxRedirects: 0 })
    expect([asked, answer.headers().location]).toEqual([asked, answered])
  }
  // What a document without a session is answered with [2.16], browsers write on the console.
  forgiveStatus(complaints, 401)
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the worker is limited to the base and shows a page of its own without a network', async ({
    page,
    context,
    ferna,
    complaints,
  }) => {
    await page.goto('/guest/')
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(scope).toBe(`${ferna.origin}/guest/`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
    expect(await (await page.request.get(ferna.origin + manifest)).json()).toMatchObject({
      start_url: '/guest/',
      scope: '/guest/',
      lang: 'ru',
    })
    await context.setOffline(true)
    await page.goto('/guest/games/slots').catch(() => {})
    await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
    forgive(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
  })
})

test('a player is a guest below the base, and stays logged in on the whole site', async ({
  page,
  ferna,
  context,
}) => {
  await enterAs(page, ferna.origin)
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
