import { expect, test } from 'vitest'
import { listMessageFiles, readMessages } from './message-catalogues.ts'

const { first, later } = listMessageFiles()
const messages = Object.entries(readMessages([...first, ...later]))

test('no English text contains Russian', () => {
  const russian = messages.filter(([, { en = '' }]) => /\p{Script=Cyrillic}/u.test(en))
  expect(russian.map(([key]) => key)).toEqual([])
})
