import * as contract from '@yanta/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../../..')
const decision = readFileSync(
  join(web, '../../docs/decisions/0062-data-come-with-the-screen-that-shows-them.md'),
  'utf8',
)

/** The words of all sources that run. */
function readWords(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|\.stories\.|testing\//.test(path),
  )
  return new Set(files.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/\w+/g) ?? []))
}

function isCallOfTheSpecification(value: unknown): value is contract.CallDeclaration {
  const { path, summary = '' } = value as Partial<contract.CallDeclaration>
  return path !== undefined && /\[7\.\d+\]/.test(summary)
}

test('the site makes each call of the specification, but for those whose answer it has already', () => {
  const values: unknown[] = Object.values(contract)
  const calls = values.filter(isCallOfTheSpecification)
  expect(calls.length).toBeGreaterThan(70)
  const words = new Set([...readWords(join(web, 'src')), ...readWords(join(web, 'server'))])
  const unmade = calls.filter(({ name }) => !words.has(name)).map(({ name }) => name)
  const table = [...decision.matchAll(/^\| `(\w+)` \[7\.\d+\] +\|/gm)].map(([, name]) => name)
  expect(unmade.toSorted()).toEqual(table.toSorted())
})
