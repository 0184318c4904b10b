import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listArtFiles, type ArtManifest } from '@yanta/art'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { drawCovers } from '../covers/covers.ts'
import { getMotif } from '../motifs/registry.ts'
import { optimiseSvg } from '../pipeline/picture.ts'
import { findSvgFaults } from '../testing/svg-faults.ts'
import { drawSymbolSet, symbolSets } from './registry.ts'
import { drawSlotSymbols, slotCovers } from './slot-symbols.ts'
import { slotThemes } from './slot-themes.ts'
import { symbolRoles } from './symbol-set.ts'

const largest = 6 * 1024
const largestSet = 60 * 1024
const content = join(import.meta.dirname, '../../content')
const publicFolder = join(import.meta.dirname, '../public')

const slots = (parse(readFileSync(join(content, 'games.yaml'), 'utf8')) as { slug: string; theme: string; world?: string; categories: string[] }[])
  .filter(({ categories }) => categories.includes('slots'))
const manifest: ArtManifest = JSON.parse(readFileSync(join(publicFolder, 'manifest.json'), 'utf8'))
const readSymbol = (name: string): string => readFileSync(join(publicFolder, listArtFiles(`symbols/${name}`, manifest[`symbols/${name}`]!)[0]!), 'utf8')

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

test('every slot has symbols of its own, and every motif of slots things for them', () => {
  expect(slotCovers.map(({ slug }) => slug).sort()).toEqual(slots.map(({ slug }) => slug).sort())
  expect(Object.keys(slotThemes).map((motif) => getMotif(motif).slug)).toEqual(Object.keys(slotThemes))
})

test('no two symbols of slots are the same picture, and each is sound', () => {
  const names = Object.keys(manifest).filter((name) => name.startsWith('symbols/')).map((name) => name.slice('symbols/'.length))
  const seen = new Map<string, string>()
  for (const name of names) {
    const svg = readSymbol(name)
    expect([name, findSvgFaults(svg)]).toEqual([name, []])
    expect([name, seen.get(svg)]).toEqual([name, undefined])
    seen.set(svg, name)
  }
})

test('the twelve symbols of a slot are at most 60 KB as they travel', () => {
  const weights = new Map<string, number>()
  const weigh = (name: string): number => {
    const weight = weights.get(name) ?? gzipSync(readSymbol(name)).length
    weights.set(name, weight)
    return weight
  }
  const heavy = slots.flatMap(({ slug, world, theme }) => {
    const { symbols, own = {} } = parse(readFileSync(join(content, 'worlds', `${world ?? theme}.yaml`), 'utf8')) as { symbols: string; own?: Record<string, string> }
    const total = symbolRoles.reduce((sum, role) => sum + weigh(own[role] ?? `${symbols}/${role}`), 0)
    return total > largestSet ? [`${slug}: ${total}`] : []
  })
  expect(heavy).toEqual([])
})

/** Outlines, which a drawing keeps wherever it stands. */
const listOutlines = (svg: string): Set<string> => new Set([...svg.matchAll(/ d="(M[^"]+)"/g)].map(([, d]) => d!))

test.each(slotCovers.filter((_, index) => index % 16 === 0))('what the hero of $slug is drawn of is on its cover', (cover) => {
  const outlines = [...listOutlines(drawSlotSymbols(cover)['hero']!)]
  const { tall } = drawCovers(cover)
  const onCover = listOutlines(tall)
  const own = outlines.filter((d) => !onCover.has(d))
  // The frame, its window and the light on its glass; the rest is the hero.
  expect(own).toHaveLength(3)
  expect(outlines.length).toBeGreaterThan(3)
})
