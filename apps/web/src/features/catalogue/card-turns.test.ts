import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PlaceInSight,
  type Turns,
  areTurnsOver,
  beginTurns,
  cardsPerFrame,
  followTurns,
  takeTurns,
} from './card-turns.ts'
import { beginPages } from './game-pages.ts'

const face = fc.constantFrom('loading' as const, 'game' as const)
const sight = fc
  .tuple(fc.nat(50), fc.array(fc.record({ face, isKept: fc.constant(false) }), { maxLength: 35 }))
  .map(([from, faces]): PlaceInSight[] => faces.map((one, index) => ({ place: from + index, ...one })))
const turns = fc.array(fc.tuple(fc.nat(80), face)).map((entries): Turns => new Map(entries))
const most = fc.integer({ min: 1, max: 8 })
const games = (from: number, to: number, isKept = false): PlaceInSight[] =>
  Array.from({ length: to - from }, (_, index) => ({ place: from + index, face: 'game', isKept }))
const none: Turns = new Map()

test('a few cards more in each turn, until every place in sight shows what it has', () => {
  fc.assert(
    fc.property(turns, sight, most, (start, places, cards) => {
      let now = start
      for (let taken = 0; !areTurnsOver(now, places); taken += 1) {
        const next = takeTurns(now, places, cards)
        const changed = places.filter(({ place }) => next.get(place) !== now.get(place))
        expect(changed.length).toBeGreaterThan(0)
        expect(changed.length).toBeLessThanOrEqual(cards)
        expect(taken).toBeLessThan(35)
        now = next
      }
    }),
  )
})

test('what is out of sight is forgotten, so that nothing grows with the list', () => {
  fc.assert(
    fc.property(turns, sight, most, (start, places, cards) => {
      const seen = new Set(places.map(({ place }) => place))
      for (const place of takeTurns(start, places, cards).keys()) expect(seen.has(place)).toBe(true)
    }),
  )
})

test('the first in sight come first', () => {
  expect([...takeTurns(takeTurns(none, games(14, 42), 3), games(14, 42), 3).keys()]).toEqual([
    14, 15, 16, 17, 18, 19,
  ])
})

test('whoever scrolls on leaves those behind that never had their turn', () => {
  expect([...takeTurns(takeTurns(none, games(0, 28), 3), games(700, 728), 3).keys()]).toEqual([700, 701, 702])
})

test('games that come while others still wait for theirs do not let those go first', () => {
  const loading = games(0, 28).map((place): PlaceInSight => ({ ...place, face: 'loading' }))
  const before = takeTurns(none, loading, Infinity)
  const first = takeTurns(before, games(0, 14).concat(loading.slice(14)), 3)
  const second = takeTurns(first, games(0, 28), 3)
  expect([...second.values()].filter((shown) => shown === 'game')).toHaveLength(6)
})

test('the row with the focus never waits', () => {
  const places = [...games(0, 7), ...games(7, 14, true)]
  expect([...takeTurns(none, places, 3).keys()]).toEqual([0, 1, 2, 7, 8, 9, 10, 11, 12, 13])
})

const [list, longer] = [beginPages(1, [], 40), beginPages(1, [], 80)]
const [here, below] = [{}, {}]
const drawn = beginTurns(list, null, games(0, 28))

test('what the server draws is there at once, and stays when the page awakes and measures it', () => {
  expect(areTurnsOver(drawn.turns, games(0, 28))).toBe(true)
  expect(areTurnsOver(followTurns(drawn, list, here, games(0, 35)).turns, games(0, 35))).toBe(true)
})

test.each([
  ['scrolled', list, below],
  ['given more games', longer, here],
] as const)(
  'a list that is %s shows a few cards more at once, and the others in the frames that follow',
  (_, next, layout) => {
    const measured = followTurns(drawn, list, here, games(0, 28))
    expect(followTurns(measured, next, layout, games(7, 42)).turns.size).toBe(21 + cardsPerFrame)
  },
)

test('a list that stands as it was has no turn in between', () => {
  const measured = followTurns(drawn, list, here, games(0, 28))
  expect(followTurns(measured, list, here, games(7, 42))).toBe(measured)
})
