import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { symbolIds } from '@yanta/game-rules/slot'
import { symbolNames } from './symbol-names.ts'
import { findTheme, themes } from './themes.ts'

test('every slot of the catalogue has a look of its own', () => {
  const games = parse(readFileSync(new URL('../../../content/games.yaml', import.meta.url), 'utf8')) as { engine: string | null; theme: string }[]
  const slots = games.filter(({ engine }) => engine === 'slot')
  expect(slots.length).toBeGreaterThan(50)
  expect(slots.map(({ theme }) => theme).filter((theme) => !(theme in themes))).toEqual([])
})

test.each(Object.keys(themes))('the backdrop of %s is drawn for wide and tall stages', (motif) => {
  for (const picture of [`${motif}-wide.avif`, `${motif}-wide.webp`, `${motif}-tall.avif`, `${motif}-tall.webp`]) {
    expect(existsSync(new URL(`../../../art/public/themes/${picture}`, import.meta.url)), picture).toBe(true)
  }
})

test('every look draws with the symbols its motif was given', () => {
  const sets = JSON.parse(readFileSync(new URL('../../../art/public/symbols/sets.json', import.meta.url), 'utf8')) as Record<string, string>
  expect(Object.entries(themes).filter(([motif, { symbols }]) => symbols !== sets[motif])).toEqual([])
})

test.each(Object.entries(symbolNames))('the symbols of %s are drawn and have names of their own in both languages', (set, names) => {
  expect(readdirSync(new URL(`../../../art/public/symbols/${set}/`, import.meta.url)).sort()).toEqual(symbolIds.map((id) => `${id}.svg`).sort())
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
