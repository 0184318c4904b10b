import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RouteName, buildPath, findRoute, nameErrorPage, routeTable, spellPath } from './route-table.ts'

const routes: [string, RouteName, Record<string, string>][] = [
  ['/', 'main', {}],
  ['/games/slots', 'categoryGames', { slug: 'slots' }],
  ['/producers/halva', 'providerGames', { slug: 'halva' }],
  ['/producers/halva/slots', 'providerCategory', { slug: 'halva', category: 'slots' }],
  ['/promo', 'action', {}],
  ['/promo/winter-lab', 'promoPage', { slug: 'winter-lab' }],
  ['/tournaments', 'tournaments', {}],
  ['/tournaments/series/autumn', 'tournamentSeries', { slug: 'autumn' }],
  ['/tournaments/series/games', 'tournamentSeries', { slug: 'games' }],
  ['/tournaments/neon-race', 'tournamentPage', { slug: 'neon-race' }],
  ['/tournaments/neon-race/games', 'tournamentGames', { slug: 'neon-race' }],
  ['/profile', 'profile', {}],
  ['/profile/info', 'profileInfo', {}],
  ['/profile/security', 'profileSecurity', {}],
  ['/compoints', 'compoints', {}],
  ['/compoints/tournaments', 'compointsTournaments', {}],
  ['/play/neon-drive', 'gameItem', { name: 'neon-drive' }],
  ['/remind', 'remind', {}],
  ['/login/', 'login', {}],
  ['/registration', 'registration', {}],
  ['/new-password/a1b2', 'newPassword', { code: 'a1b2' }],
  ['/cashbox', 'cashbox', {}],
  ['/responsible-gaming', 'staticPage', { slug: 'responsible-gaming' }],
]
test.each(routes)('%s is %s [2.15]', (path, name, params) => {
  expect(findRoute(path)).toMatchObject({ name, params })
})

const noScreens = [
  '/games',
  '/games/slots/new',
  '/profile/money',
  '/play',
  '/a/b',
  '/tournaments/a/b/c',
  '//',
  '/promo//',
]
test.each(noScreens)('%s is no screen [2.18]', (path) => {
  expect(findRoute(path)).toBeUndefined()
})

const spellings: [string, RouteName, string][] = [
  ['/%6Cogin', 'login', '/login'],
  ['/Play/neon-drive', 'gameItem', '/play/neon-drive'],
  ['/%63ashbox/', 'cashbox', '/cashbox'],
  ['/promo/', 'action', '/promo'],
  ['/promo/%D0%BB%D1%91%D0%B4/', 'promoPage', '/promo/%D0%BB%D1%91%D0%B4'],
  ['/', 'main', '/'],
]
test.each(spellings)('%s is %s, and its one spelling is %s [2.15]', (path, name, spelling) => {
  expect(findRoute(path)?.name).toBe(name)
  expect(spellPath(path)).toBe(spelling)
})

test.each(['/games', '//', '/promo//', '//evil.example/', '/a/b/', '/login%2F'])(
  '%s is spelled as it is: there is no other',
  (path) => {
    expect(spellPath(path)).toBe(path)
  },
)

test('a link by name leads to the screen of that name, whatever stands in its parameters [2.15]', () => {
  const text = fc.string({ minLength: 1 }).filter((one) => one.isWellFormed())
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(routeTable) as RouteName[]).filter((name) => name !== 'staticPage')),
      text,
      (name, value) => {
        const path = (buildPath as (to: RouteName, params: object) => string)(name, {
          slug: value,
          category: value,
          name: value,
          code: value,
        })
        const found = findRoute(path)!
        expect(found.name).toBe(name)
        for (const param of Object.values(found.params)) expect(param).toBe(value)
      },
    ),
  )
})

test('an error page goes by its status [2.15]', () => {
  expect([404, 451].map(nameErrorPage)).toEqual(['errorPage404', 'errorPage451'])
})
