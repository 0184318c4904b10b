import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { getMotif } from '../motifs/registry.ts'
import { optimiseSvg } from '../pipeline/picture.ts'
import { findSvgFaults } from '../testing/svg-faults.ts'
import { drawSymbolSet, symbolSets } from './registry.ts'
import { symbolSetOfMotif } from './set-of-motif.ts'
import { symbolRoles } from './symbol-set.ts'

const largest = 6 * 1024

test.each(Object.keys(symbolSets))('the set %s draws every role differently, soundly and within 6 KB', (name) => {
  const set = symbolSets[name]
  if (!set) throw new Error(`no set ${name}`)
  const drawings = drawSymbolSet(set)
  expect(Object.keys(drawings)).toEqual([...symbolRoles])
  expect(new Set(Object.values(drawings)).size).toBe(symbolRoles.length)
  for (const svg of Object.values(drawings)) {
    expect(findSvgFaults(svg)).toEqual([])
    expect(optimiseSvg(svg).length).toBeLessThanOrEqual(largest)
  }
})

test('every slot, listed or waiting, has symbols and a backdrop for its motif', () => {
  const read = (path: string): { slug: string; categories?: string[]; theme?: string; motif?: string; category?: string }[] =>
    parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
  const listed = read('../../content/games.yaml').filter(({ categories }) => categories?.includes('slots'))
  const waiting = read('../new-games.yaml').filter(({ category }) => category === 'slots')
  const motifs = [...listed.map(({ theme }) => theme), ...waiting.map(({ motif }) => motif)]
  expect(motifs.filter((motif) => !motif || !symbolSets[symbolSetOfMotif[motif] ?? ''])).toEqual([])
  expect(Object.keys(symbolSetOfMotif).map((motif) => getMotif(motif).slug)).toEqual(Object.keys(symbolSetOfMotif))
})
