// A small content folder of its own, valid as it stands; every test breaks one thing in it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { validateContent } from './validate.ts'

const currency = (code: string): string => `
- code: ${code}
  rateToRub: '1.5'
  stakes: [100, 200]
  defaultStake: 100
  startingBalance: 5000
  depositPresets: [1000]
  defaultDeposit: 1000
`

const valid: Record<string, string> = {
  'games.yaml': `- slug: amber-one
  name: Amber One
  studio: halva
  categories: [slots]
  badges: []
  theme: neon
  engine: slot
  profile: low
  allowBonusBalance: false
  hasDemo: true
`,
  'themes.yaml': `- { slug: neon, accent: '#ff3ad6', second: '#2ae8ff', ground: '#0c0224', panel: '#25084e', onAccent: '#1c0240' }\n`,
  'studios.yaml': '- { slug: halva, name: Halva, position: 1 }\n',
  'categories.yaml': `- { slug: slots, name: { ru: Слоты, en: Slots }, icon: slots, position: 1, showInLobby: true }\n`,
  'banners.yaml': `- id: hello
  type: startPage
  title: { ru: Привет, en: Hello }
  url: /play/amber-one
`,
  'currencies.yaml': ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD'].map(currency).join(''),
  'players.yaml': `- email: vera@example.com
  password: vera-demo-2026
  nickName: Вера
  birthday: '1990-05-17'
  country: ru
  locale: ru
  currency: RUB
  balance: 100
  avatar: 1
`,
}

const art = [
  ...['covers/amber-one-tall', 'covers/amber-one-wide', 'themes/neon-wide', 'themes/neon-tall', 'banners/hello-wide', 'banners/hello-card']
    .flatMap((name) => [`${name}.avif`, `${name}.webp`]),
  'studios/halva.svg', 'studios/halva-mark.svg', 'avatars/avatar-1.svg',
]

let folder: string
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-content-'))
  for (const [file, text] of Object.entries(valid)) write(file, text)
  for (const file of art) write(join('art', file), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Problems after replacing `from` by `to` in one file. */
function problemsAfter(file: string, from: string, to: string): string[] {
  const text = valid[file] ?? ''
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  write(file, text.replace(from, to))
  return validateContent(folder, join(folder, 'art')).map((problem) => `${problem.file}:${problem.line} ${problem.message}`)
}

describe('content check', () => {
  it('finds nothing wrong with the content of this repository', () => {
    expect(validateContent(import.meta.dirname)).toEqual([])
  })

  it.each<[string, string, string, string, string]>([
    ['an unknown studio', 'games.yaml', 'studio: halva', 'studio: halwa', 'games.yaml:3 amber-one: unknown studio \'halwa\''],
    ['an unknown category', 'games.yaml', '[slots]', '[slots, slotz]', 'games.yaml:4 amber-one: unknown category \'slotz\''],
    ['an unknown theme', 'games.yaml', 'theme: neon', 'theme: noon', 'games.yaml:6 amber-one: unknown theme \'noon\''],
    ['a slot without a profile', 'games.yaml', '  profile: low\n', '', 'games.yaml:7 amber-one: a game with an engine needs a profile'],
    ['a bonus game outside of its category', 'games.yaml', 'Balance: false', 'Balance: true', 'games.yaml:9 amber-one: allowBonusBalance and the category otygrat_bonus belong together'],
    ['a missing field', 'studios.yaml', ', position: 1', '', 'studios.yaml:1 missing field \'position\''],
    ['a misspelt field', 'categories.yaml', 'icon:', 'ikon:', 'categories.yaml:1 \'ikon\' is not a known field'],
    ['a missing translation', 'banners.yaml', ', en: Hello', '', 'banners.yaml:3 missing translation \'en\' of \'title\''],
    ['a banner that leads nowhere', 'banners.yaml', '/play/amber-one', '/play/amber-two', 'banners.yaml:4 hello: \'/play/amber-two\' leads to no playable game, category or studio'],
    ['a stake that does not divide by the lines', 'currencies.yaml', '[100, 200]', '[100, 190]', 'currencies.yaml:4 RUB: stake 190 does not divide by 20'],
    ['a default stake that is not offered', 'currencies.yaml', 'defaultStake: 100', 'defaultStake: 140', 'currencies.yaml:5 RUB: the default stake is none of the stakes'],
    ['a missing currency', 'currencies.yaml', currency('CAD'), '', 'currencies.yaml:2 currency CAD is missing'],
    ['a game without covers', 'games.yaml', 'slug: amber-one', 'slug: amber-two', 'games.yaml:1 missing art file covers/amber-two-tall.avif'],
  ])('reports %s with its line', (_, file, from, to, problem) => {
    expect(problemsAfter(file, from, to)).toContain(problem)
  })

  it('reports a profile that no engine has', () => {
    expect(problemsAfter('games.yaml', 'profile: low', 'profile: extreme')).toContainEqual(expect.stringMatching(/^games\.yaml:8 'profile'/))
  })

  it('reports the second game with the same slug', () => {
    expect(problemsAfter('games.yaml', 'hasDemo: true\n', `hasDemo: true\n${valid['games.yaml']}`)).toEqual(['games.yaml:11 duplicate slug \'amber-one\''])
  })

  it('reports text that is not YAML at its line', () => {
    expect(problemsAfter('studios.yaml', 'position: 1 }', 'position: 1')).toContainEqual(expect.stringMatching(/^studios\.yaml:/))
  })

  it('reports a file that is not there', () => {
    rmSync(join(folder, 'players.yaml'))
    expect(validateContent(folder, join(folder, 'art'))).toEqual([{ file: 'players.yaml', line: 1, message: 'the file is missing' }])
  })
})
