import { expect, test } from 'vitest'
import { findProducers, splitProducers } from './pick-producers.ts'

const producers = [
  'Zebroid',
  'Halva',
  'Lampa',
  'Ink Owl',
  'Kubik Nord',
  'Quasar Tea',
  'Marzipan',
  'Opal Forge',
  'Pinecone',
  'Aster',
  'Ostrov 9',
].map((name, position) => ({ name, position }))
const names = (list: readonly { name: string }[] | null) => list?.map(({ name }) => name)

test('eight are on top by their position, the rest follow by name [2.54] [9.16]', () => {
  const { top, rest } = splitProducers(producers.toReversed())
  expect(names(top)).toEqual(names(producers.slice(0, 8)))
  expect(names(rest)).toEqual(['Aster', 'Ostrov 9', 'Pinecone'])
})

const searches = [
  ['', undefined],
  ['ha', undefined],
  ['  ha ', undefined],
  ['hal', ['Halva']],
  ['HALV', ['Halva']],
  ['alva', []],
  ['ostrov 9', ['Ostrov 9']],
  ['owl', []],
] as const
test.each(searches)('a search for %j finds %j [5.16]', (words, found) => {
  expect(names(findProducers(producers, words))).toEqual(found)
})
