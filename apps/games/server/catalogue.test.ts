import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { currencies } from '@yanta/contract'
import { readCatalogue } from './catalogue.ts'

const directory = mkdtempSync(join(tmpdir(), 'games-catalogue-'))
const games =
  '- { slug: amber, name: Янтарь, names: { en: Amber }, theme: neon, engine: slot, profile: low }\n- { slug: soon, engine: null }\n'
const table = 'table: { chips: [1000], largestStraight: 1000 }'
const stakes = `- { code: RUB, stakes: [1000, 2000], defaultStake: 1000, ${table} }\n`
const write = (files: { games?: string; currencies?: string }) => {
  writeFileSync(join(directory, 'games.yaml'), files.games ?? games)
  writeFileSync(join(directory, 'currencies.yaml'), files.currencies ?? stakes)
}
const content = fileURLToPath(new URL('../../../content', import.meta.url))
beforeAll(() => cpSync(join(content, 'worlds'), join(directory, 'worlds'), { recursive: true }))
beforeEach(() => write({}))
afterAll(() => rmSync(directory, { recursive: true }))

test("the editors' content yields playable games and stakes for every currency", async () => {
  const catalogue = await readCatalogue(content)
  expect(catalogue.findGame('neon-drive')).toMatchObject({ theme: 'neon', profile: 'medium' })
  for (const currency of currencies) {
    const { stakes: list, defaultStake } = catalogue.getStakes(currency)
    expect(list).toContain(defaultStake)
    for (const stake of list) expect(stake % 20).toBe(0)
  }
})

test('a slot is shown in its own world, or else in that of its theme', async () => {
  const slot = '{ slug: amber, name: Amber, theme: neon, engine: slot, profile: low'
  write({ games: `- ${slot} }\n- ${slot.replace('amber', 'honey')}, world: honey }\n` })
  const catalogue = await readCatalogue(directory)
  expect(['amber', 'honey'].map((slug) => catalogue.findGame(slug)?.world?.slug)).toEqual(['neon', 'honey'])
  expect(catalogue.findWorld('honey')?.names.en).toMatchObject({ scatter: 'honeycomb scatter' })
})

test("a game without an engine can't be played", async () => {
  const catalogue = await readCatalogue(directory)
  expect([catalogue.findGame('amber')?.profile, catalogue.findGame('soon')]).toEqual(['low', undefined])
})

test.each([
  [
    { currencies: `- { code: RUB, stakes: [1010], defaultStake: 1010, ${table} }` },
    /currencies\.yaml: 0\.stakes\.0 every stake divides by 20/,
  ],
  [
    { currencies: `- { code: XXX, stakes: [1000], defaultStake: 1000, ${table} }` },
    /currencies\.yaml: 0\.code/,
  ],
  [
    { games: '- { slug: amber, name: Amber, theme: honey, engine: slot, profile: wild }' },
    /games\.yaml: 0\.profile/,
  ],
  [
    { games: '- { slug: amber, name: Amber, theme: nowhere, engine: slot, profile: low }' },
    /games\.yaml: amber has no world/,
  ],
])('invalid content fails the start, and the error names the location: %j', async (files, message) => {
  write(files)
  await expect(readCatalogue(directory)).rejects.toThrow(message)
})
