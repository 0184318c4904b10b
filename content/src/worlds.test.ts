// The worlds of this repository.
import { expect, test } from 'vitest'
import { contrast } from '../../art/kit/colour.ts'
import { ownStages } from '../../art/scenes/own-stages.ts'
import { isSlotEngine } from '@yanta/game-rules/engines'
import { symbolSetOfMotif } from '../../art/symbols/set-of-motif.ts'
import { contentFolder } from './load-content.ts'
import { readContent } from './read-content.ts'

const content = readContent(contentFolder)
const games = content.games.entries.map(({ value }) => value)
const worlds = content.worlds.entries.map(({ value }) => value)

test.each(worlds)(
  'texts and the title, which is large, stand out from the ground of $slug',
  ({ colours }) => {
    for (const colour of [colours.second, '#ffe27a'])
      expect(contrast(colour, colours.deep)).toBeGreaterThanOrEqual(4.5)
    for (const colour of colours.title) expect(contrast(colour, colours.deep)).toBeGreaterThanOrEqual(3)
  },
)

test.each(worlds.filter(({ slug }) => ownStages.has(slug)))(
  'symbols stand out from the reels of $slug',
  ({ colours }) => {
    for (const ground of colours.reel) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(7)
  },
)

test('every world is shown by a slot, and every backdrop drawn for one slot is shown by its world', () => {
  const slots = games.filter(({ engine }) => isSlotEngine(engine))
  const shown = new Set(slots.map(({ world, theme }) => world ?? theme))
  expect(worlds.map(({ slug }) => slug).filter((slug) => !shown.has(slug))).toEqual([])
  expect(slots.flatMap(({ slug, world }) => (world === slug ? [slug] : [])).sort()).toEqual(
    [...ownStages].sort(),
  )
})

test('every world of a motif has the symbols that its covers are drawn with', () => {
  const motifs = worlds.filter(({ slug }) => slug in symbolSetOfMotif)
  expect(motifs.map(({ slug }) => slug).sort()).toEqual(Object.keys(symbolSetOfMotif).sort())
  expect(motifs.filter(({ slug, symbols }) => symbols !== symbolSetOfMotif[slug])).toEqual([])
})
