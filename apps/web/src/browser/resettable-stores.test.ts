import { expect, test, vi } from 'vitest'
import { addResettableStore, emptyClientStores } from './resettable-stores.ts'

test('changing the language empties every registered store, and no unregistered one [1.4]', () => {
  const [toasts, games, left] = [vi.fn(), vi.fn(), vi.fn()]
  addResettableStore(toasts)
  addResettableStore(games)
  const leave = addResettableStore(left)
  leave()
  emptyClientStores()
  expect([toasts, games, left].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  emptyClientStores()
  expect(toasts).toHaveBeenCalledTimes(2)
})
