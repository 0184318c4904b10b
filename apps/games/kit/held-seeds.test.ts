import { expect, test, vi } from 'vitest'
import { openFixture, roundFixture, seedsFixture } from '../server/api-fixtures.ts'
import type { Answer } from './game-server.ts'
import type { Seeds } from '../server/api.ts'
import { holdSeeds } from './held-seeds.ts'

const { serverSeedHash, nextServerSeedHash, clientSeed } = openFixture
const opened: Seeds = { serverSeedHash, nextServerSeedHash, clientSeed, nonce: 3 }
const { revealed: _, ...elsewhere } = seedsFixture
const own = { ...roundFixture, serverSeedHash, clientSeed, nonce: 3 }
const other = { ...own, ...elsewhere, nonce: 0 }

function hold(...answers: Answer<Seeds>[]) {
  const getSeeds = vi.fn(() => Promise.resolve(answers.shift() ?? { kind: 'lost' as const }))
  return { held: holdSeeds({ getSeeds }, opened), getSeeds }
}

test('a round of the known seeds moves their number on, and asks for nothing', () => {
  const { held, getSeeds } = hold()
  held.count(own)
  expect(held.read()).toEqual({ ...opened, nonce: 4 })
  expect(getSeeds).not.toHaveBeenCalled()
})

test('a round of other seeds, changed by another page, has them read anew until an answer comes', async () => {
  const { held, getSeeds } = hold({ kind: 'lost' }, { kind: 'ok', value: { ...elsewhere, nonce: 1 } })
  held.count(other)
  expect(held.read()).toEqual({ ...elsewhere, nextServerSeedHash, nonce: 1 })
  await Promise.resolve()
  held.count({ ...other, nonce: 1 })
  await vi.waitFor(() => expect(held.read()).toEqual({ ...elsewhere, nonce: 2 }))
  held.count({ ...other, nonce: 2 })
  expect(getSeeds).toHaveBeenCalledTimes(2)
})

test('an answer of before a change does not undo it', async () => {
  const { held } = hold({ kind: 'ok', value: { ...elsewhere, nonce: 1 } })
  const fresh = { ...elsewhere, serverSeedHash: elsewhere.nextServerSeedHash, nextServerSeedHash: 'f' }
  held.count(other)
  held.replace(fresh)
  await new Promise((resolve) => setTimeout(resolve))
  expect(held.read()).toEqual(fresh)
})
