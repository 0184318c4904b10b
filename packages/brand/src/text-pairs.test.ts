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

  test('are tokens that tokens.css has, and none of the layout', () => {
    expect(findTokenFaults(base, ownTokens(id))).toEqual([])
  })
})

test('a pair that is too faint is named with its contrast and what it needs', () => {
  expect(findFaintPairs(mergeTokens(base, { 't-3': '#6a6480' }))).toContain(
    't-3 on s-2 is 2.94:1, text needs 4.5:1',
  )
})

test('a gradient is measured at its darkest and lightest stop', () => {
  expect(
    findFaintPairs(mergeTokens(base, { 'y-grad': 'linear-gradient(180deg, #ffd65a 0%, #503000 100%)' })),
  ).toEqual([expect.stringMatching(/^t-on-y on y-grad is /)])
})

test('a tint follows the colour it is mixed of', () => {
  expect(findFaintPairs(mergeTokens(base, { ok: '#2a8a60' }))).toContainEqual(
    expect.stringMatching(/^ok on ok-soft over s-2 is /),
  )
})

test('black on white is as far apart as colours get, equal colours not at all', () => {
  expect(contrastOf(parseColor('#000000'), parseColor('#ffffff'))).toBeCloseTo(21)
  expect(contrastOf(parseColor('#181620'), parseColor('rgb(24 22 32)'))).toBe(1)
})
