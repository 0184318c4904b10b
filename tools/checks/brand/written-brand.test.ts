import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../project/root.ts'
import { findWrittenColors, findWrittenNames } from './written-brand.ts'

/** A repository of one file beside an empty set of tokens. */
function check(find: (folder: string) => string[], file: string, content: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'written-brand-'))
  const files = {
    'packages/brand/tokens.css': ':root { --accent: #ffc21f; }',
    'apps/web/src/x.css': '',
    'apps/games/kit/x.css': '',
    'apps/games/verify/x.css': '',
    'content/x.yaml': '',
    'tools/x.ts': '',
    [file]: content,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const found = find(folder)
  rmSync(folder, { recursive: true })
  return found
}

test('no source writes the name of a brand or the address of its files by hand', () => {
  expect(findWrittenNames(root)).toEqual([])
})

test('no style writes a colour by hand that a brand may change', () => {
  expect(findWrittenColors(root)).toEqual([])
})

test.each([
  ['apps/web/src/a.tsx', "const title = 'Welcome to Yanta'"],
  ['content/a.yaml', 'ru: В Ферне'],
  ['apps/games/a.html', '<img src="/art/brand/lockup.svg">'],
  ['apps/web/src/a.ts', "load('/brand/lockup.0a1b2c3d.svg')"],
])('a brand written in %s is found: %s', (file, content) => {
  expect(check(findWrittenNames, file, content)).toEqual([expect.stringContaining(`${file}:1 writes`)])
})

test.each([
  ['apps/web/src/a.ts', "import x from '@yanta/brand'"],
  ['apps/web/src/a.ts', "const place = 'yanta-data'"],
  ['content/a.yaml', 'ru: Янтарь'],
  ['apps/web/src/a.test.ts', 'expect(Yanta)'],
])('%s may say %s', (file, content) => {
  expect(check(findWrittenNames, file, content)).toEqual([])
})

test("a token's colour is found in both ways of writing it", () => {
  expect(
    check(
      findWrittenColors,
      'apps/web/src/a.css',
      '.a { color: #FFC21F }\n.b { background: rgb(255 194 31 / .2) }\n.c { color: #fff }',
    ),
  ).toEqual([
    'apps/web/src/a.css:1 writes #ffc21f: it is the token --accent',
    'apps/web/src/a.css:2 writes 255 194 31: it is the token --accent',
  ])
})
