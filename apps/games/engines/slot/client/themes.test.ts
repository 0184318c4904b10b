import { readFileSync } from 'node:fs'
import symbolAddresses from '@yanta/art/symbols.json'
import backdrops from '@yanta/art/themes.json'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ownStages } from '../../../../../art/scenes/own-stages.ts'
import { contrast } from '../../../../../art/kit/colour.ts'
import { symbolSetOfMotif } from '../../../../../art/symbols/set-of-motif.ts'
import { symbolIds } from '@yanta/game-rules/slot'
import { ownLooks } from './own-looks.ts'
import { symbolNames } from './symbol-names.ts'
import { applyTheme, findLook, findTheme, themes } from './themes.ts'

const addresses: Record<string, string> = backdrops

test('every slot of the catalogue has a look of its own', () => {
  const games = parse(
    readFileSync(new URL('../../../../../content/games.yaml', import.meta.url), 'utf8'),
  ) as {
    engine: string | null
    theme: string
  }[]
  const slots = games.filter(({ engine }) => engine === 'slot')
  expect(slots.length).toBeGreaterThan(50)
  expect(slots.map(({ theme }) => theme).filter((theme) => !(theme in themes))).toEqual([])
})

test.each(Object.keys(themes))('the backdrop of %s is drawn for wide and tall stages', (motif) => {
  expect([addresses[`${motif}-wide`], addresses[`${motif}-tall`]]).toEqual([
    expect.stringMatching(/\.webp#avif=1280$/),
    expect.stringMatching(/\.webp#avif=585$/),
  ])
})

/** The styles set on the page for a game. */
function dress(slug: string, theme: string): Map<string, string> {
  const given = new Map<string, string>()
  applyTheme(
    {
      dataset: {},
      style: { setProperty: (name: string, value: string) => given.set(name, value) },
    } as unknown as HTMLElement,
    { slug, theme },
  )
  return given
}

test('the page gets both formats of its backdrop', () => {
  const given = dress('unlisted', 'candy')
  const stem = addresses['candy-wide']!.replace(/\.webp#.*/, '')
  expect(given.get('--backdrop-wide')).toBe(
    `image-set(url("${stem}.avif") type("image/avif"), url("${stem}.webp") type("image/webp"))`,
  )
})

test('a slot with its own backdrop uses it, with the colours of its cover and the symbols of its motif', () => {
  const [look, given] = [findLook({ slug: 'amber-wings', theme: 'gems' }), dress('amber-wings', 'gems')]
  expect(look).toEqual({ ...themes['gems'], ...ownLooks['amber-wings'] })
  expect(given.get('--deep')).toBe(ownLooks['amber-wings']!.deep)
  expect(given.get('--backdrop-tall')).toContain(addresses['amber-wings-tall']!.replace(/\.webp#.*/, ''))
})

test('every backdrop of a single slot has its colours, and belongs to a slot of the catalogue', () => {
  const games = parse(
    readFileSync(new URL('../../../../../content/games.yaml', import.meta.url), 'utf8'),
  ) as {
    slug: string
    engine: string | null
  }[]
  expect(Object.keys(ownLooks).sort()).toEqual([...ownStages].sort())
  expect(
    [...ownStages].filter((slug) => !games.some((game) => game.slug === slug && game.engine === 'slot')),
  ).toEqual([])
})

test.each(Object.entries(ownLooks))(
  'texts, title and symbols have enough contrast on the background of %s',
  (_, { deep, reel, second, title }) => {
    for (const colour of [second, '#ffe27a', ...title])
      expect(contrast(colour, deep)).toBeGreaterThanOrEqual(4.5)
    for (const ground of reel) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(7)
  },
)

test('every look draws the symbol set assigned to its motif', () => {
  expect(
    Object.entries(themes).filter(([motif, { symbols }]) => symbols !== symbolSetOfMotif[motif]),
  ).toEqual([])
})

test.each(Object.entries(symbolNames))(
  'the symbols of %s are drawn and have names of their own in both languages',
  (set, names) => {
    expect(
      Object.keys(symbolAddresses)
        .filter((name) => name.startsWith(`${set}/`))
        .sort(),
    ).toEqual(symbolIds.map((id) => `${set}/${id}`).sort())
    for (const named of [names.ru, names.en]) {
      expect(Object.keys(named).sort()).toEqual([...symbolIds].sort())
      expect(new Set(Object.values(named).filter((name) => name.trim() === name && name !== '')).size).toBe(
        symbolIds.length,
      )
    }
    expect(Object.values(names.ru).join('')).not.toMatch(/[a-z]/i)
    expect(Object.values(names.en).join('')).not.toMatch(/[а-яё]/i)
  },
)

test('an unknown theme falls back to neon', () => {
  expect(findTheme('nowhere')).toBe(themes['neon'])
})
