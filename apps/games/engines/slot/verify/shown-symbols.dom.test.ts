import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { worldFixture } from '../../../server/api-fixtures.ts'
import { profiles, replayRound } from '@yanta/game-rules/slot'
import { slotRounds } from './rounds.ts'
import { loadShownSymbols } from '../../../kit/spin/shown-symbols.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
vi.stubGlobal('fetch', fetch)
afterEach(() => fetch.mockReset())
afterAll(() => vi.unstubAllGlobals())

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'yanta', nonce: 7 }
const buildView = (locale: 'ru' | 'en') =>
  slotRounds
    .replay({ profile: 'low', stake: 2_000, choice: null }, seeds)
    .buildView({ currency: 'RUB', locale, theme: 'honey' })
const listAlts = (view: Element) => [...view.querySelectorAll('img')].map(({ alt }) => alt)

test("a round is shown with the symbols of its game's world, named in the language of the page", async () => {
  fetch.mockResolvedValue(
    Response.json({ ...worldFixture, symbols: { bell: '/art/symbols/candy/bell.svg' } }),
  )
  const shown = await loadShownSymbols('honey', 'en')
  expect(fetch.mock.calls[0]![0]).toBe('/worlds/honey')
  expect([shown?.symbols['bell'], shown?.names.bell]).toEqual(['/art/symbols/candy/bell.svg', 'bell'])
})

test('a round is shown at once, and with its world when that arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetch.mockReturnValue(promise)
  const view = buildView('ru')
  expect(listAlts(view)).toHaveLength(15)
  const names = Object.fromEntries(Object.keys(worldFixture.names.ru).map((id) => [id, `мир ${id}`]))
  expect(listAlts(view).join()).not.toContain('мир')
  resolve(Response.json({ ...worldFixture, names: { ru: names, en: names } }))
  await vi.waitFor(() => expect(listAlts(view).every((alt) => alt.startsWith('мир '))).toBe(true))
})

test.each([
  ['that is gone', () => Promise.resolve(new Response(null, { status: 404 }))],
  ['that can not be loaded', () => Promise.reject(new TypeError('offline'))],
])('a world %s hides no outcome, and leaves plain names in the language of the page', async (_, answer) => {
  fetch.mockImplementation(answer)
  expect(await loadShownSymbols('honey', 'ru')).toBeNull()
  const alts = listAlts(buildView('ru'))
  expect(alts).toHaveLength(15)
  for (const alt of alts) expect(alt).toMatch(/^[а-яё]+$/)
})

test('a world that does not answer is not waited for without end', async () => {
  fetch.mockReturnValue(new Promise(() => {}))
  buildView('en')
  expect(fetch.mock.calls[0]![1]?.signal).toBeInstanceOf(AbortSignal)
})

test('a respin names the wilds that it began with', () => {
  fetch.mockReturnValue(new Promise(() => {}))
  const nonce = [...Array(500).keys()].find((each) =>
    replayRound(profiles.walking, { ...seeds, nonce: each }, 2_000).spins.some(({ held }) => held),
  )!
  const { spins } = replayRound(profiles.walking, { ...seeds, nonce }, 2_000)
  const index = spins.findIndex(({ held }) => held)
  const [reel, row] = spins[index]!.held![0]!
  const view = slotRounds
    .replay({ profile: 'walking', stake: 2_000, choice: null }, { ...seeds, nonce })
    .buildView({ currency: 'RUB', locale: 'en', theme: 'honey' })
  expect(view.textContent).not.toContain('Wilds from the spin before')
  for (let times = 0; times < index; times += 1)
    view.querySelector<HTMLButtonElement>('[aria-label="Next spin"]')!.click()
  expect(view.textContent).toContain(`Wilds from the spin beforereel ${reel + 1}, row ${row + 1}`)
})

test.each([
  [0, 50_200, '20 free spins ×1'],
  [1, 43_000, '10 free spins ×2'],
  [2, 48_000, '5 free spins ×4'],
])('a round behind door %i is repeated from its seeds and the choice: it won %i', (door, win, words) => {
  fetch.mockReturnValue(new Promise(() => {}))
  const published = { serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce: 123 }
  const text = slotRounds.writeOrder({ stake: 2_000, steps: door })
  expect(text).toBe(`20.00; door ${door + 1}`)
  const round = slotRounds.replay(slotRounds.readOrder(text, 'doors')!, published)
  expect(round.win).toBe(win)
  const shown = round.buildView({ currency: 'RUB', locale: 'en', theme: 'samurai' }).textContent
  expect(shown).toContain(`Chosen free spins${words}`)
})

test('an order without a choice is that of the middle door, and of doors that there are none it is refused', () => {
  const published = { serverSeed: 'a1'.repeat(32), clientSeed: 'vera-07', nonce: 123 }
  fetch.mockReturnValue(new Promise(() => {}))
  const winOf = (text: string) => slotRounds.replay(slotRounds.readOrder(text, 'doors')!, published).win
  expect(winOf('20.00')).toBe(winOf('20.00; door 2'))
  expect(slotRounds.readOrder(' 20.00 ; feature ; DOOR 3', 'doors')).toMatchObject({
    choice: { choice: 'feature', door: 2 },
  })
  for (const [text, profile] of [
    ['20.00; door 4', 'doors'],
    ['20.00; door 0', 'doors'],
    ['20.00; door 1', 'medium'],
    ['0.30; door 1', 'doors'],
    ['25.00; ante', 'doors'],
    ['538.00; buy', 'gates'],
  ] as const)
    expect(slotRounds.readOrder(text, profile)).toBeNull()
})

test('a round with the ante is repeated from its price alone, and shown with it', () => {
  fetch.mockReturnValue(new Promise(() => {}))
  const order = slotRounds.readOrder('25.00; ante', 'low')!
  expect(order).toMatchObject({ stake: 2_500, choice: 'ante' })
  expect(slotRounds.writeOrder(order)).toBe('25.00; ante')
  expect(slotRounds.readOrder('25.01; ante', 'low')).toBeNull()
  const nonce = [...Array(500).keys()].find(
    (each) => replayRound(profiles.low, { ...seeds, nonce: each }, 2_000, 'ante').win > 0,
  )!
  const outcome = slotRounds.replay(order, { ...seeds, nonce })
  expect(outcome.win).toBe(replayRound(profiles.low, { ...seeds, nonce }, 2_000, 'ante').win)
  const text = outcome.buildView({ currency: 'RUB', locale: 'en', theme: 'honey' }).textContent
  expect(text?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('With the ante25.00 ₽ at a bet of 20.00 ₽')
})
