import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { clusterProfiles, replayClusters } from '@yanta/game-rules/clusters'
import { worldFixture } from '../../../server/api-fixtures.ts'
import { clustersRounds } from './rounds.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
vi.stubGlobal('fetch', fetch)
beforeEach(() => void fetch.mockReset().mockRejectedValue(new TypeError('offline')))
afterAll(() => vi.unstubAllGlobals())

const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'clusters', nonce })
const replay = (profile: string, nonce: number, stake = 2_000) =>
  clustersRounds.replay({ profile, stake, choice: null }, seeds(nonce))
const show = (locale: 'ru' | 'en', theme?: string) =>
  replay('calm', 8).buildView({ currency: 'RUB', locale, theme })
const clean = (text: string | null) => text?.replace(/[\s\u00a0\u202f]+/g, ' ')

test.each([
  ['calm', 8, 13_500],
  ['rising', 47, 37_500],
  ['steep', 65, 83_000],
  ['patient', 56, 21_500],
] as const)('the published round of %s with the nonce %i is repeated with its win', (profile, nonce, win) => {
  expect(replay(profile, nonce).win).toBe(win)
  expect(replay(profile, nonce, 20_000).win).toBe(win * 10)
  expect(replay(profile, nonce + 1).win).not.toBe(win)
})

test('an order is the stake, which splits into twenty coins', () => {
  expect(clustersRounds.writeOrder({ stake: 2_000 })).toBe('20.00')
  for (const text of ['20.00', ' 20,0 ', '20'])
    expect(clustersRounds.readOrder(text, 'steep')).toEqual({ profile: 'steep', stake: 2_000, choice: null })
  for (const text of ['', '0', '-20', '20.01', '20; feature', '20; buy', '79.01; buy', '1e3', 'x'])
    expect(clustersRounds.readOrder(text, 'steep')).toBeNull()
})

test('each grid is shown with what it wins, from the first to the one without a cluster', () => {
  const view = show('en')
  const won = () => view.querySelectorAll('.is-won').length
  const [back, next] = [view.querySelector('.step--back'), view.querySelector('.step:not(.step--back)')]
  expect(view.querySelectorAll('img')).toHaveLength(49)
  expect(clean(view.textContent)).toContain('Grid 1 of 4, multiplier ×1')
  expect((back as HTMLButtonElement).disabled).toBe(true)
  expect(won()).toBeGreaterThanOrEqual(5)
  expect(clean(view.textContent)).toMatch(/From this grid ?₽?40\.00/)
  ;(next as HTMLButtonElement).click()
  expect(clean(view.textContent)).toContain('Grid 2 of 4, multiplier ×2')
  for (let step = 0; step < 2; step++)
    view.querySelector<HTMLButtonElement>('.step:not(.step--back)')!.click()
  expect(clean(view.textContent)).toContain('No win')
  expect(won()).toBe(0)
  expect(view.querySelector<HTMLButtonElement>('.step:not(.step--back)')!.disabled).toBe(true)
  expect(clean(view.querySelector('.totals__win')!.textContent)).toContain('135.00')
})

test('symbols take the names of the world when it arrives, and have plain ones until then', async () => {
  const alts = (view: Element) => [...view.querySelectorAll('img')].map(({ alt }) => alt)
  for (const alt of alts(show('ru', 'honey'))) expect(alt).toMatch(/^[а-яё]+$/)
  const names = Object.fromEntries(Object.keys(worldFixture.names.ru).map((id) => [id, `мир ${id}`]))
  fetch.mockResolvedValue(Response.json({ ...worldFixture, names: { ru: names, en: names } }))
  const view = show('ru', 'honey')
  await vi.waitFor(() => expect(alts(view).every((alt) => alt.startsWith('мир '))).toBe(true))
})

test('a bought multiplier is repeated from its price alone, and shown with it', () => {
  const order = { profile: 'calm', stake: 7_900, choice: 'buy' }
  expect(clustersRounds.writeOrder(order)).toBe('79.00; buy')
  expect(clustersRounds.readOrder('79,00; BUY', 'calm')).toEqual(order)
  const { win, buildView } = clustersRounds.replay(order, seeds(8))
  expect(win).toBe(replayClusters(clusterProfiles.calm, seeds(8), 2_000, 'feature').win)
  const text = clean(buildView({ currency: 'RUB', locale: 'en', theme: undefined }).textContent)
  expect(text).toMatch(/Grid 1 of \d, multiplier ×5/)
  expect(text).toContain('Multiplier bought79.00 ₽ at a bet of 20.00 ₽')
})
