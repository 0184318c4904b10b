import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordList } from './word-list.ts'

const anyWords = fc.uniqueArray(fc.stringMatching(/^[abcдё1]{1,9}$/), { minLength: 1, maxLength: 60 })
const anyPart = fc.stringMatching(/^[abcдё1]{1,5}$/)

test('a list finds exactly the words that begin with the letters or, from a given number of letters on, contain them', () => {
  fc.assert(
    fc.property(anyWords, anyPart, fc.integer({ min: 2, max: 5 }), (words, part, shortestWithin) => {
      const visited: [string, boolean][] = []
      const list = new WordList(words)
      list.visitHolding(part, shortestWithin, (index, isBeginning) =>
        visited.push([list.words[index]!, isBeginning]),
      )
      const meant = list.words.filter(
        (word) =>
          word.startsWith(part) || (part.length >= Math.max(3, shortestWithin) && word.includes(part)),
      )
      expect(visited).toEqual(meant.map((word) => [word, word.startsWith(part)]))
    }),
  )
})
