import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mended } from './mended-router.ts'
import { replaceBodies } from './unused-router-parts.ts'

const part = 'lib/dom/ssr/routes.js'
const own = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production', part),
  'utf8',
)

type Call = (handler: () => Promise<unknown>) => Promise<unknown>

/** The router's function, extracted from its file, with styles that load later than the answer. */
function takeOut(code: string): Call {
  const start = code.indexOf('async function prefetchStylesAndCallHandler(')
  const end = code.indexOf('let dataRoute = {', start)
  const build = runInThisContext(
    `(route, routeModulesCache, prefetchStyleLinks) => { ${code.slice(start, end)}; return prefetchStylesAndCallHandler }`,
  ) as (...given: unknown[]) => Call
  return build({ id: 'promo' }, { promo: {} }, () => new Promise((resolve) => setImmediate(resolve)))
}

let unheard: unknown[]
const note = (reason: unknown) => void unheard.push(reason)
beforeEach(() => {
  unheard = []
  process.on('unhandledRejection', note)
})
afterEach(() => process.off('unhandledRejection', note))

test('a screen that fails before its styles are loaded causes no unhandled rejection', async () => {
  const call = takeOut(replaceBodies(own, mended[part]!))
  await expect(call(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
  expect(await call(() => Promise.resolve('data'))).toBe('data')
  expect(unheard).toEqual([])
})
