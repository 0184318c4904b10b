import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { holdProfiles, replayHold } from '@yanta/game-rules/hold'
import { worldFixture } from '../../../server/api-fixtures.ts'
import { holdRounds } from './rounds.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
vi.stubGlobal('fetch', fetch)
beforeEach(() => void fetch.mockReset().mockRejectedValue(new TypeError('offline')))
afterAll(() => vi.unstubAllGlobals())

const seeds = (nonce: number) => ({ serverSeed: '5eed'.repeat(16), clientSeed: 'hold', nonce })
const replay = (profile: string, nonce: number, stake = 2_000) =>
  holdRounds.replay({ profile, stake, choice: null }, seeds(nonce))
const show = (locale: 'ru' | 'en', theme?: string) =>
  replay('harvest', 21).buildView({ currency: 'RUB', locale, theme })
const clean = (text: string | null) => text?.replace(/[\s\u00a0\u202f]+/g, ' ')

test.each([
  ['stream', 137, 21_000],
  ['harvest', 39, 42_000],
  ['vault', 189, 40_000],
  ['summit', 401, 116_000],
] as const)('the published round of %s with the nonce %i is repeated with its win', (profile, nonce, win) => {
  expect(replay(profile, nonce).win).toBe(win)
  expect(replay(profile, nonce, 20_000).win).toBe(win * 10)
  expect(replay(profile, nonce + 1).win).not.toBe(win)
})

test('an order is the stake, which splits into twenty coins', () => {
  expect(holdRounds.writeOrder({ stake: 2_000 })).toBe('20.00')
  for (const text of ['20.00', ' 20,0 ', '20'])
    expect(holdRounds.readOrder(text, 'vault')).toEqual({ profile: 'vault', stake: 2_000, choice: null })
  for (const text of ['', '0', '-20', '20.01', '20; feature', '20; buy', '561.01; buy', '1e3', 'x'])
    expect(holdRounds.readOrder(text, 'vault')).toBeNull()
})

test('the spin is shown with its coins, then each respin with those that are held, to the sum', () => {
  const view = show('en')
  const press = (isBack = false) =>
    view.querySelector<HTMLButtonElement>(isBack ? '.step--back' : '.step:not(.step--back)')!
  const count = (selector: string) => view.querySelectorAll(selector).length
  expect([count('img'), count('.window__coin'), press(true).disabled]).toEqual([9, 6, true])
  expect(clean(view.textContent)).toContain('No win')
  press().click()
  expect(clean(view.textContent)).toContain('Respin 1 of 4, 3 left')
  expect(clean(view.textContent)).toContain('2 new coins')
  expect([count('img'), count('.window__coin'), count('.is-won')]).toEqual([0, 8, 2])
  press().click()
  expect(clean(view.textContent)).toContain('No new coins')
  for (let step = 0; step < 2; step++) press().click()
  expect(press().disabled).toBe(true)
  expect(clean(view.querySelector('.wins')!.textContent)).toMatch(/From coins₽? ?220\.00/)
  expect(clean(view.querySelector('.totals__win')!.textContent)).toContain('220.00')
})

test('the way that is pressed keeps the focus, and the other one has it at the end', () => {
  const view = show('en')
  document.body.replaceChildren(view)
  const [back, forward] = ['.step--back', '.step:not(.step--back)']
  const press = (way: string) => view.querySelector<HTMLButtonElement>(way)!.click()
  press(forward!)
  expect(document.activeElement).toBe(view.querySelector(forward!))
  for (let step = 0; step < 3; step++) press(forward!)
  expect(view.querySelector<HTMLButtonElement>(forward!)!.disabled).toBe(true)
  expect(document.activeElement).toBe(view.querySelector(back!))
})

test('symbols take the names of the world when it arrives, and have plain ones until then', async () => {
  const alts = (view: Element) => [...view.querySelectorAll('img')].map(({ alt }) => alt)
  for (const alt of alts(show('ru', 'honey'))) expect(alt).toMatch(/^[а-яё]+$/)
  const names = Object.fromEntries(Object.keys(worldFixture.names.ru).map((id) => [id, `мир ${id}`]))
  fetch.mockResolvedValue(Response.json({ ...worldFixture, names: { ru: names, en: names } }))
  const view = show('ru', 'honey')
  await vi.waitFor(() => expect(alts(view).every((alt) => alt.startsWith('мир '))).toBe(true))
})

test('bought respins are repeated from their price alone, and shown with it', () => {
  const order = { profile: 'harvest', stake: 48_100, choice: 'buy' }
  expect(holdRounds.writeOrder(order)).toBe('481.00; buy')
  expect(holdRounds.readOrder('481,00; BUY', 'harvest')).toEqual(order)
  const { win, buildView } = holdRounds.replay(order, seeds(3))
  const outcome = replayHold(holdProfiles.harvest, seeds(3), 2_000, 'feature')
  expect(win).toBe(outcome.win)
  const view = buildView({ currency: 'RUB', locale: 'en', theme: undefined })
  expect(view.querySelectorAll('.window__coin')).toHaveLength(outcome.coins.length)
  expect(clean(view.textContent)).toContain('Respins bought481.00 ₽ at a bet of 20.00 ₽')
})
