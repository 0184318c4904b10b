import { expect, test, vi } from 'vitest'
import { shareCall } from './shared-call.ts'

test('all who ask share one call', async () => {
  const fetch = vi.fn(async () => 'list')
  const load = shareCall(fetch)
  expect(await Promise.all([load(), load()])).toEqual(['list', 'list'])
  expect(await load()).toBe('list')
  expect(fetch).toHaveBeenCalledOnce()
})

test('after a failure the next one calls again', async () => {
  const answers = [async () => null, () => Promise.reject(new Error('broken')), async () => 'list']
  const load = shareCall<[], string | null>(() => answers.shift()!())
  expect(await Promise.all([load(), load()])).toEqual([null, null])
  await expect(load()).rejects.toThrow('broken')
  expect(await load()).toBe('list')
})
