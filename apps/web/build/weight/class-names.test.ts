import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildClassNames, listNames } from './class-names.ts'

const source = resolve(import.meta.dirname, '../../src')
const card = resolve(source, 'features/catalogue/game-card.module.css')
const modal = resolve(source, 'ui/overlays/modal.module.css')

test('names of classes and keyframes are found, not those in numbers, urls and comments', () => {
  expect(
    listNames(`
    /* .gone { } */
    .card:hover > .picture, .card.isWide { background: url('/art/a.avif'); margin: .5em 1.25rem }
    @keyframes blink { 50% { opacity: .4 } }
    @media (width < 755px) { .card { animation: blink 1s } }`),
  ).toEqual(['card', 'picture', 'isWide', 'blink'])
})

test('a class has the same name for every importer, and no two classes share one', () => {
  const name = buildClassNames(source)
  expect(name('card', card)).toBe(buildClassNames(source)('card', `${card}?used`))
  expect(name('surface', modal)).not.toBe(name('card', card))
  expect(name('card', card)).toMatch(/^_[0-9a-z]{1,2}$/)
  expect(() => name('absent', card)).toThrow('has a class absent')
})
