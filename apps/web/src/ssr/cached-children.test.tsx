import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function draw(mode: string, weight = '') {
  vi.stubEnv('MODE', mode)
  vi.stubEnv('WEIGHT', weight)
  vi.resetModules()
  const { setBrand } = await import('../site/brand.ts')
  setBrand({} as never)
  const { cachedChildren } = await import('./cached-children.ts')
  return cachedChildren('card', ['a'], () => <b>a</b>)
}

test('the server writes markup it has rendered before', async () => {
  expect(await draw('production')).toEqual({ dangerouslySetInnerHTML: { __html: '<b>a</b>' } })
})

test('a server without the cache renders each document anew', async () => {
  expect(await draw('production', 'no-fragment-cache')).toEqual({ children: <b>a</b> })
})

test('in development every document is rendered by the latest code', async () => {
  expect(await draw('development')).toEqual({ children: <b>a</b> })
})
