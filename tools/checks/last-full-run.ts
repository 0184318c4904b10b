// How the last `npm run test:all` ended, outside of git; `--release` writes it beside those of the other releases, to be committed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project/root.ts'
import { readRunCounts } from './budget/run-counts.ts'

interface Outcome {
  passed: number
  failed: number
  seconds: number
}

/** Reads the commit before the run begins, because the tree may change during it. Returns a function that saves the outcome. */
export function openFullRun(): (outcome: Outcome) => void {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const tree = { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' }
  return (outcome) => save({ date: new Date().toISOString(), ...tree, ...outcome, counts: readRunCounts() })
}

function save(result: object): void {
  write(join(root, '.cache/checks'), 'last-full-run.json', result)
  if (!process.argv.includes('--release')) return
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  write(join(root, 'docs/releases'), `${version}.json`, result)
}

function write(folder: string, name: string, result: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `${JSON.stringify(result, null, 2)}\n`)
}
