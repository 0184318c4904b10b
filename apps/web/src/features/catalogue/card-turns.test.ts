import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CardInSight,
  type Turns,
  areTurnsOver,
  beginTurns,
  cardsPerFrame,
  followTurns,
  advanceTurns,
} from './card-turns.ts'
import { beginPages } from './game-pages.ts'

const face = fc.constantFrom('loading' as const, 'game' as const)
const sight = fc
  .tuple(fc.nat(50), fc.array(fc.record({ face, isFocused: fc.constant(false) }), { maxLength: 35 }))
  .map(([from, faces]): CardInSight[] => faces.map((one, index) => ({ index: from + index, ...one })))
const turns = fc.array(fc.tuple(fc.nat(80), face)).map((entries): Turns => new Map(entries))
const most = fc.integer({ min: 1, max: 8 })
const games = (from: number, to: number, isFocused = false): CardInSight[] =>
  Array.from({ length: to - from }, (_, index) => ({ index: from + index, face: 'game', isFocused }))
const none: Turns = new Map()

test('each turn draws a few cards more, until every index in view shows its final face', () => {
  fc.assert(
    fc.property(turns, sight, most, (start, places, cards) => {
      let now = start
      for (let taken = 0; !areTurnsOver(now, places); taken += 1) {
        const next = advanceTurns(now, places, cards)
        const changed = places.filter(({ index }) => next.get(index) !== now.get(index))
        expect(changed.length).toBeGreaterThan(0)
        expect(changed.length).toBeLessThanOrEqual(cards)
        expect(taken).toBeLessThan(35)
        now = next
      }
    }),
  )
})

test('indexes out of view are dropped, so that memory does not grow with the list', () => {
  fc.assert(
    fc.property(turns, sight, most, (start, places, cards) => {
      const seen = new Set(places.map(({ index }) => index))
      for (const index of advanceTurns(start, places, cards).keys()) expect(seen.has(index)).toBe(true)
    }),
  )
})

test('the first indexes in view are drawn first', () => {
  expect([...advanceTurns(advanceTurns(none, games(14, 42), 3), games(14, 42), 3).keys()]).toEqual([
    14, 15, 16, 17, 18, 19,
  ])
})

test('scrolling on drops cards that were never drawn', () => {
  expect([...advanceTurns(advanceTurns(none, games(0, 28), 3), games(700, 728), 3).keys()]).toEqual([
    700, 701, 702,
  ])
})

test('games that arrive while other indexes still wait do not go first', () => {
  const loading = games(0, 28).map((index): CardInSight => ({ ...index, face: 'loading' }))
  const before = advanceTurns(none, loading, Infinity)
  const first = advanceTurns(before, games(0, 14).concat(loading.slice(14)), 3)
  const second = advanceTurns(first, games(0, 28), 3)
  expect([...second.values()].filter((shown) => shown === 'game')).toHaveLength(6)
})

test('the row with the focus never waits', () => {
  const places = [...games(0, 7), ...games(7, 14, true)]
  expect([...advanceTurns(none, places, 3).keys()]).toEqual([0, 1, 2, 7, 8, 9, 10, 11, 12, 13])
})

const [list, longer] = [beginPages(1, [], 40), beginPages(1, [], 80)]
const [here, below] = [{}, {}]
const drawn = beginTurns(list, null, games(0, 28))

test('cards drawn by the server are complete at once, and stay so when hydration measures the page', () => {
  expect(areTurnsOver(drawn.turns, games(0, 28))).toBe(true)
  expect(areTurnsOver(followTurns(drawn, list, here, games(0, 35)).turns, games(0, 35))).toBe(true)
})

test.each([
  ['scrolled', list, below],
  ['given more games', longer, here],
] as const)(
  'a list that is %s shows a few more cards at once, and the others in the frames that follow',
  (_, next, layout) => {
    const measured = followTurns(drawn, list, here, games(0, 28))
    expect(followTurns(measured, next, layout, games(7, 42)).turns.size).toBe(21 + cardsPerFrame)
  },
)

test('an unchanged list takes no turn in between', () => {
  const measured = followTurns(drawn, list, here, games(0, 28))
  expect(followTurns(measured, list, here, games(7, 42))).toBe(measured)
})
