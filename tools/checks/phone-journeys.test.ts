import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../project/root.ts'

test('every journey whose file names a phone has one', () => {
  const files = globSync('e2e/*/{gate,full}/**/*.phone.test.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(8)
  expect(
    files.filter((file) => !/\bphone\b.*device\.ts'/.test(readFileSync(join(root, file), 'utf8'))),
  ).toEqual([])
})
