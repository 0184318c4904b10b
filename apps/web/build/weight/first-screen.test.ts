import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listFirstScreen, listImports } from './first-screen.ts'

test('imports are followed over several lines and through exports, type imports are not', () => {
  expect(
    listImports(`import a from './a.ts'
import {
  b,
} from '../b.tsx'
export { c } from './c.ts'
import './d.ts'
import type { E } from './e.ts'
import { type F, type G } from './f.ts'
import { type H, i } from './i.ts'
import styles from './i.module.css'
const later = () => import('./later.ts')
`),
  ).toEqual(['./a.ts', '../b.tsx', './c.ts', './d.ts', './i.ts'])
})

test('the root layout is part of the first screen; lobby, popups and dialogs load later', () => {
  const source = resolve(import.meta.dirname, '../../src')
  const files = listFirstScreen([resolve(source, 'root.tsx'), resolve(source, 'routes/main.tsx')])
  expect(files).toContain(resolve(source, 'features/shell/shell.tsx'))
  expect(files).not.toContain(resolve(source, 'routes/loaded-lobby.tsx'))
  expect(files).not.toContain(resolve(source, 'app/search-modal.tsx'))
})

test('manifests name their code by lazy imports alone, and the first screen reaches none of them', () => {
  const source = resolve(import.meta.dirname, '../../src')
  const list = resolve(source, 'app/features.ts')
  const named = listFirstScreen([list])
  expect([...named].filter((file) => !file.endsWith('/feature.ts'))).toEqual([
    list,
    resolve(source, 'app/app-dialogs.ts'),
  ])
  expect(named.size).toBeGreaterThan(15)
  const entries = [
    'entry.client.tsx',
    'root.tsx',
    'routes/screens.tsx',
    'routes/main.tsx',
    'routes/loaded-lobby.tsx',
  ]
  const first = listFirstScreen(entries.map((file) => resolve(source, file)))
  expect([...first].filter((file) => named.has(file))).toEqual([])
})
