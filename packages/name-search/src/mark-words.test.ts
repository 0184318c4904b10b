import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

const write = (name: string, words: string) =>
  markWords(name, words)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test.each([
  ['Neon Drive', 'neo', '[Neo]n Drive'],
  ['Neon Drive', 'drive neon', '[Neon] [Drive]'],
  ['Neon Drive', 'neondr', '[Neon] [Dr]ive'],
  ['Neon Drive', 'неон', '[Neon] Drive'],
  ['Neon Drive', 'тущ', '[Neo]n Drive'],
  ['Медовый Спас', 'vtljd', '[Медов]ый Спас'],
  ['Клёвое озеро', 'kle', '[Клё]вое озеро'],
  ['Клёвое озеро', 'клев', '[Клёв]ое озеро'],
  ['Медовый Спас', ' СПАС ', 'Медовый [Спас]'],
  ['Neon Drive', 'neom', '[Neo]n Drive'],
  ['Neon Drive', 'drvie', 'Neon Drive'],
  ['Crimson Kiss', 'imson', 'Cr[imson] Kiss'],
  ["Jack's Grin", 'jacks', "[Jack's] Grin"],
  ["Queen's Square", 'queen', "[Queen]'s Square"],
  ['Red Oni', 'cat', 'Red Oni'],
  ['Red Oni', '  ', 'Red Oni'],
  ['Red Oni', '.*', 'Red Oni'],
])('in «%s» «%s» marks %s', (name, words, marked) => {
  expect(write(name, words)).toBe(marked)
})

test('the parts of a name joined are always the name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      (name, words) => {
        expect(
          markWords(name, words)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name)
      },
    ),
  )
})
