import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPassRecord } from './passed-before.ts'

let folder: string
const open = () => openPassRecord('a check', ['sources', 'one.json'], folder)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-passed-'))
  mkdirSync(join(folder, 'sources'))
  writeFileSync(join(folder, 'sources/a.ts'), 'export const a = 1')
  writeFileSync(join(folder, 'one.json'), '{}')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a check that passed is not repeated while its inputs are unchanged', () => {
  expect(open().hasPassed).toBe(false)
  open().save(true)
  expect(open().hasPassed).toBe(true)
})

const changes: [string, () => void][] = [
  ['a file changed', () => writeFileSync(join(folder, 'sources/a.ts'), 'export const a = 2')],
  ['a file came', () => writeFileSync(join(folder, 'sources/b.ts'), '')],
  ['a file went', () => rmSync(join(folder, 'sources/a.ts'))],
  ['a file outside of folders changed', () => writeFileSync(join(folder, 'one.json'), '[]')],
  ['a configuration at the root changed', () => writeFileSync(join(folder, 'playwright.config.ts'), '{}')],
  ['a dependency changed', () => writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }')],
]

test.each(changes)('a check that passed is repeated once %s', (_, change) => {
  open().save(true)
  change()
  expect(open().hasPassed).toBe(false)
})

test('what changes while a check runs is not covered by its result', () => {
  const record = open()
  writeFileSync(join(folder, 'sources/a.ts'), 'export const a = 3')
  record.save(true)
  expect(open().hasPassed).toBe(false)
})

test('a check that failed is repeated, also where it had passed before', () => {
  open().save(true)
  open().save(false)
  expect(open().hasPassed).toBe(false)
})
