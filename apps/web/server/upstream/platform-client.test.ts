import { expect, test, vi } from 'vitest'
import { config } from '../testing/site-under-test.ts'
import { type PlatformRequest, buildPlatformClient } from './platform-client.ts'

const carry = vi.hoisted(() => vi.fn<(address: string, request: { timeoutMs: number }) => Promise<never>>())
vi.mock('./platform-transport.ts', () => ({ buildPlatformTransport: () => carry }))

test('a request waits 8 s for the platform, or as long as it says itself; without an answer its status is 0', async () => {
  carry.mockRejectedValue(new Error('the platform gave no answer in time'))
  const ask = buildPlatformClient(config)
  const visitor = { address: '203.0.113.9', locale: 'ru', region: '' } as const
  const request: PlatformRequest = { method: 'GET', path: '/json-api/serverdata', visitor, requestId: 'r1' }
  expect(await ask(request)).toEqual({ status: 0, body: null })
  await ask({ ...request, timeoutMs: 60_000 })
  expect(carry.mock.calls.map(([, { timeoutMs }]) => timeoutMs)).toEqual([8_000, 60_000])
})
