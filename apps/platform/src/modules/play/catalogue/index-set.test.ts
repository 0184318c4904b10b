import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndexSet, countCommon, hasIndex, intersect, unite, type IndexSet } from './index-set.ts'

const anyPlaces = fc.integer({ min: 1, max: 200 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    one: fc.uniqueArray(fc.nat(size - 1)),
    other: fc.uniqueArray(fc.nat(size - 1)),
  }),
)
const listPlaces = (size: number, set: IndexSet) =>
  Array.from({ length: size }, (_, index) => index).filter((index) => hasIndex(set, index))
const inOrder = (indexes: Iterable<number>) => [...indexes].sort((a, b) => a - b)

test('a set holds the indexes it was made of, and intersection, union and count are those of sets of numbers', () => {
  fc.assert(
    fc.property(anyPlaces, ({ size, one, other }) => {
      const [first, second] = [buildIndexSet(size, one), buildIndexSet(size, other)]
      const common = one.filter((index) => other.includes(index))
      expect(listPlaces(size, first)).toEqual(inOrder(one))
      expect(listPlaces(size, intersect([first, second]))).toEqual(inOrder(common))
      expect(listPlaces(size, unite(size, [first, second]))).toEqual(inOrder(new Set([...one, ...other])))
      expect(countCommon(first, second)).toBe(common.length)
      expect(listPlaces(size, first)).toEqual(inOrder(one))
    }),
  )
})

test('a full set counts every index', () => {
  const all = buildIndexSet(
    100,
    Array.from({ length: 100 }, (_, index) => index),
  )
  expect(countCommon(all, all)).toBe(100)
})
