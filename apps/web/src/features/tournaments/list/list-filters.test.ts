import { expect, test } from 'vitest'
import { buildFilterPath, groupByStatus, readFilter, readPages } from './list-filters.ts'

test.each([
  [null, true, 'all'],
  ['free', false, 'free'],
  ['compoints', false, 'compoints'],
  ['series', false, 'series'],
  ['own', true, 'own'],
  ['own', false, 'all'],
  ['constructor', true, 'all'],
  ['', true, 'all'],
] as const)('the filter %j of an address, with a session %s, is %s [2.6]', (value, hasSession, filter) => {
  expect(readFilter(value, hasSession)).toBe(filter)
})

test('a filter is an address, which page 1 of all is without a query [4.56]', () => {
  expect([buildFilterPath('all'), buildFilterPath('free')]).toEqual([
    '/tournaments',
    '/tournaments?filter=free',
  ])
})

test.each([
  [null, 1],
  ['1', 1],
  ['3', 3],
  ['50', 50],
  ['1000000000', 1],
  ['999999999', 50],
  ['-1', 1],
  ['0', 1],
  ['2.5', 1],
  ['two', 1],
])('the page %j of an address opens %i pages [4.56]', (value, pages) => {
  expect(readPages(value)).toBe(pages)
})

const item = (id: string, status: 'active' | 'future' | 'past') => ({ id, status })

test('what runs comes before what is soon, and that before what was [4.5]', () => {
  const groups = groupByStatus(
    [item('a', 'past'), item('b', 'active'), item('c', 'future'), item('d', 'active')],
    true,
  )
  expect(groups.map(({ status, items }) => [status, items.map(({ id }) => id)])).toEqual([
    ['active', ['b', 'd']],
    ['future', ['c']],
    ['past', ['a']],
  ])
})

test('the last group of a list that goes on is not whole, so it is not counted', () => {
  const items = [item('a', 'active'), item('b', 'future')]
  expect(groupByStatus(items, false).map(({ isWhole }) => isWhole)).toEqual([true, false])
  expect(groupByStatus(items, true).map(({ isWhole }) => isWhole)).toEqual([true, true])
})
