import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function keep(mode: string) {
  vi.stubEnv('MODE', mode)
  vi.resetModules()
  const { setBrand } = await import('./brand.ts')
  setBrand({} as never)
  const { keepChildren } = await import('./keep-children.ts')
  return keepChildren('card', ['a'], () => <b>a</b>)
}

test('the server writes what it has drawn before', async () => {
  expect(await keep('production')).toEqual({ dangerouslySetInnerHTML: { __html: '<b>a</b>' } })
})

test('in development every document is drawn by the latest code', async () => {
  expect(await keep('development')).toEqual({ children: <b>a</b> })
})
