import { readFileSync } from 'node:fs'
import symbolAddresses from '@yanta/art/symbols.json'
import backdrops from '@yanta/art/themes.json'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { symbolSetOfMotif } from '../../../art/symbols/set-of-motif.ts'
import { symbolIds } from '@yanta/game-rules/slot'
import { symbolNames } from './symbol-names.ts'
import { applyTheme, findTheme, themes } from './themes.ts'

const addresses: Record<string, string> = backdrops

test('every slot of the catalogue has a look of its own', () => {
  const games = parse(readFileSync(new URL('../../../content/games.yaml', import.meta.url), 'utf8')) as { engine: string | null; theme: string }[]
  const slots = games.filter(({ engine }) => engine === 'slot')
  expect(slots.length).toBeGreaterThan(50)
  expect(slots.map(({ theme }) => theme).filter((theme) => !(theme in themes))).toEqual([])
})

test.each(Object.keys(themes))('the backdrop of %s is drawn for wide and tall stages', (motif) => {
  expect([addresses[`${motif}-wide`], addresses[`${motif}-tall`]]).toEqual([expect.stringMatching(/\.webp#avif=1280$/), expect.stringMatching(/\.webp#avif=585$/)])
})

test('a page is given both formats of its backdrop', () => {
  const given = new Map<string, string>()
  applyTheme({ dataset: {}, style: { setProperty: (name: string, value: string) => given.set(name, value) } } as unknown as HTMLElement, 'candy')
  const stem = addresses['candy-wide']!.replace(/\.webp#.*/, '')
  expect(given.get('--backdrop-wide')).toBe(`image-set(url("${stem}.avif") type("image/avif"), url("${stem}.webp") type("image/webp"))`)
})

test('every look draws with the symbols its motif was given', () => {
  expect(Object.entries(themes).filter(([motif, { symbols }]) => symbols !== symbolSetOfMotif[motif])).toEqual([])
})

test.each(Object.entries(symbolNames))('the symbols of %s are drawn and have names of their own in both languages', (set, names) => {
  expect(Object.keys(symbolAddresses).filter((name) => name.startsWith(`${set}/`)).sort()).toEqual(symbolIds.map((id) => `${set}/${id}`).sort())
  for (const named of [names.ru, names.en]) {
    expect(Object.keys(named).sort()).toEqual([...symbolIds].sort())
    expect(new Set(Object.values(named).filter((name) => name.trim() === name && name !== '')).size).toBe(symbolIds.length)
  }
  expect(Object.values(names.ru).join('')).not.toMatch(/[a-z]/i)
  expect(Object.values(names.en).join('')).not.toMatch(/[а-яё]/i)
})

test('an unknown theme plays in neon', () => {
  expect(findTheme('nowhere')).toBe(themes['neon'])
})
