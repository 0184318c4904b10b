import { afterEach, expect, test, vi } from 'vitest'
import { pickVariant, readBucket } from './experiment.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a visitor sees the same variant each time', () => {
  expect(
    new Set(Array.from({ length: 50 }, () => pickVariant('lobby-banner', ['wide', 'compact'], 42))).size,
  ).toBe(1)
})

test('variants are assigned evenly, and independently for each experiment', () => {
  const deal = (experiment: string) =>
    Array.from({ length: 10_000 }, (_, bucket) => pickVariant(experiment, ['a', 'b', 'c', 'd'], bucket))
  const [first, second] = [deal('first'), deal('second')]
  for (const variant of ['a', 'b', 'c', 'd'])
    expect(first.filter((each) => each === variant).length).toBeGreaterThan(2_300)
  const both = first.filter((variant, index) => variant === second[index]).length
  expect(both).toBeGreaterThan(2_200)
  expect(both).toBeLessThan(2_800)
})

test('an experiment without variants has none', () => {
  expect(pickVariant('empty', [], 1)).toBeNull()
})

test('the bucket of a visitor is assigned once and stored for a year', () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'http:' })
  const bucket = readBucket()
  expect(page.cookie).toBe(`bucket=${bucket}; Path=/; Max-Age=31536000; SameSite=Lax`)
  page.cookie = `locale=ru; bucket=77`
  expect(readBucket()).toBe(77)
})

test.each(['bucket=x', 'bucket=', 'bucket=12345', 'bucket=-1'])('%s in the cookie is replaced', (cookie) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('location', { protocol: 'http:' })
  expect(readBucket()).toBeLessThan(10_000)
})
