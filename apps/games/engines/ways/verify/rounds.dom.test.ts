import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { replayWays, waysProfiles } from '@yanta/game-rules/ways'
import { worldFixture } from '../../../server/api-fixtures.ts'
import { waysRounds } from './rounds.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
vi.stubGlobal('fetch', fetch)
beforeEach(() => void fetch.mockReset().mockRejectedValue(new TypeError('offline')))
afterAll(() => vi.unstubAllGlobals())

const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'ways', nonce })
const replay = (profile: string, nonce: number, stake = 2_000) =>
  waysRounds.replay({ profile, stake, choice: null }, seeds(nonce))
const show = (locale: 'ru' | 'en', theme?: string) =>
  replay('brook', 41).buildView({ currency: 'RUB', locale, theme })
const clean = (text: string | null) => text?.replace(/[\s\u00a0\u202f]+/g, ' ')

test.each([
  ['brook', 41, 15_300],
  ['tide', 133, 200],
  ['swell', 106, 54_000],
  ['storm', 91, 3_600],
] as const)('the published round of %s with the nonce %i is repeated with its win', (profile, nonce, win) => {
  expect(replay(profile, nonce).win).toBe(win)
  expect(replay(profile, nonce, 20_000).win).toBe(win * 10)
  expect(replay(profile, nonce + 1).win).not.toBe(win)
})

test('an order is the stake, which splits into twenty coins', () => {
  expect(waysRounds.writeOrder({ stake: 2_000 })).toBe('20.00')
  for (const text of ['20.00', ' 20,0 ', '20'])
    expect(waysRounds.readOrder(text, 'storm')).toEqual({ profile: 'storm', stake: 2_000, choice: null })
  for (const text of ['', '0', '-20', '20.01', '20; feature', '20; buy', '704.01; buy', '1e3', 'x'])
    expect(waysRounds.readOrder(text, 'storm')).toBeNull()
})

test('the paid spin and each free spin are shown with their reels, ways and wins, one after the other', () => {
  const view = show('en')
  const press = (button: string) => view.querySelector<HTMLButtonElement>(button)!.click()
  const reels = () => [...view.querySelectorAll('.window__reel')].map(({ children }) => children.length)
  expect(reels()).toEqual([3, 4, 7, 6, 4, 7])
  expect(clean(view.textContent)).toContain('Paid spin')
  expect(clean(view.textContent)).toContain('Ways in all14,112')
  expect(clean(view.textContent)).toContain('Scatters: 4+8')
  expect(view.querySelectorAll('.is-won')).toHaveLength(4)
  expect(view.querySelector<HTMLButtonElement>('.step--back')!.disabled).toBe(true)
  press('.step:not(.step--back)')
  expect(clean(view.textContent)).toContain('Free spin 1 of 8, multiplier ×1')
  expect(clean(view.textContent)).toMatch(/From this spin ?₽?15\.00/)
  for (let spin = 0; spin < 7; spin++) press('.step:not(.step--back)')
  expect(clean(view.textContent)).toContain('Free spin 8 of 8, multiplier ×5')
  expect(view.querySelector<HTMLButtonElement>('.step:not(.step--back)')!.disabled).toBe(true)
  expect(clean(view.querySelector('.totals__win')!.textContent)).toContain('153.00')
})

test('symbols take the names of the world when it arrives, and have plain ones until then', async () => {
  const alts = (view: Element) => [...view.querySelectorAll('img')].map(({ alt }) => alt)
  for (const alt of alts(show('ru', 'sea'))) expect(alt).toMatch(/^[а-яё]+$/)
  const names = Object.fromEntries(Object.keys(worldFixture.names.ru).map((id) => [id, `мир ${id}`]))
  fetch.mockResolvedValue(Response.json({ ...worldFixture, names: { ru: names, en: names } }))
  const view = show('ru', 'sea')
  await vi.waitFor(() => expect(alts(view).every((alt) => alt.startsWith('мир '))).toBe(true))
})

test('a bought series is repeated from its price alone, and shown with it', () => {
  const order = { profile: 'tide', stake: 70_400, choice: 'buy' }
  expect(waysRounds.writeOrder(order)).toBe('704.00; buy')
  expect(waysRounds.readOrder('704,00; BUY', 'tide')).toEqual(order)
  const { win, buildView } = waysRounds.replay(order, seeds(3))
  const outcome = replayWays(waysProfiles.tide, seeds(3), 2_000, 'feature')
  expect(win).toBe(outcome.win)
  const text = clean(buildView({ currency: 'RUB', locale: 'en', theme: undefined }).textContent)
  expect(text).toContain(`Free spin 1 of ${outcome.spins.length}, multiplier ×1`)
  expect(text).toContain('Free spins bought704.00 ₽ at a bet of 20.00 ₽')
  expect(text).not.toContain('Paid spin')
})
