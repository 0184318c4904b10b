import { expect, test } from 'vitest'
import { listSources } from './list-sources.ts'
import { root } from './root.ts'

test('sources are listed in folders of any name, build output is not', () => {
  const sources = listSources(root, ['apps'])
  expect(sources).toContain('apps/web/src/data/api/failure.ts')
  expect(sources.filter((path) => /\/(node_modules|dist|\.react-router)\//.test(path))).toEqual([])
})
