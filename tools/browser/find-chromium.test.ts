import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yanta-browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

test('tests take the headless shell, benches the browser that people have', () => {
  const shell = program('chromium-headless-shell')
  const browser = program('chromium')
  expect(findHeadlessShell({ PATH: folder })).toBe(shell)
  expect(findChromium({ PATH: folder })).toBe(browser)
})

test('the browser that CHROME names is taken before any other, by tests and benches', () => {
  program('chromium-headless-shell')
  program('chromium')
  const CHROME = program('mine')
  expect(findHeadlessShell({ PATH: folder, CHROME })).toBe(CHROME)
  expect(findChromium({ PATH: folder, CHROME })).toBe(CHROME)
})
