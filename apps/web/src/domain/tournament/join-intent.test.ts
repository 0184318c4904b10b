import { beforeEach, expect, test, vi } from 'vitest'
import { buildJoinAddress, readEntranceCodes, rememberJoin, takeJoin } from './join-intent.ts'

const hourMs = 3_600_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('the address that a guest comes back to carries the wish and what was typed [4.35]', () => {
  const address = buildJoinAddress('neon-race-20261118', { partnerCode: 'p104 & p22', invitation: '' })
  expect(address).toBe('/tournaments/neon-race-20261118?join=1&partnerCode=p104+%26+p22')
  expect(readEntranceCodes(new URL(address, 'https://site.example').searchParams)).toEqual({
    partnerCode: 'p104 & p22',
  })
})

test('the wish holds for its tournament alone, once, and for a day [4.35]', () => {
  rememberJoin('neon-race', 1_000)
  expect(takeJoin('dragon-watch', 2_000)).toBe(false)
  expect(takeJoin('neon-race', 2_000)).toBe(true)
  expect(takeJoin('neon-race', 2_000)).toBe(false)
  rememberJoin('neon-race', 0)
  expect(takeJoin('neon-race', 24 * hourMs)).toBe(false)
})

test('a link alone joins nothing', () => {
  expect(takeJoin('neon-race', 0)).toBe(false)
})
