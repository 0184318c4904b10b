import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../testing/dom.tsx'
import { type ActionEnd, useAction } from './use-action.ts'

test('while a run is pending no other one starts, and what it was given is known for its button [4.55]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn((_name: string) => promise)
  const { result } = renderHook(() => useAction(send))
  let first: Promise<ActionEnd>
  act(() => {
    first = result.current.run('first')
  })
  expect([result.current.pending, result.current.isBusy]).toEqual([['first'], true])
  expect(await result.current.run('second')).toBe('busy')
  expect(send.mock.calls).toEqual([['first']])
  await act(async () => resolve())
  expect(await first!).toBe('done')
  expect([result.current.pending, result.current.isBusy]).toEqual([null, false])
})

test('a second press that comes before anything is rendered starts nothing [4.55]', async () => {
  const send = vi.fn(async () => {})
  const { result } = renderHook(() => useAction(send))
  const { run } = result.current
  await act(async () => expect(await Promise.all([run(), run()])).toEqual(['done', 'busy']))
  expect(send).toHaveBeenCalledOnce()
})

test('a refusal stays until what it was about changes, or another run begins', async () => {
  const reasons = [{ code: 'wrong_code' }, null, { code: 'wrong_code' }]
  const { result } = renderHook(() => useAction(async () => reasons.shift()))
  await act(async () => expect(await result.current.run()).toBe('refused'))
  expect(result.current.refusal).toEqual({ code: 'wrong_code' })
  await act(async () => expect(await result.current.run()).toBe('done'))
  expect(result.current.refusal).toBeNull()
  await act(async () => void (await result.current.run()))
  act(() => result.current.forget())
  expect(result.current.refusal).toBeNull()
})

test('a refusal known from before is shown at first', () => {
  const { result } = renderHook(() => useAction(async () => {}, { code: 'invalid_credentials' }))
  expect(result.current.refusal).toEqual({ code: 'invalid_credentials' })
})

test('an error of the program reaches the caller of the action, which does not stay pending', async () => {
  let isBroken = true
  const { result } = renderHook(() =>
    useAction(async () => {
      if (isBroken) throw new Error('no')
    }),
  )
  await act(async () => {
    await expect(result.current.run()).rejects.toThrow('no')
  })
  expect(result.current.isBusy).toBe(false)
  isBroken = false
  await act(async () => expect(await result.current.run()).toBe('done'))
})
