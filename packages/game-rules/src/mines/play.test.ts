import { runsOf } from '../../../../tools/testing/property-strength.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawField, replayDeal } from './field.ts'
import { cellCount, roundingRange, type MinesAction } from './model.ts'
import { beginPlay, countSafe, findFault, replayPlay, showPlay, takeStep } from './play.ts'
import { findLastStep, findWin } from './table.ts'

const anySeeds = fc.record({
  serverSeed: fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'.split('')),
    minLength: 64,
    maxLength: 64,
  }),
  clientSeed: fc.constantFrom('a', 'vera-07'),
  nonce: fc.nat(),
})
const anyMines = fc.integer({ min: 1, max: cellCount - 1 })
const anyStake = fc.integer({ min: 1, max: 3_000_000 })
const anyAction: fc.Arbitrary<MinesAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      cell: fc.integer({ min: 0, max: cellCount - 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cash_out' as const }) },
)

test('a field has exactly its mines, on different cells, and the same seeds give the same field', () => {
  fc.assert(
    fc.property(anySeeds, anyMines, (seeds, mines) => {
      const { field, rounding } = replayDeal(seeds, mines)
      expect(new Set(field).size).toBe(mines)
      for (const cell of field) expect(cell >= 0 && cell < cellCount).toBe(true)
      expect([...field].sort((a, b) => a - b)).toEqual(field)
      expect(Number.isInteger(rounding) && rounding! >= 0 && rounding! < roundingRange).toBe(true)
      expect(replayDeal(seeds, mines)).toEqual({ field, rounding })
      expect(replayDeal(seeds, mines, 'classic')).toEqual({ field, rounding: null })
    }),
    { numRuns: runsOf(150) },
  )
})

test('every field of three mines results from the same number of draws', () => {
  const found = new Map<string, number>()
  for (let first = 0; first < 25; first++) {
    for (let second = 0; second < 24; second++) {
      for (let third = 0; third < 23; third++) {
        const draws = [first, second, third]
        const key = drawField(() => draws.shift()!, 3).join(' ')
        found.set(key, (found.get(key) ?? 0) + 1)
      }
    }
  }
  expect(found.size).toBe(2300)
  expect(new Set(found.values())).toEqual(new Set([6]))
})

test('the field of given seeds never changes, so that old rounds can still be verified', () => {
  const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'vera', nonce: 4 }
  expect(replayDeal(seeds, 5, 'classic')).toEqual({ field: [2, 10, 14, 18, 20], rounding: null })
  expect(replayDeal(seeds, 5)).toEqual({ field: [2, 10, 14, 18, 20], rounding: 1_573_264_743 })
})

test('for any steps, refused ones change nothing and a round pays once, by its table', () => {
  fc.assert(
    fc.property(
      anySeeds,
      anyMines,
      anyStake,
      fc.array(anyAction, { maxLength: 60 }),
      (seeds, mines, stake, actions) => {
        const deal = replayDeal(seeds, mines)
        const { field, rounding } = deal
        let play = beginPlay(stake, deal)
        const taken: MinesAction[] = []
        for (const action of actions) {
          const fault = findFault(play, action)
          if (fault !== null) {
            const before = structuredClone(play)
            expect(() => takeStep(play, action)).toThrow(RangeError)
            expect(play).toEqual(before)
            continue
          }
          play = takeStep(play, action)
          taken.push(action)
          expect(play.end === null).toBe(play.win === 0 && !field.includes(play.opened.at(-1)!))
        }
        expect(replayPlay(stake, deal, taken)).toEqual(play)
        expect(new Set(play.opened).size).toBe(play.opened.length)
        expect(countSafe(play)).toBe(play.opened.filter((cell) => !field.includes(cell)).length)
        expect(play.win).toBe(
          play.end === null || play.end === 'mine' ? 0 : findWin(stake, mines, countSafe(play), rounding),
        )
      },
    ),
    { numRuns: runsOf(150) },
  )
})

test('the last possible step cashes out by itself', () => {
  fc.assert(
    fc.property(anySeeds, anyMines, (seeds, mines) => {
      const deal = replayDeal(seeds, mines)
      const { field, rounding } = deal
      const safe = Array.from({ length: cellCount }, (_, cell) => cell).filter(
        (cell) => !field.includes(cell),
      )
      const steps = safe.slice(0, findLastStep(mines)).map((cell) => ({ kind: 'open' as const, cell }))
      expect(replayPlay(2000, deal, steps.slice(0, -1)).end).toBeNull()
      expect(replayPlay(2000, deal, steps)).toMatchObject({
        end: 'cleared',
        win: findWin(2000, mines, steps.length, rounding),
      })
    }),
    { numRuns: runsOf(150) },
  )
})

test('a mine ends the round without a win', () => {
  expect(
    replayPlay(2000, { field: [3, 7], rounding: 5 }, [
      { kind: 'open', cell: 0 },
      { kind: 'open', cell: 7 },
    ]),
  ).toMatchObject({ mines: 2, field: [3, 7], opened: [0, 7], end: 'mine', win: 0 })
})

test.each<[MinesAction[], MinesAction, string]>([
  [[], { kind: 'cash_out' }, 'nothing_to_take'],
  [[], { kind: 'open', cell: 25 }, 'no_such_cell'],
  [[], { kind: 'open', cell: -1 }, 'no_such_cell'],
  [[], { kind: 'open', cell: 0.5 }, 'no_such_cell'],
  [[{ kind: 'open', cell: 4 }], { kind: 'open', cell: 4 }, 'opened_before'],
  [[{ kind: 'open', cell: 3 }], { kind: 'open', cell: 4 }, 'over'],
  [[{ kind: 'open', cell: 4 }, { kind: 'cash_out' }], { kind: 'cash_out' }, 'over'],
])('after %j the step %j is refused: %s', (before, action, fault) => {
  expect(findFault(replayPlay(2000, { field: [3, 7], rounding: 5 }, before), action)).toBe(fault)
})

test('a player sees no mine and no rounding before the end, and all of it after', () => {
  const play = beginPlay(2000, { field: [3, 7], rounding: 5 })
  expect(JSON.stringify(showPlay(takeStep(play, { kind: 'open', cell: 0 })))).not.toMatch(/\[3,7\]/)
  expect(showPlay(takeStep(play, { kind: 'open', cell: 0 }))).toMatchObject({
    mines: 2,
    field: null,
    rounding: null,
  })
  expect(showPlay(takeStep(play, { kind: 'open', cell: 3 }))).toMatchObject({
    end: 'mine',
    field: [3, 7],
    rounding: 5,
  })
})
