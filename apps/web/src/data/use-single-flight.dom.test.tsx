import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../testing/dom.tsx'
import { useSingleFlight } from './use-single-flight.ts'

test('while an action is pending no other one starts, and its name is known at once', async () => {
  const { result } = renderHook(() => useSingleFlight())
  const { promise, resolve } = Promise.withResolvers<string>()
  const second = vi.fn(async () => 'second')
  let first: Promise<string | undefined>
  act(() => {
    first = result.current.run('first', () => promise)
    expect(result.current.isBusy()).toBe(true)
  })
  expect(result.current.underWay).toBe('first')
  expect(await result.current.run('second', second)).toBeUndefined()
  expect(second).not.toHaveBeenCalled()
  await act(async () => resolve('done'))
  expect(await first!).toBe('done')
  expect([result.current.underWay, result.current.isBusy()]).toEqual([null, false])
})

test('an action that fails does not stay pending', async () => {
  const { result } = renderHook(() => useSingleFlight())
  await act(async () => {
    await expect(result.current.run('first', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
  expect(result.current.underWay).toBeNull()
  await act(async () => expect(await result.current.run('again', async () => 1)).toBe(1))
})
