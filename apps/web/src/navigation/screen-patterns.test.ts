import { findScreenPattern, screenPatterns } from '@yanta/contract/screen-patterns'
import { expect, test } from 'vitest'
import { routeTable } from './route-table.ts'

test('statistics name the screens of the site by their patterns, all of them and no other', () => {
  expect(screenPatterns).toEqual(Object.values(routeTable).map(({ path }) => path))
})

test.each([
  ['/', '/'],
  ['/Profile/Balance/', '/profile/balance'],
  ['/new-password/[secret]', '/new-password/:code'],
  ['/guest', '/'],
  ['/guest/promo/winter-lab', '/promo/:slug'],
  ['/guestbook', '/:slug'],
  ['/play/', '/:slug'],
  ['/a/b/c/d', 'other'],
])('%s counts as %s', (path, pattern) => {
  expect(findScreenPattern(path)).toBe(pattern)
})
