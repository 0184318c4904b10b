// The targets of links for a guest, a player and a visitor of a blocked region, and the server's answers to odd addresses.
import { request } from 'node:http'
import type { RouteName } from '../../../apps/web/src/navigation/route-table.ts'
import { forgiveStatus } from '../../support/complaints.ts'
import { followLink } from '../../support/navigation.ts'
import { enterAs } from '../../support/player.ts'
import { type Page, expect, test } from '../../support/site.ts'
import { guestOnly, loginFor, missing, names, pathOf, playersOwn, statusOf } from '../addresses.ts'

test("documents: a guest of a blocked region gets 451 for play, for login and registration and for a player's screens", async ({
  closed,
}) => {
  const isClosed = (name: RouteName) =>
    name === 'gameItem' || guestOnly.includes(name) || playersOwn.includes(name)
  for (const name of names) {
    const answer = await fetch(closed.origin + pathOf(name), {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    })
    await answer.text()
    expect([name, answer.status]).toEqual([name, isClosed(name) ? 451 : statusOf(name)])
  }
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
  for (const name of names) {
    // From a game, the ways in would lead back to it [2.29]; from main, a redirect to it could not be told from none.
    if (guestOnly.includes(name)) {
      await followLink(page, pathOf('action'))
      await expect(page, name).toHaveURL(pathOf('action'))
      // The address comes before the screen.
      await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
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
    forgiveStatus(complaints, 400, 404)
  })

  test("a guest is redirected from a player's screens to login [2.16]", async ({ page }) => {
    await followAll(page, (name) => (playersOwn.includes(name) ? loginFor(name) : pathOf(name)))
  })

  test("a player is redirected from a guest's screens to main [2.17]", async ({ page, site }) => {
    await enterAs(page, site.origin)
    await followAll(page, (name) =>
      guestOnly.includes(name) ? '/' : name === 'profile' ? '/profile/balance' : pathOf(name),
    )
  })

  test('a blocked region reads 451 instead of play and of every way in', async ({ page, closed }) => {
    await page.goto(closed.origin)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
    })
    await followLink(page, '/play/neon-drive')
    for (const path of ['/play/neon-drive', ...guestOnly.map(pathOf)]) {
      await followLink(page, path)
      await expect(page).toHaveURL(closed.origin + path)
      await expect(page.getByRole('heading', { level: 1, name: 'Здесь недоступно' }), path).toBeVisible()
      // The header of the site, not the one of a page without a frame; it offers no way in that would end here again.
      await expect(page.getByRole('banner').getByRole('button', { name: /^Поиск/ })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: /Войти|Регистрация/ })).toHaveCount(0)
    }
    expect(documents).toEqual([])
  })
})
