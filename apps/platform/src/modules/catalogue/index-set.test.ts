import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPlaceSet, countCommon, hasPlace, intersect, unite, type PlaceSet } from './place-set.ts'

const anyPlaces = fc.integer({ min: 1, max: 200 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    one: fc.uniqueArray(fc.nat(size - 1)),
    other: fc.uniqueArray(fc.nat(size - 1)),
  }),
)
const listPlaces = (size: number, set: PlaceSet) =>
  Array.from({ length: size }, (_, place) => place).filter((place) => hasPlace(set, place))
const inOrder = (places: Iterable<number>) => [...places].sort((a, b) => a - b)

test('a set holds the places it was made of, and what is common, joined and counted is as with sets of numbers', () => {
  fc.assert(
    fc.property(anyPlaces, ({ size, one, other }) => {
      const [first, second] = [buildPlaceSet(size, one), buildPlaceSet(size, other)]
      const common = one.filter((place) => other.includes(place))
      expect(listPlaces(size, first)).toEqual(inOrder(one))
      expect(listPlaces(size, intersect([first, second]))).toEqual(inOrder(common))
      expect(listPlaces(size, unite(size, [first, second]))).toEqual(inOrder(new Set([...one, ...other])))
      expect(countCommon(first, second)).toBe(common.length)
      expect(listPlaces(size, first)).toEqual(inOrder(one))
    }),
  )
})

test('a full set counts every place', () => {
  const all = buildPlaceSet(
    100,
    Array.from({ length: 100 }, (_, place) => place),
  )
  expect(countCommon(all, all)).toBe(100)
})
