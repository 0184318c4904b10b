import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import covers from '../addresses/covers.json' with { type: 'json' }
import { openArt, type Art } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'yanta-art-'))
let art: Art
beforeAll(() => {
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({
      'brand/lockup': { hash: '00aa11bb', width: 120, height: 30, format: 'svg' },
      'covers/amber-tall': { hash: '1a2b3c4d', width: 360, height: 480, format: 'webp', avif: [180, 360] },
    }),
  )
  art = openArt(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a drawing has one address, the address of a picture lists its widths', () => {
  expect(art.getAddress('brand/lockup')).toBe('/art/brand/lockup.00aa11bb.svg')
  expect(art.getAddress('covers/amber-tall')).toBe('/art/covers/amber-tall.1a2b3c4d.360.webp#avif=180,360')
})

test('an unknown name has no address', () => {
  expect(art.findAddress('covers/amber-wide')).toBeUndefined()
  expect(art.findAddress('toString')).toBeUndefined()
  expect(() => art.getAddress('covers/amber-wide')).toThrow('covers/amber-wide')
})

test.each([
  ['covers/amber-tall.1a2b3c4d.180.avif', 'covers/amber-tall.1a2b3c4d.180.avif', true],
  ['covers/amber-tall.1a2b3c4d.360.webp', 'covers/amber-tall.1a2b3c4d.360.webp', true],
  ['covers/amber-tall.webp', 'covers/amber-tall.1a2b3c4d.360.webp', false],
  ['covers/amber-tall.avif', 'covers/amber-tall.1a2b3c4d.360.avif', false],
  ['brand/lockup.svg', 'brand/lockup.00aa11bb.svg', false],
])('%s is the file %s', (path, file, isNamedByContent) => {
  expect(art.findFile(path)).toEqual({ path: file, isNamedByContent })
})

test.each([
  'manifest.json',
  '../manifest.json',
  'covers/amber-tall',
  'covers/amber-tall.ffffffff.360.webp',
  'covers/amber-tall.1a2b3c4d.540.avif',
  'constructor',
  '',
])('no file is found for %j', (path) => {
  expect(art.findFile(path)).toBeUndefined()
})

test('the addresses that code imports match the shipped art', () => {
  expect(openArt().getAddress('covers/neon-drive-tall')).toBe(covers['neon-drive-tall'])
})
