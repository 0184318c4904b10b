import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import routerConfig from '../react-router.config.ts'
import { leftOver, replaceBodies, standIns } from './unused-router-parts.ts'

const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
)

test.each(Object.entries(standIns))(
  'the stub of %s exports what the router imports from it',
  (part, standIn) => {
    const offered = /export \{ (.+) \};/.exec(readFileSync(join(router, part), 'utf8'))![1]!.split(', ')
    expect([...standIn.matchAll(/export const (\w+)/g)].map((match) => match[1]).sort()).toEqual(
      offered.sort(),
    )
  },
)

test('lazy route discovery is off', () => {
  expect(routerConfig.routeDiscovery).toEqual({ mode: 'initial' })
})

test.each(Object.entries(leftOver))('%s contains the functions whose bodies are removed', (part, bodies) => {
  const code = readFileSync(join(router, part), 'utf8')
  expect(replaceBodies(code, bodies).length).toBeLessThan(code.length)
})

test('a body is replaced within another function, and a missing function throws', () => {
  expect(replaceBodies('function a() { async function b(c) { return 1 } return b }', { b: '{}' })).toBe(
    'function a() { async function b(c) {} return b }',
  )
  expect(() => replaceBodies('function a() {}', { b: '{}' })).toThrow('are to be left out')
})

test("no screen uses the router's forms or its fetchers", () => {
  const sources = join(import.meta.dirname, '../src')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  )
  const users = files.filter((file) => {
    const imports = [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/import \{([^}]*)\} from 'react-router'/g),
    ]
      .map((match) => match[1]!)
      .join()
    return /\b(Form|useSubmit|useFetchers?|useFormAction)\b/.test(imports)
  })
  expect(users).toEqual([])
})
