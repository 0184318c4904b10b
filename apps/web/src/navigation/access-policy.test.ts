import { expect, test } from 'vitest'
import { type Verdict, checkAccess } from './access-policy.ts'
import { findRoute, routeTable } from './route-table.ts'
import { buildLoginAddress } from './login-address.ts'

const guest = { hasSession: false, isRegionBlocked: false }
const player = { hasSession: true, isRegionBlocked: false }
const blockedGuest = { hasSession: false, isRegionBlocked: true }
const blockedPlayer = { hasSession: true, isRegionBlocked: true }

const table: [string, Verdict, Verdict, Verdict, Verdict][] = [
  // address, guest, player, guest and player of a blocked region
  ['/', 'open', 'open', 'open', 'open'],
  ['/winback', 'open', 'open', 'open', 'open'],
  ['/search', 'open', 'open', 'open', 'open'],
  ['/games/favourites', 'open', 'open', 'open', 'open'],
  ['/games/slots', 'open', 'open', 'open', 'open'],
  ['/producers/halva', 'open', 'open', 'open', 'open'],
  ['/producers/halva/slots', 'open', 'open', 'open', 'open'],
  ['/promo', 'open', 'open', 'open', 'open'],
  ['/promo/winter-lab', 'open', 'open', 'open', 'open'],
  ['/tournaments', 'open', 'open', 'open', 'open'],
  ['/tournaments/series/autumn', 'open', 'open', 'open', 'open'],
  ['/tournaments/neon-race', 'open', 'open', 'open', 'open'],
  ['/tournaments/neon-race/games', 'open', 'open', 'open', 'open'],
  ['/profile', 'login', 'open', 'login', 'open'],
  ['/profile/balance', 'login', 'open', 'login', 'open'],
  ['/profile/levels', 'login', 'open', 'login', 'open'],
  ['/profile/info', 'login', 'open', 'login', 'open'],
  ['/profile/security', 'login', 'open', 'login', 'open'],
  ['/profile/verification', 'login', 'open', 'login', 'open'],
  ['/profile/gifts', 'login', 'open', 'login', 'open'],
  ['/profile/achievements', 'login', 'open', 'login', 'open'],
  ['/profile/safer-play', 'login', 'open', 'login', 'open'],
  ['/profile/safer-play/break', 'login', 'open', 'login', 'open'],
  ['/profile/safer-play/activity', 'login', 'open', 'login', 'open'],
  ['/PROFILE/gifts/', 'login', 'open', 'login', 'open'],
  ['/compoints', 'login', 'open', 'login', 'open'],
  ['/compoints/tournaments', 'login', 'open', 'login', 'open'],
  ['/cashbox', 'login', 'open', 'login', 'open'],
  ['/%63ashbox', 'login', 'open', 'login', 'open'],
  ['/play/neon-drive', 'open', 'open', 'closed_region', 'closed_region'],
  ['/login', 'open', 'main', 'closed_region', 'closed_region'],
  ['/%6Cogin', 'open', 'main', 'closed_region', 'closed_region'],
  ['/registration', 'open', 'main', 'closed_region', 'closed_region'],
  ['/remind', 'open', 'main', 'closed_region', 'closed_region'],
  ['/new-password/a1b2', 'open', 'main', 'closed_region', 'closed_region'],
  ['/responsible-gaming', 'open', 'open', 'open', 'open'],
  ['/no/such/screen', 'open', 'open', 'open', 'open'],
]

test.each(table)('%s: %s, %s, %s and %s [2.8-2.12], [2.16-2.17], [6.2], [6.10]', (path, ...verdicts) => {
  expect([guest, player, blockedGuest, blockedPlayer].map((visitor) => checkAccess(path, visitor))).toEqual(
    verdicts,
  )
})

test('the table covers every route', () => {
  expect(new Set(table.map(([path]) => findRoute(path)?.name))).toEqual(
    new Set([...Object.keys(routeTable), undefined]),
  )
})

test('the login address carries the requested screen with its query [2.16]', () => {
  expect(buildLoginAddress('/profile/gifts?page=2#top')).toBe(
    '/login?redirect=%2Fprofile%2Fgifts%3Fpage%3D2%23top',
  )
})
