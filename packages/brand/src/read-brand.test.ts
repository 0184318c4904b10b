import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBrand } from './read-brand.ts'
import { brandsFolder, listBrandIds } from './shipped-brands.ts'
import { readLetters } from './testing/read-letters.ts'

let folder: string
let file: string
const original = readFileSync(join(brandsFolder, 'ferna.yaml'), 'utf8')
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'))
  file = join(folder, 'ours.yaml')
  cpSync(join(brandsFolder, 'ferna'), join(folder, 'ferna'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The error message for a file in which `from` is replaced by `to`. */
function complaintOf(from: string | RegExp, to: string): string {
  const changed = original.replace(from, to)
  expect(changed).not.toBe(original)
  writeFileSync(file, changed)
  try {
    readBrand(file)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('two brands are shipped, and both are valid', () => {
  expect(listBrandIds()).toEqual(['ferna', 'yanta'])
  for (const id of listBrandIds()) expect(readBrand(id).id).toBe(id)
})

describe("an operator's own file", () => {
  test('is read from any folder, with the files beside it', () => {
    writeFileSync(file, original)
    const brand = readBrand(file)
    expect(brand).toMatchObject({
      id: 'ours',
      names: {
        ru: { brand: 'Ферна', brandGenitive: 'Ферны', brandPrepositional: 'Ферне' },
        en: { brand: 'Ferna', brandPrepositional: 'Ferna' },
      },
    })
    expect(brand.lockup.onDark.width).toBeGreaterThan(100)
    expect(brand.findFile(brand.symbol.address)!.type).toBe('image/svg+xml')
  })

  test.each<[what: string, from: string | RegExp, to: string, said: string]>([
    ['a key nobody knows', 'mail: hello', 'phone: 1\nmail: hello', 'phone: is not a known key'],
    ['a missing key', /^mail: .*\n/m, '', 'mail: is missing'],
    ['a missing translation', '  en: Ferna\n', '', 'name.en: is missing'],
    ['a missing case', ', genitive: Ферны', '', 'name.ru'],
    [
      'a colour that is none',
      "theme: '#c6f24a'",
      'theme: lime',
      'colors.theme: "lime" is no colour: write # and six digits',
    ],
    ['a mail address that is none', 'hello@ferna.example', 'hello', 'mail: "hello" is no mail address'],
    [
      'a file that is not there',
      'ferna/symbol.svg',
      'ferna/mark.svg',
      'drawings.symbol: there is no file ferna/mark.svg',
    ],
    [
      'an icon of another size',
      '192: ferna/icon-192.png',
      '192: ferna/icon-512.png',
      'icons.192: ferna/icon-512.png is 512×512 px, it must be a PNG of 192×192',
    ],
    [
      'an absolute path',
      'ferna/symbol.svg',
      '/etc/symbol.svg',
      "drawings.symbol: '/etc/symbol.svg' is absolute",
    ],
    [
      'a token nobody knows',
      '  surface-page:',
      '  surface-7:',
      'tokens.surface-7: there is no such token in tokens.css',
    ],
    [
      'a token of the layout',
      'tokens:\n',
      'tokens:\n  rail-width: 300px\n',
      'tokens.rail-width: belongs to the layout',
    ],
    [
      'a family in the tokens',
      'tokens:\n',
      'tokens:\n  font-text: Arial\n',
      "tokens.font-text: is made of 'fonts'",
    ],
    [
      'a token that ends the rule',
      "surface-page: '#06131a'",
      "surface-page: 'red; } body { display: none'",
      "tokens.surface-page: 'red; } body { display: none' is no value of a token",
    ],
    ['a token that loads a file', 'shadow-1: 0', 'shadow-1: url(//evil.example) 0', 'is no value of a token'],
    [
      'a colour token of another kind',
      "surface-page: '#06131a'",
      'surface-page: teal',
      "tokens.surface-page: 'teal' is no colour: write #rrggbb or rgb(r g b / opacity)",
    ],
    [
      'text that is too faint',
      "text-muted: '#93aaaa'",
      "text-muted: '#4a5a5a'",
      'text-muted on surface-raised is 1.98:1, text needs 4.5:1',
    ],
    [
      'a lobby icon nobody drew',
      'lobbyIcon: fern',
      'lobbyIcon: oak',
      'lobbyIcon: "oak" must be home, amber or fern',
    ],
  ])('with %s is refused with the key', (_what, from, to, said) => {
    const complaint = complaintOf(from, to)
    expect(complaint).toContain(file)
    expect(complaint).toContain(said)
  })

  test.each<[what: string, from: string, to: string]>([
    ['a wrong value', "theme: '#c6f24a'", 'theme: lime'],
    ['a file that is not there', 'ferna/symbol.svg', 'ferna/mark.svg'],
    ['an icon by its size', '192: ferna/icon-192.png', '192: ferna/icon-512.png'],
    ['a token nobody knows', '  surface-page:', '  surface-7:'],
    ['a colour that is too faint', "text-muted: '#93aaaa'", "text-muted: '#4a5a5a'"],
    ['a key nobody knows', 'mail: hello', 'phone: 1\nmail: hello'],
  ])('with %s is refused with its line', (_what, from, to) => {
    const complaint = complaintOf(from, to)
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes(to.split('\n')[0]!)) + 1
    expect(complaint).toContain(`line ${line}: `)
  })

  test('is refused with all its mistakes at once', () => {
    expect(complaintOf(/symbol: .*\n/, 'symbol: ferna/a.svg\n').replace(/.*mistakes/, '')).toContain(
      'there is no file',
    )
    expect(complaintOf(/ferna\/(symbol|lockup)\.svg/g, 'ferna/none.svg').split('\n').length).toBe(3)
  })

  test('with broken YAML is refused with the line', () => {
    expect(complaintOf('name:\n', 'name: [\n')).toMatch(/ours\.yaml.* at line \d+/s)
  })
})

test.each([
  ['casino', /no shipped brand has this name: ferna, yanta do\..*\.\/casino\.yaml/],
  ['./nowhere/casino.yaml', /there is no file .*nowhere\/casino\.yaml/],
])('BRAND=%s is refused with the available brands', (reference, said) => {
  expect(() => readBrand(reference)).toThrow(expect.objectContaining({ name: 'BrandError' }))
  expect(() => readBrand(reference)).toThrow(said)
})

test.each(listBrandIds().filter((id) => readBrand(id).preloads))(
  'the fonts of %s have the letters of both languages',
  (id) => {
    const brand = readBrand(id)
    const letters = (address: string) => readLetters(brand.findFile(address)!.body)
    const [textCyrillic, textLatin, displayCyrillic, displayLatin] = brand.preloads!.ru.map(letters)
    const missing = (text: string, held: Set<number>) =>
      [...text].filter((letter) => !held.has(letter.codePointAt(0)!))
    for (const held of [textCyrillic!, displayCyrillic!])
      expect(missing('АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№', held)).toEqual([])
    for (const held of [textLatin!, displayLatin!])
      expect(
        missing('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()«»“”—–-%€−…©', held),
      ).toEqual([])
  },
)
