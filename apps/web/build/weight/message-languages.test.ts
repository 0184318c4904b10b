import { expect, test } from 'vitest'
import { listMessageFiles, readMessages } from './message-catalogues.ts'

const { first, later } = listMessageFiles()
const messages = Object.entries(readMessages([...first, ...later]))
/** Names of languages are written in that language on every page. */
const ownNames = new Set([
  'shell.language.ru',
  'shell.language.en',
  'menu.language.switch.ru',
  'menu.language.switch.en',
])

test('no English text contains Russian', () => {
  const russian = messages.filter(
    ([key, { en = '' }]) => /\p{Script=Cyrillic}/u.test(en) && !ownNames.has(key),
  )
  expect(russian.map(([key]) => key)).toEqual([])
})
