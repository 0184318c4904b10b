import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contrastOf, parseColor } from './contrast.ts'
import { brandsFolder, listBrandIds } from './shipped-brands.ts'
import { findFaintPairs, measurePair, pairs } from './text-pairs.ts'
import { findTokenFaults, mergeTokens, readTokens } from './tokens.ts'

const base = readTokens()
const ownTokens = (id: string) =>
  (
    parse(readFileSync(join(brandsFolder, `${id}.yaml`), 'utf8')) as {
      tokens?: Record<string, string | number>
    }
  ).tokens ?? {}

describe.each(listBrandIds())('the tokens of %s', (id) => {
  const tokens = mergeTokens(base, ownTokens(id))

  test.each(pairs.map((pair) => [pair.ink, pair.grounds.join(' and '), pair] as const))(
    '%s is readable on %s',
    (_ink, _ground, pair) => {
      expect(measurePair(tokens, pair)).toBeGreaterThanOrEqual(pair.least)
    },
  )

  test('are tokens of tokens.css, and none of the layout', () => {
    expect(findTokenFaults(base, ownTokens(id))).toEqual([])
  })
})

test('a pair that is too faint is named with its contrast and what it needs', () => {
  expect(findFaintPairs(mergeTokens(base, { 'text-muted': '#6a6480' }))).toContain(
    'text-muted on surface-raised is 2.94:1, text needs 4.5:1',
  )
})

test('the contrast of a gradient is measured at its darkest and lightest stop', () => {
  expect(
    findFaintPairs(mergeTokens(base, { 'accent-fill': 'linear-gradient(180deg, #ffd65a 0%, #503000 100%)' })),
  ).toEqual([expect.stringMatching(/^text-on-accent on accent-fill is /)])
})

test('a tint follows the colour it is mixed of', () => {
  expect(findFaintPairs(mergeTokens(base, { success: '#2a8a60' }))).toContainEqual(
    expect.stringMatching(/^success on success-soft over surface-raised is /),
  )
})

test('black on white has the largest contrast, equal colours the smallest', () => {
  expect(contrastOf(parseColor('#000000'), parseColor('#ffffff'))).toBeCloseTo(21)
  expect(contrastOf(parseColor('#181620'), parseColor('rgb(24 22 32)'))).toBe(1)
})
