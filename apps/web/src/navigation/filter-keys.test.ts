import { expect, test } from 'vitest'
import { pickFilterQuery } from './filter-keys.ts'

test.each([
  ['/games/slots', 'sort=new&provider=a&provider=b&page=3&utm_source=mail', 'sort=new&provider=a&provider=b'],
  ['/producers/halva/slots', 'demo=1', 'demo=1'],
  ['/tournaments/neon-race/games', 'q=neon&page=2', 'q=neon'],
  ['/tournaments', 'q=neon', ''],
  ['/games/slots', 'q=&sort=&page=2', ''],
  ['/promo', 'sort=new', ''],
  ['/', 'q=ink', ''],
])('the filter part of %s?%s is %j', (pathname, query, picked) => {
  expect(pickFilterQuery(pathname, new URLSearchParams(query))).toBe(picked)
})
