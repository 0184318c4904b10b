import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formParts, siteStyles } from './shared-files.ts'

const root = join(import.meta.dirname, '../../..')
const files = globSync(['apps/web/src/**/*.{css,ts,tsx}', 'packages/{brand,contract}/**/*.{css,ts}'], {
  cwd: root,
})

test.each([...siteStyles, ...formParts].map(String))('%s finds a file', (pattern) => {
  const [, source] = /^\/(.+)\/$/.exec(pattern)!
  expect(files.some((file) => new RegExp(source!).test(file))).toBe(true)
})
