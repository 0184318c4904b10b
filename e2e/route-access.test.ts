// Every address of section 2 as a guest, as a player and from a blocked region: what the server answers, and where a link leads.
import { type RouteName, routeTable } from '../apps/web/src/lib/route-table.ts'
import { logIn } from '../tools/site/log-in.ts'
import { type Site, startSite } from '../tools/site/start-site.ts'
import { followLink, waitUntilAwake } from './navigation.ts'
import { enterAs } from './player.ts'
import { type Page, expect, test as base } from './site.ts'

/** Slugs of the demo's own content; what it has none of is a page that is not there, whoever asks. */
const params: Partial<Record<RouteName, Record<string, string>>> = {
  categoryGames: { slug: 'slots' },
  providerGames: { slug: 'halva' },
  providerCategory: { slug: 'halva', category: 'slots' },
  gameItem: { name: 'neon-drive' },
  newPassword: { code: 'a1b2c3' },
  staticPage: { slug: 'responsible-gaming' },
}
const missing: readonly RouteName[] = ['promoPage', 'tournamentSeries', 'tournamentPage', 'tournamentGames']
const names = Object.keys(routeTable) as RouteName[]
const guestOnly: readonly RouteName[] = ['remind', 'login', 'registration', 'newPassword']
const playersOwn = names.filter((name) => routeTable[name].access === 'player')

const pathOf = (name: RouteName) =>
  routeTable[name].path.replace(/:(\w+)/g, (_, key: string) => params[name]?.[key] ?? 'no-such-slug')
const loginFor = (name: RouteName) => `/login?redirect=${encodeURIComponent(pathOf(name))}`
const statusOf = (name: RouteName) => (missing.includes(name) ? 404 : 200)

const test = base.extend<object, { closedSite: Site }>({
  closedSite: [
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: 'off', BLOCKED_REGIONS: 'XX', FORCE_REGION: 'XX' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

/** Status, and where a redirect leads, of every address. */
async function askAll(origin: string, cookie = ''): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const name of names) {
    const answer = await fetch(origin + pathOf(name), {
      headers: { accept: 'text/html', cookie },
      redirect: 'manual',
    })
    await answer.text()
    answers[name] = [answer.status, answer.headers.get('location')].filter((part) => part !== null).join(' ')
  }
  return answers
}

const table = (answer: (name: RouteName) => string) =>
  Object.fromEntries(names.map((name) => [name, answer(name)]))
const ownOf = (name: RouteName) => (name === 'profile' ? '302 /profile/balance' : String(statusOf(name)))

test("documents: a guest gets 401 for what is a player's [2.16]", async ({ site }) => {
  expect(await askAll(site.origin)).toEqual(
    table((name) => (playersOwn.includes(name) ? '401' : String(statusOf(name)))),
  )
})

test("documents: a player is sent from what is a guest's to main [2.17]", async ({ site }) => {
  expect(await askAll(site.origin, await logIn(site.origin))).toEqual(
    table((name) => (guestOnly.includes(name) ? '302 /' : ownOf(name))),
  )
})

test('documents: a guest of a blocked region gets 451 for play and for every way in [6.10]', async ({
  closedSite,
}) => {
  const isClosed = (name: RouteName) => name === 'gameItem' || guestOnly.includes(name)
  // Where login is closed there is no screen to log in at either.
  expect(await askAll(closedSite.origin)).toEqual(
    table((name) => (isClosed(name) || playersOwn.includes(name) ? '451' : String(statusOf(name)))),
  )
})

const odd = [
  '',
  '%00',
  '..%2f',
  '..%2f..%2fetc%2fpasswd',
  '..%5c',
  '%D1%8F',
  '%',
  '%zz',
  '%ff',
  'a%20b',
  '"><script>',
  'constructor',
  '__proto__',
  '-',
  'a'.repeat(300),
  'a'.repeat(2000),
]

test('documents: a slug that nothing goes by is 404 and never an error of the server [2.18]', async ({
  site,
}) => {
  const { request } = await import('node:http')
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      // As written: `fetch` would tidy the path up first.
      const { hostname, port } = new URL(site.origin)
      request({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) =>
        resolve(answer.resume().statusCode!),
      )
        .on('error', reject)
        .end()
    })
  const places = [
    '/games/',
    '/producers/',
    '/producers/halva/',
    '/promo/',
    '/tournaments/',
    '/tournaments/series/',
    '/play/',
    '/',
  ]
  const wrong: string[] = []
  for (const place of places) {
    for (const slug of odd) {
      const path = place + slug
      // Less a slash at its end it is the address of a screen, or of what might be one.
      const isSpelledAnew =
        slug === '' &&
        ['/producers/halva/', '/promo/', '/tournaments/', '/tournaments/series/'].includes(place)
      const status = await ask(path)
      if (status !== (isSpelledAnew ? 301 : path === '/' ? 200 : 404))
        wrong.push(`${status} ${path.slice(0, 60)}`)
    }
  }
  for (const word of ['docs', 'log', 'performance', 'series', 'GAMES', 'art', 'assets', 'socket']) {
    const status = await ask(`/${word}`)
    if (status !== 404) wrong.push(`${status} /${word}`)
  }
  expect(wrong).toEqual([])
})

/** Follows a link to every address, one after the other, and sees where it leads. */
async function followAll(page: Page, leadsTo: (name: RouteName) => string): Promise<void> {
  await page.goto('/')
  await waitUntilAwake(page)
  for (const name of names) {
    // From a game, the ways in would lead back to it [2.29].
    if (guestOnly.includes(name)) {
      await followLink(page, '/')
      await expect(page, name).toHaveURL('/')
      // The address comes before the screen.
      await expect(
        page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Лобби' }),
      ).toHaveAttribute('aria-current', 'page')
    }
    await followLink(page, pathOf(name))
    await expect(page, name).toHaveURL(leadsTo(name))
    if (missing.includes(name))
      await expect(
        page.getByRole('heading', { level: 1, name: 'Улетели слишком далеко' }),
        name,
      ).toBeVisible()
  }
}

test.describe('links', () => {
  test.afterEach(({ complaints }) => {
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((complaint) => !/status of (400|404)/.test(complaint)),
    )
  })

  test("a guest is led to login before what is a player's [2.16]", async ({ page }) => {
    await followAll(page, (name) => (playersOwn.includes(name) ? loginFor(name) : pathOf(name)))
  })

  test("a player is led from what is a guest's to main [2.17]", async ({ page, site }) => {
    await enterAs(page, site.origin)
    await followAll(page, (name) =>
      guestOnly.includes(name) ? '/' : name === 'profile' ? '/profile/balance' : pathOf(name),
    )
  })

  test('a blocked region reads 451 instead of play and of every way in [6.10]', async ({
    page,
    closedSite,
  }) => {
    await page.goto(closedSite.origin)
    await waitUntilAwake(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
    })
    await followLink(page, '/play/neon-drive')
    for (const path of ['/play/neon-drive', ...guestOnly.map(pathOf)]) {
      await followLink(page, path)
      await expect(page).toHaveURL(closedSite.origin + path)
      await expect(page.getByRole('heading', { level: 1, name: 'Здесь недоступно' }), path).toBeVisible()
      // The header of the site, not the one of a page without a frame.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible()
    }
    expect(documents).toEqual([])
  })
})
