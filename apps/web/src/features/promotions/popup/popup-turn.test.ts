import { promoPopup } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { type RouteName, routeTable } from '../../../navigation/route-table.ts'
import { computeCookieSeconds, isPopupDue, isQuietRoute } from './popup-turn.ts'

const from = 1_793_491_200
const popup = { ...promoPopup, showDateFrom: from, showDateTo: from + 86_400, updatedAt: from }
const at = (seconds: number) => (from + seconds) * 1_000

test.each([
  ['an active one', {}, undefined, 0, true],
  ['one that is switched off', { isActive: false }, undefined, 0, false],
  ['one before its date', {}, undefined, -1, false],
  ['one at the last moment', {}, undefined, 86_399, true],
  ['one whose date has passed', {}, undefined, 86_400, false],
  ['one without dates', { showDateFrom: null, showDateTo: null }, undefined, 900_000, true],
  ['one that was shown', {}, String(from), 0, false],
  ['one that was updated since it was shown', {}, String(from - 1), 0, true],
])('%s is due: case %# [2.34] [3.31] [4.49-4.50]', (_, changes, shown, seconds, isDue) => {
  expect(isPopupDue({ ...popup, ...changes }, shown, at(seconds))).toBe(isDue)
})

test('the cookie lives until the last day of the popup [4.49]', () => {
  expect(computeCookieSeconds(popup, at(0))).toBe(86_400)
  expect(computeCookieSeconds(popup, at(86_399.5))).toBe(1)
  expect(computeCookieSeconds({ ...popup, showDateTo: null }, at(0))).toBe(34_560_000)
})

test('lobby, category, provider, game and tournament games are left in peace, and so are the popups [2.35]', () => {
  const shown = (Object.keys(routeTable) as RouteName[]).filter((name) => !isQuietRoute(name))
  expect(shown).toEqual([
    'action',
    'promoPage',
    'tournaments',
    'tournamentSeries',
    'tournamentPage',
    'profile',
    'profileBalance',
    'profileLevels',
    'profileInfo',
    'profileGifts',
    'profileAchievements',
    'compoints',
    'compointsTournaments',
    'winback',
    'staticPage',
  ])
  expect(isQuietRoute(undefined)).toBe(true)
})
