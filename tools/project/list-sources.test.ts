import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'
import { root } from './root.ts'

test('sources are listed whatever their folder is called, and what is built is not', () => {
  const sources = listSources(root, ['apps'])
  expect(sources).toContain('apps/web/src/data/api/failure.ts')
  expect(sources.filter((path) => /\/(node_modules|dist|\.react-router)\//.test(path))).toEqual([])
})
