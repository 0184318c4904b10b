import { createTranslate } from '@yanta/i18n'
import { profiles } from '@yanta/game-rules/slot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { h } from '../../../kit/dom.ts'
import type { OpenAnswerOf } from '../../../server/api.ts'
import { openFixture, roundFixture, worldFixture } from '../../../server/api-fixtures.ts'
import { isIntroDue, openIntro } from './intro.ts'
import { messages } from './messages.ts'
import type { HudContext } from './render-hud.ts'
import { createState } from './state.ts'

let presses = 0
const reels = h('section', {})
const status = h('p', {})
const spin = h('button', { onclick: () => void (presses += 1) })
const onKey = (): void => void (presses += 1)
let game = 0

beforeEach(() => {
  presses = 0
  game += 1
  document.body.replaceChildren(reels, status, spin)
  window.addEventListener('keydown', onKey)
})
afterEach(() => window.removeEventListener('keydown', onKey))

const open = (changes: Partial<OpenAnswerOf<'slot'>> = {}) =>
  createState({ ...openFixture, ...changes }, { isTurbo: false, isReduced: true })
const slug = (): string => `game-${game}`
const show = (isDemo = true): Element => {
  openIntro(
    {
      stage: { reels, status },
      profile: profiles.medium,
      t: createTranslate(messages, 'ru'),
      symbolAddresses: worldFixture.symbols,
      symbolNames: worldFixture.names.ru,
    } as unknown as HudContext,
    { game: slug(), isDemo },
  )
  return reels.querySelector('.intro')!
}
const pressKey = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

test('the intro shows wild, scatters and free spins in three pictures, which are also announced', () => {
  const figures = [...show().querySelectorAll('li')].map((figure) => [
    figure.querySelectorAll('img').length,
    figure.querySelector('p')!.textContent,
  ])
  expect(figures).toEqual([
    [1, 'Заменяет любой символ, кроме скаттера'],
    [3, 'Три скаттера в любом месте — 10 фриспинов'],
    [0, 'Во фриспинах выигрыши умножаются на 3'],
  ])
  expect(status.textContent).toContain('Три скаттера в любом месте — 10 фриспинов')
})

test.each([
  [' ', 1],
  ['ArrowUp', 1],
  ['m', 1],
  ['Escape', 0],
])('the key %j closes the intro, and the game hears it %i times', (key, heard) => {
  const intro = show()
  pressKey(key)
  expect(intro.isConnected).toBe(false)
  expect(presses).toBe(heard)
  pressKey(key)
  expect(presses).toBe(heard + 1)
})

test.each([' ', 'Enter'])(
  'the key %j only closes the intro of a game for real money, and stakes nothing',
  (key) => {
    const intro = show(false)
    pressKey(key)
    expect(intro.isConnected).toBe(false)
    expect(presses).toBe(0)
    pressKey(key)
    expect(presses).toBe(1)
  },
)

test('the way to a control by Tab leaves the intro open', () => {
  const intro = show()
  pressKey('Tab')
  expect(intro.isConnected).toBe(true)
})

test('a press anywhere closes it, and one on a control has its effect', () => {
  const first = show()
  first.querySelector('p')!.click()
  expect(first.isConnected).toBe(false)
  expect(presses).toBe(0)
  const second = show()
  spin.click()
  expect(second.isConnected).toBe(false)
  expect(presses).toBe(1)
})

test('the intro comes once per game on a device', () => {
  expect(isIntroDue(slug(), open())).toBe(true)
  show()
  pressKey('Escape')
  expect(isIntroDue(slug(), open())).toBe(false)
  expect(isIntroDue('another-game', open())).toBe(true)
})

test('it never stands before a running round, a gift or a notice', () => {
  const freeRounds = {
    id: '7',
    stake: 2000,
    total: 3,
    left: 2,
    won: 0,
    isFeature: false,
    expiresAt: '2030-01-01T00:00:00.000Z',
  }
  for (const changes of [{ pending: roundFixture }, { freeRounds }, { isStakeReturned: true }])
    expect(isIntroDue(slug(), open(changes))).toBe(false)
})
