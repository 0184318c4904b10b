// The size of the pictures in the repository.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folders } from './folders.ts'
import { listFiles } from './results.ts'

test('the sheets are at most 300 pictures and 6 MB', () => {
  const files = listFiles(folders.baselines)
  expect(files.length).toBeLessThanOrEqual(300)
  expect(files.filter((path) => !path.endsWith('.avif'))).toEqual([])
  const bytes = files.reduce((sum, path) => sum + statSync(join(folders.baselines, path)).size, 0)
  expect(bytes).toBeLessThanOrEqual(6_000_000)
})
