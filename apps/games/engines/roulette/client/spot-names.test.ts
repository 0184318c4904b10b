import { locales } from '@yanta/contract'
import { spots } from '@yanta/game-rules/roulette'
import { expect, test } from 'vitest'
import { nameBet, nameSpot } from './spot-names.ts'

test.each([
  ['dozen-1', '1-я дюжина', '1st 12'],
  ['dozen-2', '2-я дюжина', '2nd 12'],
  ['dozen-3', '3-я дюжина', '3rd 12'],
  ['column-3', '3-я колонка', '3rd column'],
  ['17', 'номер 17', 'number 17'],
  ['17-20', 'сплит 17, 20', 'split 17, 20'],
  ['1-2-3', 'стрит 1–3', 'street 1–3'],
  ['0-1-2-3', 'первые четыре 0, 1, 2, 3', 'first four 0, 1, 2, 3'],
] as const)('%s is called as at a table', (id, ru, en) => {
  expect([nameBet(id, 'ru'), nameBet(id, 'en')]).toEqual([ru, en])
})

test.each(locales)('no two spots share a name, and no name has an unfilled value (%s)', (locale) => {
  const names = spots.map((spot) => nameSpot(spot, locale))
  expect(new Set(names).size).toBe(spots.length)
  for (const name of names) expect(name).not.toMatch(/[{}]|undefined/)
})
