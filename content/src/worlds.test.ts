// The worlds of this repository.
import { expect, test } from 'vitest'
import { contrast } from '../../art/kit/colour.ts'
import { ownStages } from '../../art/scenes/own-stages.ts'
import { isSlotEngine } from '@yanta/game-rules/engines'
import { contentFolder } from './load-content.ts'
import { readContent } from './read-content.ts'

const content = readContent(contentFolder)
const games = content.games.entries.map(({ value }) => value)
const worlds = content.worlds.entries.map(({ value }) => value)

/** Families that are drawn for the world of a motif: what a slot of it shows of them is of its world. */
const families = new Set(
  ['asia', 'candy', 'egypt', 'neon', 'pirate', 'sea', 'space', 'viking', 'western'].map(
    (motif) => `${motif} of ${motif}`,
  ),
)

test.each(worlds)(
  'texts and the title, which is large, stand out from the ground of $slug',
  ({ colours }) => {
    for (const colour of [colours.second, '#ffe27a'])
      expect(contrast(colour, colours.deep)).toBeGreaterThanOrEqual(4.5)
    for (const colour of colours.title) expect(contrast(colour, colours.deep)).toBeGreaterThanOrEqual(3)
  },
)

test.each(worlds)('the spin button stands out from the ground of $slug', ({ colours }) => {
  expect(contrast(colours.button[1], colours.deep)).toBeGreaterThanOrEqual(3)
})

/** Worlds that are made for one slot. */
const ofOneSlot = worlds.filter(({ slug }) => games.some((game) => game.slug === slug))

test.each(ofOneSlot)('symbols stand out from the reels of $slug', ({ colours }) => {
  for (const ground of colours.reel) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(7)
})

test('every world is shown by one slot, and every backdrop drawn for one slot is shown by its world', () => {
  const slots = games.filter(({ engine }) => isSlotEngine(engine))
  const shown = slots.map(({ world, theme }) => world ?? theme)
  expect(shown.toSorted()).toEqual(worlds.map(({ slug }) => slug).sort())
  expect(
    worlds.flatMap(({ slug, backdrop }) => (ownStages.has(backdrop) ? [`${slug} ${backdrop}`] : [])).sort(),
  ).toEqual([...ownStages].map((slug) => `${slug} ${slug}`).sort())
})

test('the hero of its cover is the most precious symbol of each slot, and four more are of its world', () => {
  const poor = games.flatMap(({ slug, engine, world, theme }) => {
    if (!isSlotEngine(engine)) return []
    const { symbols, own } = worlds.find((each) => each.slug === (world ?? theme))!
    if (own.seven !== `${slug}/hero`) return [slug]
    const precious = [own.bar, own.gem, own.star, own.clover].filter((picture) => picture !== undefined)
    return precious.length === 4 || families.has(`${symbols} of ${theme}`) ? [] : [slug]
  })
  expect(poor).toEqual([])
})
