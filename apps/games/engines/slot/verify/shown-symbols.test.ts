import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { worldFixture } from '../../../server/api-fixtures.ts'
import { loadShownSymbols } from './shown-symbols.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
vi.stubGlobal('fetch', fetch)
afterEach(() => fetch.mockReset())
afterAll(() => vi.unstubAllGlobals())

test("a round is shown with the symbols of its game's world, named in the language of the page", async () => {
  fetch.mockResolvedValue(Response.json({ ...worldFixture, symbols: 'candy' }))
  const shown = await loadShownSymbols('honey', 'en')
  expect(fetch.mock.calls[0]![0]).toBe('/worlds/honey')
  expect([shown.symbols, shown.names.bell]).toEqual(['candy', 'bell'])
})

test.each([
  ['that is gone', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['that can not be loaded', () => Promise.reject(new TypeError('offline'))],
])('a world %s hides no outcome', async (_, answer) => {
  fetch.mockImplementation(answer)
  expect(await loadShownSymbols('honey', 'ru')).toMatchObject({ symbols: 'classic', names: { bell: 'bell' } })
})
