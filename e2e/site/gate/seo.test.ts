// Meta data for search engines, shared links and the affiliate network, on the built site, for any request.
import { expect } from '@playwright/test'
import { serverData } from '@yanta/contract/fixtures'
import { followLink } from '../../support/navigation.ts'
import { isAwake } from '../../support/site.ts'
import { ask, test } from '../served.ts'

const forged = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example;proto=https',
  'x-original-host': 'evil.example',
  'x-host': 'evil.example',
}

test('no header of a request changes an address for search engines [2.25]', async ({ served }) => {
  served.platform.answers.set('/json-api/serverdata', [
    200,
    { ...serverData, canonical: 'https://casino.example' },
  ])
  served.platform.answers.set('/json-api/seo/addresses', [
    200,
    { items: [{ path: '/games/slots', updatedAt: null }] },
  ])
  for (const path of ['/', '/games/slots', '/login', '/no-such-place', '/robots.txt', '/sitemap.xml']) {
    const [asked, lied] = [await ask(served.origin + path), await ask(served.origin + path, forged)]
    expect([path, lied.status, lied.body.includes('evil.example')]).toEqual([path, asked.status, false])
    // A page of an error is rendered each time, with a nonce and a request id of its own.
    const withoutOwn = (body: string) => body.replaceAll(/ nonce="[^"]*"|"requestId\\",\\"[0-9a-f-]{36}/g, '')
    expect(withoutOwn(lied.body)).toBe(withoutOwn(asked.body))
  }
  const { body } = await ask(`${served.origin}/games/slots?page=2&utm_source=mail`, forged)
  expect(/<link rel="canonical" href="([^"]+)"/.exec(body)?.[1]).toBe('https://casino.example/games/slots')
  expect(/property="og:url" content="([^"]+)"/.exec(body)?.[1]).toBe('https://casino.example/games/slots')
})

test("an operator's noindex setting applies to every page, to robots.txt and to the site map", async ({
  served,
}) => {
  served.platform.answers.set('/json-api/serverdata', [200, { ...serverData, noIndex: true }])
  served.platform.answers.set('/json-api/seo/addresses', [200, { items: [] }])
  for (const path of ['/', '/games/slots'])
    expect((await ask(served.origin + path)).body).toContain('<meta name="robots" content="noindex"/>')
  expect((await ask(`${served.origin}/robots.txt`)).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await ask(`${served.origin}/sitemap.xml`)).status).toBe(404)
})

test('paths of four segments and more are not indexed, and neither are pages that are none [2.24]', async ({
  served,
}) => {
  for (const path of ['/a/b/c/d', '/games/slots/a/b/c', '/no/such']) {
    const { status, body } = await ask(served.origin + path)
    expect([
      path,
      status,
      body.includes('<meta name="robots" content="noindex"/>'),
      body.includes('rel="canonical"'),
    ]).toEqual([path, 404, true, false])
  }
  expect((await ask(`${served.origin}/games/slots`)).body).not.toContain('noindex')
})

test('title and description are those of the path [2.25] [7.67]', async ({ served }) => {
  served.platform.answers.set('/json-api/seo/meta', [
    200,
    {
      metaTitle: 'Слоты — казино',
      metaDescription: 'Все слоты',
      noIndex: false,
      image: '/art/banners/neon-drive-wide.webp',
    },
  ])
  const told = (await ask(`${served.origin}/games/slots`)).body
  for (const part of [
    '<title>Слоты — казино</title>',
    'name="description" content="Все слоты"',
    'property="og:title" content="Слоты — казино"',
    `property="og:image" content="${serverData.canonical}/art/banners/neon-drive-wide.webp"`,
  ])
    expect(told).toContain(part)
})

test('the text below a screen is in its document, and runs nothing [7.66]', async ({ served, page }) => {
  served.platform.answers.set('/json-api/seo/footer', [
    200,
    {
      title: 'О слотах',
      html: `<p>Пять барабанов, <a href="/games/slots">все игры</a>.</p><script>document.title = 'stolen'</script>${'<p>Строка за строкой, и так до самого конца абзаца.</p>'.repeat(30)}<p>Последняя строка</p>`,
    },
  ])
  await page.goto(`${served.origin}/games/slots`)
  const text = page.getByRole('main').getByRole('heading', { level: 2, name: 'О слотах' }).locator('xpath=..')
  await expect(text).toContainText('Пять барабанов')
  await expect(text.getByText('Последняя строка')).toBeHidden()
  await text.getByText('Читать дальше').click()
  await expect(text.getByText('Последняя строка')).toBeVisible()
  await expect(page).not.toHaveTitle('stolen')
})

test('with consent the affiliate network gets the start and each change of the route, and nothing without it or while marketing is off [7.84]', async ({
  served,
  page,
  context,
}) => {
  const told: string[] = []
  await context.route('https://tracking.example/**', (route) => {
    told.push(`${route.request().method()} ${route.request().url()}`)
    return route.fulfill({ status: 204 })
  })
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await page.goto(`${served.origin}/?refcode=p1p2pAb3Z`)
  await page.waitForFunction(isAwake)
  await menu.getByRole('link', { name: 'Слоты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  await menu.getByRole('link', { name: 'Лобби' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toHaveCount(0)
  expect(told).toEqual([])
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'refcode', value: 'p1p2pAb3Z' }),
  )

  served.platform.answers.set('/json-api/serverdata', [
    200,
    { ...serverData, marketing: { trackingUrl: 'https://tracking.example/visit', project: 'yanta' } },
    { 'x-catalogue-version': '2' },
  ])
  await page.request.get(`${served.origin}/json-api/serverdata`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  })
  await page.goto(`${served.origin}/?refcode=p1p2pAb3Z`)
  await page.getByRole('button', { name: 'Только обязательные' }).click()
  await page.goto(`${served.origin}/?refcode=p1p2pAb3Z`)
  await page.waitForFunction(isAwake)
  await menu.getByRole('link', { name: 'Слоты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Слоты' })).toBeVisible()
  expect(told).toEqual([])
  // The address in the footer and on the page about privacy.
  await followLink(page, '/privacy#cookie-settings')
  const settings = page.getByRole('dialog', { name: 'Настройка cookie' })
  await settings.getByRole('switch', { name: 'Реклама' }).check({ force: true })
  await settings.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(() => told.splice(0).length).toBe(1)
  await page.goto(`${served.origin}/?refcode=p1p2pAb3Z`)
  const visit = 'GET https://tracking.example/visit?project=yanta&refcode=p1p2pAb3Z'
  await expect.poll(() => told).toEqual([visit])
  await page.waitForFunction(isAwake)
  await menu.getByRole('link', { name: 'Слоты' }).click()
  await expect.poll(() => told).toEqual([visit, visit])
  // The code is in a cookie by now.
  await page.goto(`${served.origin}/games/slots`)
  await expect.poll(() => told.length).toBe(3)
  await context.clearCookies({ name: 'refcode' })
  await page.goto(`${served.origin}/games/slots`)
  // The event of the start precedes that of the next route, whose address has a code.
  await followLink(page, '/?refcode=p9p9pZz9Y')
  await expect.poll(() => told.slice(3)).toEqual([visit.replace('p1p2pAb3Z', 'p9p9pZz9Y')])
})
