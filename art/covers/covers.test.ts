import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { variantOf } from '../kit/motif.ts'
import { getMotif } from '../motifs/registry.ts'
import { findSvgFaults } from '../testing/svg-faults.ts'
import { coverCatalogue } from './catalogue.ts'
import { drawCovers } from './covers.ts'

const games: { slug: string; theme: string }[] = parse(readFileSync(join(import.meta.dirname, '../../content/games.yaml'), 'utf8'))
const newGames: { slug: string; name: string; studio: string; motif: string; variant: string; category: string }[] = parse(
  readFileSync(join(import.meta.dirname, '../new-games.yaml'), 'utf8'),
)
const studios: { slug: string }[] = parse(readFileSync(join(import.meta.dirname, '../../content/studios.yaml'), 'utf8'))
const covers = new Map(coverCatalogue.map((cover) => [cover.slug, cover]))

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, i) => keys.indexOf(key) !== i)
}

test('every game of the catalogue has a cover of its own theme; one whose looks have names bears its motif\'s before them', () => {
  const motifs = (theme: string): string[] => [theme, theme.replace(/-[^-]+$/, '')]
  expect(games.filter(({ slug, theme }) => !motifs(theme).includes(covers.get(slug)?.motif ?? ''))).toEqual([])
})

test('a game waiting for the catalogue has the cover its line names and a known studio', () => {
  for (const { slug, motif, variant, studio, category } of newGames) {
    expect(covers.get(slug)).toMatchObject({ motif, variant })
    expect(studios.map((known) => known.slug)).toContain(studio)
    expect(['slots', 'table', 'fast']).toContain(category)
  }
})

test('no cover is for a game that nobody lists', () => {
  const listed = new Set([...games, ...newGames].map(({ slug }) => slug))
  expect(coverCatalogue.filter(({ slug }) => !listed.has(slug))).toEqual([])
})

test('no two games share a motif and a variant', () => {
  expect(repeated(coverCatalogue.map(({ motif, variant }) => `${motif} ${variant}`))).toEqual([])
})

test('no two variants of a motif share a name or a palette', () => {
  const motifs = [...new Set(coverCatalogue.map(({ motif }) => motif))].map(getMotif)
  expect(motifs.filter(({ variants }) => repeated(variants.map(({ name }) => name)).length > 0)).toEqual([])
  expect(motifs.filter(({ variants }) => repeated(variants.map(({ ground }) => ground.join())).length > 0)).toEqual([])
})

test('the same game is drawn the same every time, another seed differs', () => {
  const [first] = coverCatalogue
  if (!first) throw new Error('no covers')
  expect(drawCovers(first)).toEqual(drawCovers(first))
  expect(drawCovers({ ...first, slug: 'another' }).tall).not.toBe(drawCovers(first).tall)
})

test.each(coverCatalogue.map((cover) => [cover.slug, cover] as const))('the covers of %s are sound SVG in the colours of their variant', (_, cover) => {
  const { tall, wide } = drawCovers(cover)
  expect(findSvgFaults(tall)).toEqual([])
  expect(findSvgFaults(wide)).toEqual([])
  expect(tall).toContain(variantOf(getMotif(cover.motif), cover.variant).edge)
})
