import { expect, test } from 'vitest'
import { createPathMatcher } from './path-patterns.ts'

const match = createPathMatcher(
  [
    '/tournaments/{tournament}/games',
    '/',
    '/games/{category}',
    '/games/slots',
    '/tournaments/{tournament}',
    '/tournaments/series/{series}',
  ].map((path) => ({ path })),
)

test.each([
  ['/', '/', {}],
  ['', '/', {}],
  ['/games/slots', '/games/slots', {}],
  ['/games/slots/', '/games/slots', {}],
  ['/games/top', '/games/{category}', { category: 'top' }],
  ['/tournaments/spring', '/tournaments/{tournament}', { tournament: 'spring' }],
  ['/tournaments/spring/games', '/tournaments/{tournament}/games', { tournament: 'spring' }],
  ['/tournaments/series/games', '/tournaments/series/{series}', { series: 'games' }],
])('%s matches %s', (path, entry, slugs) => {
  expect(match(path)).toEqual({ entry: { path: entry }, slugs })
})

test.each(['/games', '/games/slots/more', '/nothing', '/tournaments/spring/players'])(
  '%s matches no entry',
  (path) => {
    expect(match(path)).toBeNull()
  },
)
