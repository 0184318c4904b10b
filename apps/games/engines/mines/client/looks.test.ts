import { readFileSync } from 'node:fs'
import pictures from '@yanta/art/mines.json'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findLook, lookIds, looks } from './looks.ts'

test('the catalogue has mines in at least four looks, and each is drawn', () => {
  const games = parse(
    readFileSync(new URL('../../../../../content/games.yaml', import.meta.url), 'utf8'),
  ) as {
    engine: string | null
    theme: string
  }[]
  const themes = new Set(games.filter(({ engine }) => engine === 'mines').map(({ theme }) => theme))
  expect([...themes].sort()).toEqual(lookIds.map((id) => `mines-${id}`).sort())
  expect(themes.size).toBeGreaterThanOrEqual(4)
  for (const id of lookIds) {
    expect(
      [`${id}-gem`, `${id}-mine`, `${id}-wide`, `${id}-tall`].filter((name) => !(name in pictures)),
    ).toEqual([])
  }
})

test('an unknown theme plays in the deep', () => {
  expect([findLook('mines-lava'), findLook('nowhere')]).toEqual(['lava', 'deep'])
})

test('no two looks share their tiles', () => {
  expect(new Set(Object.values(looks).map(({ tile }) => tile.join())).size).toBe(lookIds.length)
})
