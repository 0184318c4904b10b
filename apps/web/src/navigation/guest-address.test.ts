import { expect, test } from 'vitest'
import { addGuestBase, findWayOut } from './guest-address.ts'
import { routeTable } from './route-table.ts'
import { findSitePath } from './site-base.ts'

const paths = [
  ['/', '/guest/'],
  ['/games/slots?page=2', '/guest/games/slots?page=2'],
  ['/play/neon-drive?mode=demo', '/guest/play/neon-drive?mode=demo'],
  ['/rules#age', '/guest/rules#age'],
  ['/promo', '/guest/promo'],
] as const
test.each(paths)('in the build for guests %s is at %s [2.1]', (path, address) => {
  expect(addGuestBase(path, '/guest/')).toBe(address)
})

test.each([
  '/json-api/docs',
  '/art/covers/neon-drive.webp',
  '/brand/symbol.0a1b2c3d.svg',
  '/guest/games/slots',
  '#main',
  '',
  'games',
  'https://t.me/example',
  '//evil.example/x',
  'mailto:help@example.com',
  '/login?redirect=%2F',
  '/profile/info',
  '/cashbox',
])('%s stays as it is: calls, pictures, other sites, and screens of the full site only', (address) => {
  expect(addGuestBase(address, '/guest/')).toBe(address)
})

test('only screens that need or start a session leave the build for guests [2.1]', () => {
  const leaving = Object.entries(routeTable)
    .filter(([, { path }]) => findWayOut(path.replace(/:\w+/g, 'x')) !== null)
    .map(([name]) => name)
  expect(leaving).toEqual(
    Object.entries(routeTable)
      .filter(([, { access }]) => access !== 'all')
      .map(([name]) => name),
  )
  expect(findWayOut('/login?redirect=%2Fpromo')).toBe('/login?redirect=%2Fpromo')
  for (const hostile of [
    '//evil.example/login',
    '/\\evil.example',
    '/login/../../evil',
    '/.//evil.example/profile',
  ])
    expect(findWayOut(hostile)).toBeNull()
})

test.each([
  ['/guest/', '/'],
  ['/guest/games/slots', '/games/slots'],
  ['/guestbook', null],
  ['/games/slots', null],
  ['/guest', null],
])('%s on the origin is %s of the build for guests', (address, path) => {
  expect(findSitePath(address, '/guest/')).toBe(path)
})

test('a site at the root has every path', () => {
  expect(findSitePath('/guest/games')).toBe('/guest/games')
})
