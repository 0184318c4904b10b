import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answer = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  window.__reactRouterManifest = {
    version: '1',
    url: '/guest/assets/manifest-ab12.js',
    routes: { 'routes/search': {}, 'routes/main': { imports: ['/main.js'] }, 'routes/alone': {} },
  }
  // What was added is kept for the life of a document.
  vi.resetModules()
  answer.mockReset()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  delete window.__reactRouterManifest
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('what screens import is added to the list of routes once; what could not be asked for is asked for again', async () => {
  const { addScreenImports } = await import('./screen-imports.ts')
  answer.mockRejectedValueOnce(new Error('offline'))
  expect(await addScreenImports()).toBe(null)
  answer.mockResolvedValueOnce(Response.json({ 'routes/search': ['/a.js'], 'routes/gone': ['/b.js'] }))
  expect(await addScreenImports()).toBe(true)
  expect(await addScreenImports()).toBe(true)
  expect(answer.mock.calls).toEqual(Array(2).fill(['/guest/assets/imports-ab12.json']))
  expect(window.__reactRouterManifest!.routes).toEqual({
    'routes/search': { imports: ['/a.js'] },
    'routes/main': { imports: ['/main.js'] },
    'routes/alone': { imports: [] },
  })
})

test.each([404, 410, 503])('an answer of %i is final: no other link asks again', async (status) => {
  const { addScreenImports } = await import('./screen-imports.ts')
  answer.mockResolvedValue(new Response('gone', { status }))
  expect(await addScreenImports()).toBe(false)
  expect(await addScreenImports()).toBe(false)
  expect(answer).toHaveBeenCalledOnce()
  expect(window.__reactRouterManifest!.routes['routes/search']).toEqual({})
})
