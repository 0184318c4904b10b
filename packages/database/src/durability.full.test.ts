import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loseNoCommit } from './testing/kill-while-committing.ts'

const folder = mkdtempSync(join(tmpdir(), 'yanta-killed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('kill -9 in the middle of commits loses no acknowledged one, ten times in a row', async () => {
  expect.hasAssertions()
  await loseNoCommit(join(folder, 'database'), 10)
})
