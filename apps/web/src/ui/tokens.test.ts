// Every text colour on every ground it may stand on, by WCAG 2.2: 4.5:1 for text, 3:1 for marks and edges of controls.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Color, contrastOf, layColor, parseColor } from './gallery/contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map([...css.matchAll(/--([\w-]+):\s*(#[\da-f]{6}|rgb\([^)]+\))\s*;/g)].map((match) => [match[1]!, match[2]!]))

/** A colour by its token, or written out; a see-through one is laid on the ground below it. */
function colorOf(name: string, below?: string): Color {
  const text = name.startsWith('#') ? name : tokens.get(name)
  if (!text) throw new Error(`there is no colour ${name}`)
  const color = parseColor(text)
  return below ? layColor(color, colorOf(below)) : color
}

const surfaces = ['bg-0', 'bg-1', 's-1', 's-2', 's-3']
const inks = ['t-1', 't-2', 't-3', 'y-400', 'y-500', 'ok', 'err', 'warn', 'info', 'violet', 'pink']

describe('text on the page and on raised surfaces', () => {
  test.each(inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)))('%s is readable on %s [2.56]', (ink, surface) => {
    expect(contrastOf(colorOf(ink), colorOf(surface))).toBeGreaterThanOrEqual(4.5)
  })
})

test.each([
  ['t-on-y', 'y-400'], ['t-on-y', 'y-500'], ['t-on-y', 'y-600'],
  ['#ffffff', 'err-solid'], ['#ffffff', '#d1303f'], ['#ffffff', '#147a4f'], ['#ffffff', '#5f3fd0'],
  ['#16131f', 't-1'], ['#5a5470', 't-1'], ['#2a2536', 't-1'],
  ['#1a1408', 'gold'], ['#1a1408', 'silver'], ['#1a1408', 'bronze'], ['#06281a', 'ok'],
  ['t-1', 's-4'], ['t-2', 's-4'],
])('%s is readable on %s', (ink, ground) => {
  expect(contrastOf(colorOf(ink), colorOf(ground))).toBeGreaterThanOrEqual(4.5)
})

test.each(['ok', 'err', 'info', 'warn', 'violet', 'pink'])('%s is readable on its own soft fill on a card', (tone) => {
  expect(contrastOf(colorOf(tone), colorOf(`${tone}-soft`, 's-1'))).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf(colorOf(tone), colorOf(`${tone}-soft`, 's-2'))).toBeGreaterThanOrEqual(4.5)
})

test('amber and body text are readable on the amber tint of a chosen row', () => {
  for (const ink of ['y-400', 't-1', 't-2']) expect(contrastOf(colorOf(ink), colorOf('y-soft', 's-2'))).toBeGreaterThanOrEqual(4.5)
})

test.each(['bg-0', 's-1', 's-2'])('the focus ring stands out from %s', (ground) => {
  expect(contrastOf(colorOf('y-400'), colorOf(ground))).toBeGreaterThanOrEqual(3)
})

test('black on white is as far apart as colours get, equal colours not at all', () => {
  expect(contrastOf(colorOf('#000000'), colorOf('#ffffff'))).toBeCloseTo(21)
  expect(contrastOf(colorOf('s-1'), colorOf('s-1'))).toBe(1)
})
