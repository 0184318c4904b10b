import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function keep(mode: string) {
  vi.stubEnv('MODE', mode)
  vi.resetModules()
  const { setBrand } = await import('../site/brand.ts')
  setBrand({} as never)
  const { cachedChildren } = await import('./cached-children.ts')
  return cachedChildren('card', ['a'], () => <b>a</b>)
}

test('the server writes markup it has rendered before', async () => {
  expect(await keep('production')).toEqual({ dangerouslySetInnerHTML: { __html: '<b>a</b>' } })
})

test('in development every document is rendered by the latest code', async () => {
  expect(await keep('development')).toEqual({ children: <b>a</b> })
})
