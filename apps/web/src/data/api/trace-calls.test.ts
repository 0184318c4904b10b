import { getBalance, getGame } from '@yanta/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sent: Record<string, string>[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'ru' } })
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers)
    return new Response('{}')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('once traces are on each call names a trace of its own, as the servers read it', async () => {
  const { browserCall } = await import('./browser-call.ts')
  await browserCall(getBalance)
  expect(sent[0]).not.toHaveProperty('traceparent')
  const { traceCalls } = await import('./trace-calls.ts')
  traceCalls()
  for (let call = 0; call < 3; call++) await browserCall(getGame, { params: { slug: 'neon-drive' } })
  const traces = sent.slice(1).map(({ traceparent }) => traceparent!)
  expect(traces).toHaveLength(3)
  for (const trace of traces) expect(trace).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/)
  expect(new Set(traces.map((trace) => trace.slice(3, 35))).size).toBe(3)
})
