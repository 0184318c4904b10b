import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeTable } from './lib/route-table.ts'
import routes, { screenFiles } from './routes.ts'

test('every screen has the address of the route table, and a file of its own [2.15]', () => {
  const table = Object.entries(screenFiles).map(([name, file]) => ({ path: routeTable[name as keyof typeof screenFiles].path as string, file }))
  const served = routes.filter(({ path }) => path !== '*').map(({ path, index, file }) => ({ path: index ? '/' : `/${path}`, file }))
  expect(served).toEqual(table)
  expect(new Set(table.map(({ file }) => file)).size).toBe(table.length)
  for (const { file } of routes) expect(existsSync(new URL(file, import.meta.url)), file).toBe(true)
})

test('whatever has no screen is answered by the page of 404 [2.14] [2.18]', () => {
  expect(routes.at(-1)).toMatchObject({ path: '*', file: 'routes/not-found.tsx' })
})
