import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Trouble, createSiteHealth } from './site-health.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(...answers: (Trouble | null)[]) {
  const ask = vi.fn(async () => answers.shift() ?? null)
  const health = createSiteHealth({ ask, random: () => 1 })
  return { ask, health, trouble: () => health.store.getState().trouble }
}

test('a healthy site is not checked', async () => {
  const { ask, trouble } = setUp()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([trouble(), ask.mock.calls.length]).toEqual([null, 0])
})

test('a check that finds no trouble reports none', async () => {
  const { ask, health, trouble } = setUp(null)
  await health.doubt()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([trouble(), ask.mock.calls.length]).toEqual([null, 1])
})

test('a site that does not answer is checked with growing delays of at most 30 s until it does', async () => {
  const { ask, health, trouble } = setUp(...Array.from<Trouble>({ length: 8 }).fill('unreachable'), null)
  await health.doubt()
  const delays: number[] = []
  let askedAt = Date.now()
  while (trouble()) {
    const before = ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(500)
    if (ask.mock.calls.length === before) continue
    delays.push(Date.now() - askedAt)
    askedAt = Date.now()
  }
  expect(delays).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(9)
})

test('concurrent requests for a check are one check', async () => {
  const { ask, health } = setUp('unreachable')
  await Promise.all([health.doubt(), health.doubt(), health.doubt()])
  expect(ask).toHaveBeenCalledOnce()
})

test('the platform itself reports the start and end of maintenance', async () => {
  const { ask, health, trouble } = setUp('reconstruction')
  health.noteReconstruction(true)
  expect(trouble()).toBe('reconstruction')
  health.noteReconstruction(false)
  expect(trouble()).toBeNull()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).not.toHaveBeenCalled()
})
