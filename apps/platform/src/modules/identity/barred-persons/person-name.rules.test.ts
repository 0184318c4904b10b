import { expect, test } from 'vitest'
import { nameKey } from './person-name.rules.ts'

test.each([
  ['Вера', 'Орлова'],
  [' вера ', 'ОРЛОВА'],
  ['Орлова', 'Вера'],
  ['Ве-ра', "Орлова'"],
])('%s %s has the name of Вера Орлова', (firstname, lastname) => {
  expect(nameKey({ firstname, lastname })).toBe(nameKey({ firstname: 'Вера', lastname: 'Орлова' }))
})

test('ё and е are one letter of a name', () => {
  const [one, other] = ['Фёдоров', 'Федоров'].map((lastname) => nameKey({ firstname: 'Пётр', lastname }))
  expect(one).toBe(other)
})

test.each([
  ['Вера', 'Орлов'],
  ['Вера Орлова', ''],
  ['Вера', null],
  [null, 'Орлова'],
  ['Вера', '-'],
])('%s %s has another name, or none that is complete', (firstname, lastname) => {
  expect(nameKey({ firstname, lastname })).not.toBe(nameKey({ firstname: 'Вера', lastname: 'Орлова' }))
})
