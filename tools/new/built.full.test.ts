// The output of `npm run new`, built and tested in a copy of the repository: its tests pass, and so does the build.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorkingCopy } from '../faults/working-copy.ts'
import { type Kind, kinds } from './kinds.ts'
import { readName } from './names.ts'
import { planFiles } from './plan-files.ts'
import { writePlan } from './write-plan.ts'

/** A language builds once its texts exist. */
const { language: _, ...complete } = kinds
const longMs = 1_800_000
let copy: string
const tests: string[] = []
beforeAll(() => {
  copy = createWorkingCopy()
  for (const [key, kind] of Object.entries<Kind>(complete)) {
    const name = readName(`tried-${key}`)
    const plan = planFiles(copy, kind, name)
    writePlan(copy, plan)
    const command = kind.command?.(name)
    if (command) run(...command)
    tests.push(...plan.added.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path)))
  }
}, longMs)
afterAll(() => rmSync(copy, { recursive: true, force: true }), longMs)

function run(...args: readonly string[]): void {
  execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' })
}

test(
  'the tests that came along pass, and the tables are those of the migrations',
  () => {
    expect(tests.length).toBeGreaterThan(4)
    run('tools/database/write-schemas.ts')
    run('node_modules/vitest/vitest.mjs', 'run', ...tests, 'apps/platform/src/database/schema.test.ts')
  },
  longMs,
)

test(
  'a new world has all that its content names, and obeys the rules of worlds and of art',
  () => {
    expect(() => run('content/validate.ts')).not.toThrow()
    const tests = ['content/src/worlds.test.ts', 'art/covers', 'art/symbols']
    expect(() => run('node_modules/vitest/vitest.mjs', 'run', ...tests)).not.toThrow()
  },
  longMs,
)

test('the site builds', () => expect(() => run('tools/build.ts')).not.toThrow(), longMs)
