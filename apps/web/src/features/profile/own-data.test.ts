import { profile } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { buildChange, findOwnDataProblems, readOwnData } from './own-data.ts'

const before = readOwnData({ ...profile, firstname: 'Вера', country: 'ru' })

test('only changed fields are sent, and an emptied one as null', () => {
  expect(buildChange(before, before)).toEqual({})
  expect(
    buildChange(before, {
      ...before,
      firstname: ' ',
      lastname: ' Лебедева ',
      country: 'kz',
      gender: 'female',
      locale: 'en',
      wantsNews: !before.wantsNews,
    }),
  ).toEqual({
    firstname: null,
    lastname: 'Лебедева',
    country: 'kz',
    gender: 'female',
    locale: 'en',
    wantsNews: !before.wantsNews,
  })
  expect(buildChange({ ...before, gender: 'male' }, { ...before, gender: 'none' })).toEqual({ gender: null })
})

const changes = [
  [{ lastname: 'Светлова_7' }, { lastname: { rule: 'nameValidationRule' } }],
  [{ firstname: 'А'.repeat(36) }, { firstname: { rule: 'maxLength', max: 35 } }],
  [{ firstname: '', lastname: 'O-Brien 2', middlename: 'Қасымқызы' }, {}],
  [{ address: 'дом '.repeat(40) }, { address: { rule: 'maxLength', max: 150 } }],
] as const
test.each(changes)('%j has the problems %j [5.4-5.5]', (change, problems) => {
  expect(findOwnDataProblems({ ...before, ...change })).toEqual(problems)
})
