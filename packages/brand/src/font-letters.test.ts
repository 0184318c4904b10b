// The fonts are subset to the letters in use: they must contain every character of every text, or a sentence mixes two fonts.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLetters } from './testing/read-letters.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(import.meta.dirname, '..')
const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8')
/** Signs used only for keyboard keys, left to the system's fonts. */
const keySigns = '↵'

interface Face {
  family: string
  file: string
  letters: Set<number>
}

const faces = [
  ...tokens.matchAll(
    /@font-face \{\s+font-family: '(\w+)';\s+src: url\('\.\/(fonts\/[\w-]+\.woff2)'\)[^}]*?unicode-range:\s+([^;]+);/g,
  ),
].map(([, family, file, ranges]): Face => ({ family: family!, file: file!, letters: readRanges(ranges!) }))

function readRanges(text: string): Set<number> {
  return new Set(
    text.split(',').flatMap((range) => {
      const [first, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index)
    }),
  )
}

/** All visible texts: messages, content, brands, and the few words in components. */
function listTexts(): [file: string, text: string][] {
  const under = (path: string, fits: RegExp) =>
    readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
      .filter((file) => fits.test(file) && !/node_modules|dist|\.(test|stories)\./.test(file))
      .map((file) => join(path, file))
  const files = [
    ...under('apps/web/src', /\.messages\.json$|\.tsx$/),
    ...under('apps/games', /messages.*\.(json|ts)$/),
    ...under('content', /\.(yaml|md)$/),
    ...under('brands', /\.yaml$/),
  ]
  return files.map((file) => [
    file,
    readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(#|\/\/|\/?\*).*$/gm, ''),
  ])
}

test('there are font files of both families', () => {
  expect(new Set(faces.map(({ family }) => family))).toEqual(new Set(['Onest', 'Unbounded']))
})

test.each(faces.map(({ file, letters }) => [file, letters] as const))(
  '%s contains every letter of its unicode-range',
  (file, letters) => {
    const held = readLetters(readFileSync(join(folder, file)))
    expect(
      [...letters].filter((letter) => !held.has(letter)).map((letter) => `U+${letter.toString(16)}`),
    ).toEqual([])
  },
)

test.each(['Onest', 'Unbounded'])('every letter of every text in Russian and English is in %s', (family) => {
  const held = new Set(faces.filter((face) => face.family === family).flatMap(({ letters }) => [...letters]))
  const missing = listTexts().flatMap(([file, text]) => {
    const letters = [...new Set(text)].filter(
      (letter) => /\S/.test(letter) && !held.has(letter.codePointAt(0)!) && !keySigns.includes(letter),
    )
    return letters.length > 0
      ? [
          `${file}: ${letters.map((letter) => `${letter} (U+${letter.codePointAt(0)!.toString(16)})`).join(' ')}`,
        ]
      : []
  })
  expect(missing).toEqual([])
})

test('a letter is in one file of a family only, so that it is loaded once', () => {
  for (const family of ['Onest', 'Unbounded']) {
    const all = faces.filter((face) => face.family === family).flatMap(({ letters }) => [...letters])
    expect(new Set(all).size).toBe(all.length)
  }
})
