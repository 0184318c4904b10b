import { beforeEach, expect, test } from 'vitest'
import { ExpiringStore } from './expiring-store.ts'

let now = 0
let made = 0
let store: ExpiringStore<number>
const make = async () => ++made
const fail = () => Promise.reject(new Error('away'))
beforeEach(() => {
  now = 0
  made = 0
  store = new ExpiringStore<number>({
    maxEntries: 2,
    maxWeight: 100,
    weigh: (value) => value,
    freshMs: 10,
    staleMs: 20,
    now: () => now,
  })
})
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

test('a fresh value is made once', async () => {
  expect([await store.get('a', make), await store.get('a', make)]).toEqual([1, 1])
  expect(store.peek('a')).toBe(1)
})

test('concurrent callers share one computation', async () => {
  expect(await Promise.all([store.get('a', make), store.get('a', make), store.get('a', make)])).toEqual([
    1, 1, 1,
  ])
})

test('a stale value is served while the next one is made', async () => {
  await store.get('a', make)
  now = 15
  expect(await store.get('a', make)).toBe(1)
  await settle()
  expect(await store.get('a', make)).toBe(2)
})

test('a value older than the stale time is awaited', async () => {
  await store.get('a', make)
  now = 31
  expect(await store.get('a', make)).toBe(2)
})

test('when making fails the older value is served, however old', async () => {
  await store.get('a', make)
  now = 1_000
  expect(await store.get('a', fail)).toBe(1)
  await expect(store.get('b', fail)).rejects.toThrow('away')
})

test('a value that is gone is not served any more, nor while it was stale', async () => {
  const gone = new Error('gone')
  store = new ExpiringStore<number>({
    maxEntries: 2,
    maxWeight: 100,
    weigh: (value) => value,
    freshMs: 10,
    staleMs: 20,
    now: () => now,
    isGone: (error) => error === gone,
  })
  const find = () => store.get('a', () => Promise.reject(gone))
  await store.get('a', make)
  store.expireAll()
  await expect(find()).rejects.toBe(gone)
  await expect(store.get('a', fail)).rejects.toThrow('away')
  now = 1
  await store.get('a', make)
  now = 15
  expect(await find()).toBe(2)
  await settle()
  await expect(store.get('a', fail)).rejects.toThrow('away')
})

test('a value expired by a change is neither fresh nor stale, but serves as a fallback', async () => {
  await store.get('a', make)
  store.expireAll()
  expect(store.peek('a')).toBeUndefined()
  expect(await store.get('a', fail)).toBe(1)
  now = 1
  expect(await store.get('a', make)).toBe(2)
})

test('a value being made during a change does not count as fresh', async () => {
  let finish = (_value: number) => {}
  const slow = store.get(
    'a',
    () =>
      new Promise<number>((resolve) => {
        finish = resolve
      }),
  )
  store.expireAll()
  finish(7)
  await slow
  now = 1
  expect(store.peek('a')).toBeUndefined()
})

test('a full store evicts the entry that was not used for longest', async () => {
  for (const key of ['a', 'b']) await store.get(key, make)
  store.peek('a')
  await store.get('c', make)
  expect(store.size).toBe(2)
  expect([store.peek('a'), store.peek('b'), store.peek('c')]).toEqual([1, undefined, 3])
})

test('a store over its weight evicts entries, and stores no value that is too heavy by itself', async () => {
  await store.get('a', async () => 60)
  await store.get('b', async () => 70)
  expect([store.peek('a'), store.peek('b')]).toEqual([undefined, 70])
  expect(await store.get('c', async () => 101)).toBe(101)
  expect([store.peek('b'), store.peek('c'), store.size]).toEqual([70, undefined, 1])
  await store.get('d', async () => 100)
  now = 11
  await store.get('d', async () => 1)
  await settle()
  await store.get('e', async () => 99)
  expect([store.peek('d'), store.peek('e')]).toEqual([1, 99])
})
