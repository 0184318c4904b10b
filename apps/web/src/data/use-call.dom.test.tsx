import { act, renderHook } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyClientStores } from '../browser/resettable-stores.ts'
import { pass, stopTime } from '../testing/dom.tsx'
import { siteHealth } from './api/browser-call.ts'
import type { Result } from './api/result.ts'
import { useCall } from './use-call.ts'

/** Calls in the order they were made, to be answered by the test. */
let calls: { key: string; signal: AbortSignal; answer: (result: Result<string, string>) => Promise<void> }[]

function fetchFor(key: string) {
  return (signal: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<Result<string, string>>()
    calls.push({ key, signal, answer: (result) => act(async () => resolve(result)) })
    return promise
  }
}
const good = (value: string): Result<string, string> => ({ ok: true, value })
const bad: Result<string, string> = {
  ok: false,
  refusal: { code: 'temporarily_unavailable', status: 503, errors: [] },
}

function open(key: string | null, options?: { pauseMs: number }) {
  calls = []
  return renderHook(({ key }: { key: string | null }) => useCall(key, fetchFor(key ?? ''), options), {
    initialProps: { key },
  })
}
afterEach(() => void vi.restoreAllMocks())

test('an answer is shown for the key it was asked for', async () => {
  const { result, rerender } = open('a')
  expect(result.current).toMatchObject({ phase: 'loading', value: null })
  await calls[0]!.answer(good('of a'))
  expect(result.current).toMatchObject({ phase: 'ready', value: 'of a', latest: 'of a' })
  rerender({ key: 'b' })
  expect(result.current).toMatchObject({ phase: 'loading', value: null, latest: 'of a' })
  await calls[1]!.answer(good('of b'))
  expect(result.current).toMatchObject({ phase: 'ready', value: 'of b' })
})

test('the answer to an earlier key is cancelled, and ignored if it comes all the same', async () => {
  const { result, rerender } = open('a')
  rerender({ key: 'b' })
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await calls[1]!.answer(good('of b'))
  await calls[0]!.answer(good('of a'))
  expect(result.current).toMatchObject({ value: 'of b', latest: 'of b' })
})

test('a call whose component has gone is cancelled', () => {
  const { unmount } = open('a')
  unmount()
  expect(calls[0]!.signal.aborted).toBe(true)
})

test('without a key nothing is asked for', () => {
  const { result } = open(null)
  expect([calls, result.current.phase]).toEqual([[], 'idle'])
})

test('a refusal is a failure until somebody tries again', async () => {
  const { result } = open('a')
  await calls[0]!.answer(bad)
  expect(result.current).toMatchObject({ phase: 'failed', value: null, attempt: 0, refusal: { status: 503 } })
  act(() => result.current.retry())
  expect(result.current).toMatchObject({ phase: 'loading', refusal: null, attempt: 1 })
  await calls[1]!.answer(good('of a'))
  expect(result.current.phase).toBe('ready')
})

test('without a network a failure says so, and is tried again when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = open('a')
  await calls[0]!.answer(bad)
  expect(result.current.phase).toBe('offline')
  network.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  expect([calls.length, result.current.phase]).toEqual([2, 'loading'])
})

test('a failure is tried again when the site answers again', async () => {
  open('a')
  await calls[0]!.answer(bad)
  act(() => siteHealth.store.setState({ trouble: 'unreachable' }))
  expect(calls).toHaveLength(1)
  act(() => siteHealth.store.setState({ trouble: null }))
  expect(calls).toHaveLength(2)
})

test('an answer that is here is not asked for again when the network is back', async () => {
  open('a')
  await calls[0]!.answer(good('of a'))
  await act(async () => void dispatchEvent(new Event('online')))
  expect(calls).toHaveLength(1)
})

test('when the language changes the answer is asked for anew, and stays until the new one is here', async () => {
  const { result } = open('a')
  await calls[0]!.answer(good('по-русски'))
  act(emptyClientStores)
  expect(calls).toHaveLength(2)
  expect(result.current).toMatchObject({ phase: 'ready', value: 'по-русски' })
  await calls[1]!.answer(good('in English'))
  expect(result.current).toMatchObject({ phase: 'ready', value: 'in English' })
  act(emptyClientStores)
  await calls[2]!.answer(bad)
  expect(result.current).toMatchObject({ phase: 'ready', value: 'in English' })
})

test('a key that changes within the pause is not asked for, and a retry does not wait', async () => {
  stopTime()
  const { result, rerender } = open('a', { pauseMs: 90 })
  await pass(80)
  rerender({ key: 'b' })
  await pass(89)
  expect(calls).toEqual([])
  await pass(1)
  expect(calls.map(({ key }) => key)).toEqual(['b'])
  await calls[0]!.answer(bad)
  act(() => result.current.retry())
  expect(calls).toHaveLength(2)
})

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    return this.state.error ? String(this.state.error) : this.props.children
  }
}

test('an error of the program reaches the nearest boundary instead of looking like a lost connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = () => Promise.reject(new TypeError('games is undefined'))
  renderHook(() => useCall('a', broken), { wrapper: Boundary })
  await act(async () => {})
  expect(document.body.textContent).toBe('TypeError: games is undefined')
})
