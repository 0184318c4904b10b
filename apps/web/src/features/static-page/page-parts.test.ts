import type { SafeNode } from '@yanta/html'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, readText, splitPage } from './page-parts.ts'

const element = (tag: string, text: string): SafeNode => [tag, {}, [text]]

test('a text is split at its second headings, and questions with their answers are told apart from the rest', () => {
  const parts = splitPage([
    element('p', 'lead'),
    element('h2', 'Games'),
    element('h3', 'Is it fair?'),
    element('p', 'yes'),
    element('p', 'always'),
    element('h3', 'May I check?'),
    element('p', 'do'),
    element('h3', 'Terms'),
    element('p', 'long'),
    element('h2', 'Money'),
    element('p', 'soon'),
  ])
  expect(parts).toEqual([
    { id: 'part-1', title: null, blocks: [{ text: [element('p', 'lead')] }] },
    {
      id: 'part-2',
      title: ['Games'],
      blocks: [
        {
          questions: [
            { title: ['Is it fair?'], answer: [element('p', 'yes'), element('p', 'always')] },
            { title: ['May I check?'], answer: [element('p', 'do')] },
          ],
        },
        { text: [element('h3', 'Terms'), element('p', 'long')] },
      ],
    },
    { id: 'part-3', title: ['Money'], blocks: [{ text: [element('p', 'soon')] }] },
  ])
})

test('a picture before the first heading is part of the page', () => {
  const picture: SafeNode = ['p', {}, [['img', { src: '/art/x.webp' }, []]]]
  expect(splitPage(['\n', picture])).toEqual([
    { id: 'part-1', title: null, blocks: [{ text: ['\n', picture] }] },
  ])
  expect(splitPage(['\n', element('h2', 'A')])).toHaveLength(1)
})

test('a heading with a link is no question: a press on it would open the answer', () => {
  const heading: SafeNode = ['h3', {}, ['See ', ['a', { href: '/x' }, ['rules']], '?']]
  expect(splitPage([heading, element('p', 'yes')])[0]!.blocks).toEqual([
    { text: [heading, element('p', 'yes')] },
  ])
})

test('nothing of a text is lost or moved', () => {
  const node = fc
    .tuple(fc.constantFrom('h2', 'h3', 'p', 'ul'), fc.constantFrom('a', 'b?', 'c. '))
    .map(([tag, text]) => element(tag, text))
  const readBlock = (block: Block) =>
    'text' in block ? block.text : block.questions.flatMap(({ title, answer }) => [...title, ...answer])
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      const read = splitPage(nodes).flatMap(({ title, blocks }) => [
        ...(title ?? []),
        ...blocks.flatMap(readBlock),
      ])
      expect(read.map(readText)).toEqual(nodes.map(readText))
    }),
  )
})
