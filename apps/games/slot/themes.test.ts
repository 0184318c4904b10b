import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
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

test('an unknown theme plays in neon', () => {
  expect(findTheme('nowhere')).toBe(themes['neon'])
})
