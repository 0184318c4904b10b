import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RouteName, buildPath, findRoute, nameErrorPage, routeTable, spellPath } from './route-table.ts'

type Terms = [access: 'all' | 'player' | 'guest', ...flags: ('closed by region' | 'popup')[]]
const routes: [string, RouteName, Record<string, string>, Terms][] = [
  ['/', 'main', {}, ['all']],
  ['/games/favourites', 'favouriteGames', {}, ['all']],
  ['/games/slots', 'categoryGames', { slug: 'slots' }, ['all']],
  ['/producers/halva', 'providerGames', { slug: 'halva' }, ['all']],
  ['/producers/halva/slots', 'providerCategory', { slug: 'halva', category: 'slots' }, ['all']],
  ['/promo', 'action', {}, ['all']],
  ['/promo/winter-lab', 'promoPage', { slug: 'winter-lab' }, ['all']],
  ['/tournaments', 'tournaments', {}, ['all']],
  ['/tournaments/series/autumn', 'tournamentSeries', { slug: 'autumn' }, ['all']],
  ['/tournaments/series/games', 'tournamentSeries', { slug: 'games' }, ['all']],
  ['/tournaments/neon-race', 'tournamentPage', { slug: 'neon-race' }, ['all']],
  ['/tournaments/neon-race/games', 'tournamentGames', { slug: 'neon-race' }, ['all']],
  ['/profile', 'profile', {}, ['player']],
  ['/profile/balance', 'profileBalance', {}, ['player']],
  ['/profile/levels', 'profileLevels', {}, ['player']],
  ['/profile/info', 'profileInfo', {}, ['player']],
  ['/profile/security', 'profileSecurity', {}, ['player']],
  ['/profile/verification', 'profileVerification', {}, ['player']],
  ['/profile/gifts', 'profileGifts', {}, ['player']],
  ['/profile/achievements', 'profileAchievements', {}, ['player']],
  ['/profile/safer-play', 'saferPlay', {}, ['player']],
  ['/profile/safer-play/break', 'saferPlayBreak', {}, ['player']],
  ['/profile/safer-play/activity', 'saferPlayActivity', {}, ['player']],
  ['/compoints', 'compoints', {}, ['player']],
  ['/compoints/tournaments', 'compointsTournaments', {}, ['player']],
  ['/play/neon-drive', 'gameItem', { name: 'neon-drive' }, ['all', 'closed by region']],
  ['/remind', 'remind', {}, ['guest', 'closed by region', 'popup']],
  ['/login/', 'login', {}, ['guest', 'closed by region', 'popup']],
  ['/registration', 'registration', {}, ['guest', 'closed by region', 'popup']],
  ['/new-password/a1b2', 'newPassword', { code: 'a1b2' }, ['guest', 'closed by region', 'popup']],
  ['/cashbox', 'cashbox', {}, ['player', 'popup']],
  ['/winback', 'winback', {}, ['all']],
  ['/search', 'search', {}, ['all']],
  ['/responsible-gaming', 'staticPage', { slug: 'responsible-gaming' }, ['all']],
]
test.each(routes)('%s is %s, with %j, for %j [2.2-2.6] [2.8-2.13] [2.15]', (path, name, params, terms) => {
  const { access, isClosedByRegion, isPopup, ...found } = findRoute(path)!
  expect(found).toMatchObject({ name, params })
  const flags = [isClosedByRegion && 'closed by region', isPopup && 'popup'].filter(
    (flag) => flag !== undefined,
  )
  expect([access, ...flags]).toEqual(terms)
})

test('the list covers every route', () => {
  expect(new Set(routes.map(([, name]) => name))).toEqual(new Set(Object.keys(routeTable)))
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
test.each(noScreens)('%s is not a screen [2.18]', (path) => {
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
test.each(spellings)('%s is %s, and its canonical path is %s [2.15]', (path, name, spelling) => {
  expect(findRoute(path)?.name).toBe(name)
  expect(spellPath(path)).toBe(spelling)
})

test.each(['/bonus', '/Bonus/', '/%62onus'])('%s has moved to a promotion [2.71]', (path) => {
  expect(spellPath(path)).toBe('/promo/bonus')
  expect(findRoute(path)).toBeUndefined()
})

test.each(['/games', '//', '/promo//', '//evil.example/', '/a/b/', '/login%2F'])(
  '%s is canonical as it is',
  (path) => {
    expect(spellPath(path)).toBe(path)
  },
)

test('a path built by name matches the route of that name, whatever its parameters [2.15]', () => {
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

test('an error page is named by its status [2.15]', () => {
  expect([404, 451].map(nameErrorPage)).toEqual(['errorPage404', 'errorPage451'])
})
