import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardGame } from '../../domain/game/card-game.ts'
import {
  addPage,
  beginPages,
  countComing,
  countNext,
  countCards,
  findGameAt,
  findPageOf,
  gamesPerPage,
  listMissingPages,
  openWhole,
} from './game-pages.ts'

const listPage = (page: number, total: number) =>
  Array.from(
    { length: Math.max(0, Math.min(gamesPerPage, total - (page - 1) * gamesPerPage)) },
    (_, index) => ({ slug: `game-${(page - 1) * gamesPerPage + index}` }) as CardGame,
  )
const open = (total: number, ...pages: number[]) =>
  pages
    .slice(1)
    .reduce(
      (list, page) => addPage(list, page, listPage(page, total), total),
      beginPages(pages[0]!, listPage(pages[0]!, total), total),
    )

const lists = [
  ['a first page of more', open(130, 1), 40],
  ['the page before the last', open(130, 1, 2, 3), 10],
  ['all there are', open(130, 1, 2, 3, 4), 0],
  ['exactly one full page', open(40, 1), 0],
  ['nothing at all', open(0, 1), 0],
  ['a page from the middle', open(10_000, 100), 40],
  ['the last page alone', open(10_000, 250), 0],
  ['a page that came short of what was promised', addPage(open(130, 1), 2, listPage(1, 15), 130), 0],
  ['a total that has shrunk', addPage(open(130, 1), 2, listPage(2, 80), 70), 0],
] as const
test.each(lists)('after %s the next page brings %3$i [4.56]', (_case, list, count) => {
  expect(countNext(list)).toBe(count)
})

test('each index holds its game, whatever the order in which pages were opened', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 5 }),
      (total, start, before, after) => {
        const lastPage = Math.max(1, Math.ceil(total / gamesPerPage))
        const at = Math.min(start, lastPage)
        const down = Array.from({ length: Math.min(after, lastPage - at) }, (_, index) => at + index + 1)
        const up = Array.from({ length: Math.min(before, at - 1) }, (_, index) => at - index - 1)
        const list = open(total, at, ...down, ...up)
        const places = countCards(list)
        expect(places).toBe(Math.min(total, list.last * gamesPerPage) - (list.first - 1) * gamesPerPage)
        for (const place of [0, places - 1])
          expect(findGameAt(list, place)?.slug).toBe(`game-${(list.first - 1) * gamesPerPage + place}`)
        expect(findGameAt(list, places)).toBeUndefined()
        expect(listMissingPages(list, 0, places)).toEqual([])
      },
    ),
  )
})

test('a list of ten thousand games drops those far from the window and reports them missing when they come into view', () => {
  const all = open(10_000, ...Array.from({ length: 250 }, (_, index) => index + 1))
  expect(countCards(all)).toBe(10_000)
  expect(all.pages.size).toBeLessThanOrEqual(52)
  expect(findGameAt(all, 0)).toBeUndefined()
  expect(listMissingPages(all, 30, 90)).toEqual([1, 2, 3])
  const back = addPage(all, 2, listPage(2, 10_000), 10_000, 2)
  expect(findGameAt(back, 40)?.slug).toBe('game-40')
  expect([back.first, back.last, countNext(back), countCards(back)]).toEqual([1, 250, 0, 10_000])
  expect(listMissingPages(back, 30, 90)).toEqual([1, 3])
})

test('an index outside the open pages belongs to the nearest page', () => {
  const list = open(400, 3, 4)
  expect([-5, 0, 39, 40, 500].map((place) => findPageOf(list, place))).toEqual([3, 3, 3, 4, 4])
})

test('the count of games that load automatically equals what their pages bring, whenever it is computed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 6 }), (total, pages) => {
      const before = open(total, 1)
      let [list, brought] = [before, 0]
      for (let left = pages; left > 0 && countNext(list) > 0; left -= 1) {
        brought += countNext(list)
        list = addPage(list, list.last + 1, listPage(list.last + 1, total), total)
        expect(countCards(list) + countComing(list, left - 1)).toBe(
          countCards(before) + countComing(before, pages),
        )
      }
      expect(countComing(before, pages)).toBe(brought)
    }),
  )
})

test.each([0, 1, 39, 40, 41, 500])(
  'a list whose games are all loaded has %i indexes and nothing to load',
  (count) => {
    const games = Array.from({ length: count }, (_, place) => ({ slug: `game-${place}` }) as CardGame)
    const list = openWhole(games)
    expect(Array.from({ length: countCards(list) }, (_, place) => findGameAt(list, place))).toEqual(games)
    expect([countNext(list), countComing(list, 5), listMissingPages(list, 0, count)]).toEqual([0, 0, []])
  },
)
