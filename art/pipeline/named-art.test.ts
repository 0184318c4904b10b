import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findUnknownArt } from './named-art.ts'

const folder = mkdtempSync(join(tmpdir(), 'yanta-named-art-'))
afterAll(() => rmSync(folder, { recursive: true }))

function found(text: string): string[] {
  writeFileSync(join(folder, 'page.html'), `<!doctype html>\n${text}`)
  return findUnknownArt(folder, ['page.html'], { findFile: (path) => (path === 'brand/symbol.svg' ? { path, isNamedByContent: false } : undefined) })
}

test.each(['<img src="/art/brand/symbol.svg">', '<a href="/art">', 'app.get("/art/*")', '/art/covers/neon-drive-tall.1a2b3c4d.360.webp'])('%s names no art that is missing', (text) => {
  expect(found(text)).toEqual([])
})

test('art that is not drawn is told with file and line', () => {
  expect(found('<img src="/art/brand/symbol.svg"><img src="/art/brand/emblem.svg">')).toEqual(['page.html:2 nothing is drawn for /art/brand/emblem.svg'])
})

test('an address that is put together is told with file and line', () => {
  expect(found('`/art/levels/level-${level}.svg`')).toEqual([expect.stringMatching(/^page\.html:2 \/art\/levels\/level-.* is put together/)])
})
