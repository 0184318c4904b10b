import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import routerConfig from '../react-router.config.ts'
import { standIns } from './unused-router-parts.ts'

const router = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')

test.each(Object.entries(standIns))('%s offers what the router takes from it', (part, standIn) => {
  const offered = /export \{ (.+) \};/.exec(readFileSync(join(router, part), 'utf8'))![1]!.split(', ')
  expect([...standIn.matchAll(/export const (\w+)/g)].map((match) => match[1]).sort()).toEqual(offered.sort())
})

test('all routes are known from the start', () => {
  expect(routerConfig.routeDiscovery).toEqual({ mode: 'initial' })
})
