// Two languages at one address: what changes with the language, and what stays.
import { expect, test } from '../../support/site.ts'

const russian = /[а-яё]{3,}/i

test('another language applies at once: the same address, query and position, all data fetched anew [1.4]', async ({
  page,
  context,
  site,
}) => {
  const asked: [path: string, language: string | undefined][] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/json-api/')) asked.push([pathname, request.headers()['accept-language']])
  })
  await page.goto('/games/slots?page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 1_200))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1_200)
  // The end of the list is near, and more of it comes by itself.
  await expect(page.getByRole('main')).toContainText('41–120 из 160')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  // The promo widget asks for its fund once the page is at rest, which is in the page's first language.
  await expect.poll(() => asked.map(([path]) => path)).toContain('/json-api/content/promo-widgets/current')
  asked.length = 0

  await page.getByRole('complementary').getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/games/slots?page=2`)
  await expect(page).toHaveTitle(/^Slots: play online/)
  await expect
    .poll(() => page.evaluate(() => ['isSamePage' in window, Math.round(scrollY)]))
    .toEqual([true, 1_200])
  await expect
    .poll(() => asked.map(([path]) => path))
    .toEqual(
      expect.arrayContaining([
        '/json-api/serverdata',
        '/json-api/v2/categories',
        '/json-api/v2/games',
        '/json-api/blocks/footer',
        '/json-api/seo/meta',
        '/json-api/seo/footer',
      ]),
    )
  expect(asked.filter(([, language]) => language !== 'en')).toEqual([])
  for (const place of ['main', 'contentinfo', 'banner', 'complementary'] as const) {
    // Each language is named in itself.
    await expect
      .poll(async () => (await page.getByRole(place).first().innerText()).replace(/Русский|RU/g, ''), place)
      .not.toMatch(russian)
  }
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')!
  expect([cookie.value, cookie.path, cookie.sameSite]).toEqual(['en', '/', 'Lax'])
  expect(Math.abs(cookie.expires - Date.now() / 1000 - 86_400)).toBeLessThan(120)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
})

test('a cookie decides, and without one the site speaks Russian, whatever the browser would like [1.4] [9.8]', async ({
  playwright,
  site,
}) => {
  const ask = async (headers: Record<string, string>) => {
    const request = await playwright.request.newContext({ baseURL: site.origin, extraHTTPHeaders: headers })
    const answer = await request.get('/rules')
    const result = [/<html lang="(\w+)"/.exec(await answer.text())?.[1], answer.headers()['set-cookie'] ?? '']
    await request.dispose()
    return result
  }
  expect(await ask({ 'accept-language': 'en-US,en;q=0.9' })).toEqual(['ru', ''])
  expect(await ask({ 'accept-language': 'en', cookie: 'locale=ru' })).toEqual(['ru', ''])
  expect(await ask({ 'accept-language': 'ru', cookie: 'locale=en' })).toEqual(['en', ''])
  const [language, cookie] = await ask({ cookie: 'locale=tlh' })
  expect([language, cookie]).toEqual([
    'ru',
    expect.stringMatching(/^locale=ru; Path=\/; Max-Age=86400; SameSite=Lax$/),
  ])
})
