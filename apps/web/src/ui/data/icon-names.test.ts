import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstIcons, laterIcons } from './icon-names.ts'

test.each([
  ['icons.svg', firstIcons],
  ['icons-later.svg', laterIcons],
] as const)('%s draws every icon of its list and no other', (file, names) => {
  const drawn = [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/<symbol id="(\w+)"/g),
  ].map((match) => match[1])
  expect(drawn).toEqual([...names])
})

test('an icon is in one file alone', () => {
  expect(firstIcons.filter((name) => (laterIcons as readonly string[]).includes(name))).toEqual([])
})
