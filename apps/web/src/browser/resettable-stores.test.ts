import { expect, test, vi } from 'vitest'
import { addClientStore, emptyClientStores } from './client-stores.ts'

test('another language empties every store that holds texts, and none that is gone [1.4]', () => {
  const [toasts, games, left] = [vi.fn(), vi.fn(), vi.fn()]
  addClientStore(toasts)
  addClientStore(games)
  const leave = addClientStore(left)
  leave()
  emptyClientStores()
  expect([toasts, games, left].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  emptyClientStores()
  expect(toasts).toHaveBeenCalledTimes(2)
})
