import { expect, test } from 'vitest'
import type { SafeNode } from '@yanta/html'
import { splitText } from './split-text.ts'

const paragraph = (letters: number): SafeNode => ['p', {}, ['x'.repeat(letters - 5), ['b', {}, ['xxxxx']]]]

test.each([
  ['a short text', [300, 300], 2, 0],
  ['one long paragraph', [3_000], 1, 0],
  ['a long text', [400, 400, 400, 400], 2, 2],
  ['a long text with a short end', [400, 400, 200], 3, 0],
  ['nothing', [], 0, 0],
])('%s is shown in whole paragraphs', (_name, lengths, shown, rest) => {
  expect(splitText(lengths.map(paragraph)).map(({ length }) => length)).toEqual([shown, rest])
})
