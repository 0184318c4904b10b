import { tokens } from '@yanta/contract/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AskPlatform, PlatformAnswer } from '../upstream/platform-client.ts'
import { buildSessions } from './sessions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asker = { visitor: {} as never, requestId: 'r1' }
const session = { refresh: { token: 'old-refresh-token', isRemembered: true } }

/** A platform that uses up the token at once and answers after `slowMs`; a second use ends the whole login. */
function askSlowPlatform(slowMs: number, first: PlatformAnswer = { status: 200, body: tokens }) {
  let uses = 0
  const ask: AskPlatform = ({ timeoutMs = 8_000 }) => {
    uses += 1
    const answer = uses === 1 ? first : { status: 401, body: null }
    return new Promise((resolve) => {
      setTimeout(() => resolve(answer), uses === 1 ? slowMs : 0)
      setTimeout(() => resolve({ status: 0, body: null }), timeoutMs)
    })
  }
  return { sessions: buildSessions(ask, false), countUses: () => uses }
}

test('a platform that renews after 9 s logs nobody out: nothing is decided after 8 s, and the new tokens wait for the next request [4.24]', async () => {
  const { sessions, countUses } = askSlowPlatform(9_000)
  const renew = () => sessions.renew(session, asker)
  const first = renew()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await first).toEqual({ outcome: 'unknown' })
  const waiting = renew()
  await vi.advanceTimersByTimeAsync(1_000)
  const renewed = { outcome: 'renewed', access: tokens.token, cookies: expect.any(Array) as string[] }
  expect(await waiting).toEqual(renewed)
  await vi.advanceTimersByTimeAsync(59_000)
  expect([await renew(), countUses()]).toEqual([renewed, 1])
  // They are not kept for good.
  await vi.advanceTimersByTimeAsync(1_000)
  void renew()
  expect(countUses()).toBe(2)
})

test.each([
  ['tokens that came in time', 7_000, { status: 200, body: tokens }],
  ['a late answer without tokens', 9_000, { status: 500, body: null }],
])('%s: nothing is kept for another request', async (_, slowMs, answer) => {
  const { sessions, countUses } = askSlowPlatform(slowMs, answer)
  void sessions.renew(session, asker)
  await vi.advanceTimersByTimeAsync(slowMs)
  void sessions.renew(session, asker)
  expect(countUses()).toBe(2)
})
