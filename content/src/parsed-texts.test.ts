import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readContentFile } from './content-file.ts'
import { contentFolder, loadContent } from './load-content.ts'
import { openParsedTexts } from './parsed-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'yanta-parsed-'))
const file = join(folder, 'data', 'content-parsed')
const Entry = v.strictObject({ slug: v.string() })

beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

function write(text: string): void {
  writeFileSync(join(folder, 'list.yaml'), text)
}

/** As one start of the site reads it. */
function start(parsedFile = file) {
  const parsed = openParsedTexts(parsedFile)
  const { entries, problems } = readContentFile({ folder, parsed }, 'list.yaml', Entry)
  parsed.store()
  return { slugs: entries.map(({ value }) => value.slug), problems }
}

type Stored = Map<string, { value: unknown }>
const readStored = () => deserialize(readFileSync(file).subarray(32)) as Stored

const { version } = createRequire(import.meta.url)('yaml/package.json') as { version: string }

/** A file of these values, whole and of the format of its number. */
function writeStored(values: Stored, format = 1): void {
  const payload = serialize(values)
  const hash = createHash('sha256').update(`${format} ${version}\0`).update(payload).digest()
  writeFileSync(file, Buffer.concat([hash, payload]))
}

test('a text that an earlier start has parsed is not parsed again', () => {
  write('- slug: first\n')
  expect(start().slugs).toEqual(['first'])
  const [hash] = [...readStored().keys()]
  writeStored(new Map([[hash!, { value: [{ slug: 'stored' }] }]]))
  expect(start().slugs).toEqual(['stored'])
})

test('what a release with another format has stored is parsed again', () => {
  write('- slug: first\n')
  start()
  const [hash] = [...readStored().keys()]
  writeStored(new Map([[hash!, { value: [{ slug: 'stored' }] }]]), 2)
  expect(start().slugs).toEqual(['first'])
})

test('a stored file with any bit turned over is parsed again, and replaced', () => {
  write('- slug: first\n')
  start()
  const whole = readFileSync(file)
  for (const [at, byte] of whole.entries()) {
    const damaged = Buffer.from(whole)
    damaged[at] = byte ^ (1 << (at % 8))
    writeFileSync(file, damaged)
    expect(start()).toEqual({ slugs: ['first'], problems: [] })
    expect(readFileSync(file)).toEqual(whole)
  }
})

test('a changed text is parsed, and what it said before is stored no longer', () => {
  write('- slug: first\n')
  start()
  write('- slug: second\n')
  expect(start().slugs).toEqual(['second'])
  expect([...readStored().values()]).toEqual([{ value: [{ slug: 'second' }] }])
})

test('what a stored value says is checked at every start, and its mistakes are at the same lines', () => {
  write('- slug: first\n- slug: second\n  other: 1\n')
  const first = start()
  expect(readStored().size).toBe(1)
  expect(start()).toEqual(first)
  expect(first.problems).toEqual([
    { file: 'list.yaml', line: 3, message: expect.stringContaining("'other' is not a known field") },
  ])
})

test.each([
  ['that can not be parsed', '- slug: "first\n'],
  ['with a sign that no text can hold', '- slug: "a\\u0001"\n'],
])('a text %s is not stored, and is refused at every start', (_, text) => {
  write(text)
  const first = start()
  expect(first.problems).not.toEqual([])
  expect(start()).toEqual(first)
})

test.each([
  ['no file of values', Buffer.from('damaged')],
  ['a file of something else', serialize(['first'])],
])('%s counts as none, and is replaced', (_, bytes) => {
  write('- slug: first\n')
  start()
  writeFileSync(file, bytes)
  expect(start().slugs).toEqual(['first'])
  expect(readStored().size).toBe(1)
})

test('where nothing can be stored content is read all the same, and no draft is left behind', () => {
  write('- slug: first\n')
  expect(start(join(folder, 'list.yaml', 'content-parsed')).slugs).toEqual(['first'])

  const taken = join(folder, 'taken')
  mkdirSync(join(taken, 'content-parsed'), { recursive: true })
  expect(start(join(taken, 'content-parsed')).slugs).toEqual(['first'])
  expect(readdirSync(taken)).toEqual(['content-parsed'])
})

test('the content of this repository is the same from what an earlier start has stored', () => {
  const { art: _, ...first } = loadContent(contentFolder, { parsedFile: file })
  const stored = readFileSync(file)
  const { art: _again, ...second } = loadContent(contentFolder, { parsedFile: file })
  expect(second).toEqual(first)
  expect(readFileSync(file)).toEqual(stored)
  expect(readStored().size).toBeGreaterThan(100)
})
