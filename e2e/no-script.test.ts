// Every public screen as a reader without scripts has it, and as search engines read it: complete.
import type { Page } from '@playwright/test'
import { findRoute } from '../apps/web/src/lib/route-table.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

/** Of each kind one, with what must be on it beside the frame. */
const screens: [kind: string, path: string, content: (page: Page) => ReturnType<Page['locator']>][] = [
  ['the lobby [2.2]', '/', (page) => page.getByRole('main').getByRole('link', { name: 'Neon Drive' })],
  [
    'a category [2.3]',
    '/games/slots',
    (page) => page.getByRole('main').getByRole('link', { name: 'Neon Drive' }),
  ],
  [
    'a provider [2.4]',
    '/producers/quasar-tea',
    (page) => page.getByRole('main').getByRole('link', { name: 'Neon Drive' }),
  ],
  [
    'the search [7.59]',
    '/search?q=ytjy',
    (page) => page.getByRole('main').getByRole('link', { name: 'Neon Drive' }),
  ],
  ['the promotions [2.5]', '/promo', (page) => page.getByRole('main').locator('h1, h2, h3, p')],
  ['the tournaments [2.6]', '/tournaments', (page) => page.getByRole('main').locator('h1, h2, h3, p')],
  ['a game [2.9]', '/play/neon-drive', (page) => page.getByRole('main').getByText('Quasar Tea')],
  ['the login [2.10]', '/login', (page) => page.locator('form[method=post] input[name=password]')],
  ['a page of text [2.13]', '/rules', (page) => page.getByRole('article').getByRole('heading', { level: 2 })],
]

for (const [kind, path, content] of screens) {
  test(`${kind} is complete without scripts: heading, content, and links that lead somewhere`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    // A popup has a heading of its own, over that of the screen beneath.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(path === '/login' ? 2 : 1)
    await expect(page.getByRole('heading', { level: 1 }).last()).not.toBeEmpty()
    await expect(content(page).first()).toBeAttached()
    await expect(page).toHaveTitle(/\S/)
    const links = await page
      .locator('a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((href) => !href || href === '#' || href.startsWith('javascript:'))).toEqual([])
  })
}

test('the language changes without scripts, and the visitor stays where he was [1.4]', async ({
  page,
  site,
}) => {
  await page.goto('/games/slots?page=2')
  await page.getByRole('complementary').getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/games/slots?page=2`)
})

test('every address of the site map is there, with one heading, a title and an address of its own, and leads to nothing that is not [2.25] [7.88]', async ({
  request,
  site,
}) => {
  test.setTimeout(240_000)
  const map = await (await request.get(`${site.origin}/sitemap.xml`)).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses.length).toBeGreaterThan(60)
  const titles = new Map<string, string>()
  const links = new Set<string>()
  for (const address of addresses) {
    const answer = await request.get(address)
    const html = await answer.text()
    expect([address, answer.status(), html.match(/<h1[ >]/g)?.length]).toEqual([address, 200, 1])
    const title = /<title>([^<]+)<\/title>/.exec(html)![1]!
    expect([title, titles.get(title) ?? address]).toEqual([title, address])
    titles.set(title, address)
    expect([address, /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]]).toEqual([address, address])
    expect([address, html.includes('content="noindex"')]).toEqual([address, false])
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"/][^"#?]*)/g)) links.add(href!)
  }
  const known = new Set(addresses.map((address) => new URL(address).pathname))
  for (const href of [...links].filter((path) => !known.has(path))) {
    const expected = findRoute(href)?.access === 'player' ? 401 : 200
    expect([href, (await request.get(site.origin + href)).status()]).toEqual([href, expected])
  }
})
