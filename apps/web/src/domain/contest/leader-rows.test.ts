import { tournamentPlace, tournamentRow } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { type LeadersPage, applyLeaders, applyOpponents, countPages, listShownRows } from './leader-rows.ts'

const row = (position: number | null, changes: object = {}) => ({
  ...tournamentRow,
  id: `p${position}`,
  username: `player${position}`,
  position,
  score: position === null ? 0 : 1_000_000 - position * 10_000,
  ...changes,
})
const leader = (position: number) => {
  const { isItMe: _, ...rest } = row(position)
  return rest
}
const page = (changes: Partial<LeadersPage> = {}): LeadersPage => ({
  items: [1, 2, 3].map((position) => row(position)),
  totalItems: 30,
  own: null,
  seq: {},
  epoch: 'e1',
  ...changes,
})
const around = (positions: number[], own: number) => ({
  ...tournamentPlace,
  position: own,
  opponents: positions.map((position) => row(position, { isItMe: position === own })),
})
const placesOf = (table: LeadersPage) => listShownRows(table).map(({ position }) => position)

test('the page and the players around the reader are one table by place, where each stands once [3.38]', () => {
  expect(placesOf(page())).toEqual([1, 2, 3])
  expect(placesOf(page({ own: around([12, 13, 14, 15, 16], 14) }))).toEqual([1, 2, 3, 12, 13, 14, 15, 16])
  expect(placesOf(page({ own: around([2, 3, 4, 5], 4) }))).toEqual([1, 2, 3, 4, 5])
})

test('whoever has scored nothing yet stands behind all others [3.38]', () => {
  const own = { ...tournamentPlace, position: null, score: 0, opponents: [row(null, { isItMe: true })] }
  expect(placesOf(page({ own }))).toEqual([1, 2, 3, null])
})

test('an event of the leaders says nothing of who reads: the id does [3.38] [7.86]', () => {
  const after = applyLeaders(page(), { id: '21', leaders: [leader(1), leader(2)] }, 'p2')
  expect(after.items.map(({ id, isItMe }) => [id, isItMe])).toEqual([
    ['p1', false],
    ['p2', true],
  ])
})

test('an event of the opponents moves the reader [7.86]', () => {
  const place = {
    position: 12,
    score: 880_000,
    toNext: 10_001,
    opponents: [leader(11), { ...leader(12), id: 'me' }, leader(13)],
  }
  const after = applyOpponents(page({ own: around([13, 14, 15], 14) }), { id: '21', place }, 'me')
  expect(placesOf(after)).toEqual([1, 2, 3, 11, 12, 13])
  expect(listShownRows(after).find(({ isItMe }) => isItMe)?.position).toBe(12)
})

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [101, 11],
])('%i rows are %i pages of ten [9.13]', (rows, pages) => {
  expect(countPages(rows)).toBe(pages)
})
