import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../project/root.ts'
import { checkLockfiles } from './lockfile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-lockfile-'))
  for (const place of ['', 'tools/runtime', 'bench/lighthouse']) {
    mkdirSync(join(folder, place), { recursive: true })
    write(place, { 'node_modules/plain': {} })
    writeFileSync(join(folder, place, '.npmrc'), 'fund=false\nignore-scripts=true\n')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(place: string, packages: object): void {
  writeFileSync(join(folder, place, 'package-lock.json'), JSON.stringify({ packages }))
}

test('the lockfiles of this repository are sound', () => {
  expect(checkLockfiles(root)).toEqual([])
  expect(checkLockfiles(folder)).toEqual([])
})

test('an address, a missing part and a script that a package wants to run are reported', () => {
  write('', {
    'node_modules/far': { resolved: 'https://registry.example/far.tgz' },
    'node_modules/parts': { optionalDependencies: { 'parts-linux': '1.0.0' } },
    'node_modules/a/node_modules/eager': { hasInstallScript: true },
    'node_modules/esbuild': { hasInstallScript: true },
  })
  expect(checkLockfiles(folder)).toEqual([
    expect.stringContaining('an address for node_modules/far'),
    expect.stringContaining('lacks parts-linux'),
    expect.stringContaining('node_modules/a/node_modules/eager, which wants to run a script'),
  ])
})

test('settings that let packages run their scripts are reported', () => {
  writeFileSync(join(folder, '.npmrc'), 'fund=false\n')
  expect(checkLockfiles(folder)).toEqual([expect.stringContaining('.npmrc lacks ignore-scripts=true')])
})
