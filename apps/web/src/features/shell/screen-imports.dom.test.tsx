import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addScreenImports } from './screen-imports.ts'

const answer = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  window.__reactRouterManifest = {
    version: '1',
    url: '/guest/assets/manifest-ab12.js',
    routes: { 'routes/search': {}, 'routes/main': { imports: ['/main.js'] } },
  }
  vi.stubEnv('PROD', true)
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  delete window.__reactRouterManifest
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('what screens import is added to the list of routes once; where that failed, with the next link', async () => {
  answer.mockRejectedValueOnce(new Error('offline'))
  expect(await addScreenImports()).toBe(null)
  answer.mockResolvedValueOnce(new Response('gone', { status: 404 }))
  expect(await addScreenImports()).toBe(null)
  answer.mockResolvedValueOnce(Response.json({ 'routes/search': ['/a.js'], 'routes/gone': ['/b.js'] }))
  expect(await addScreenImports()).toBe(true)
  expect(await addScreenImports()).toBe(true)
  expect(answer.mock.calls).toEqual(Array(3).fill(['/guest/assets/imports-ab12.json']))
  expect(window.__reactRouterManifest!.routes).toEqual({
    'routes/search': { imports: ['/a.js'] },
    'routes/main': { imports: ['/main.js'] },
  })
})
