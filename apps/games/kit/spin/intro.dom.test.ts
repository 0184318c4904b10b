import { createTranslate } from '@yanta/i18n'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenAnswerOf } from '../../server/api.ts'
import { openFixture, worldFixture } from '../../server/api-fixtures.ts'
import { h } from '../dom.ts'
import { drawIntroSymbol, drawIntroWord, isIntroDue, openIntro } from './intro.ts'
import { openPlay } from './play.ts'
import { spinMessages } from './spin-messages.ts'
import type { Stage } from './stage.ts'

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
  openPlay({ ...openFixture, ...changes }, { isTurbo: false, isReduced: true })
const slug = (): string => `game-${game}`
const symbols = { symbolAddresses: worldFixture.symbols, symbolNames: worldFixture.names.ru }
const figures = [
  { drawing: [drawIntroSymbol('wild', symbols)], text: 'Заменяет любой символ' },
  { drawing: [drawIntroWord('×3')], text: 'Выигрыши умножаются на 3.' },
]
const show = (isDemo = true): Element => {
  const stage = { reels, status } as unknown as Stage
  openIntro({ stage, t: createTranslate(spinMessages, 'ru') }, figures, { key: slug(), isDemo })
  return reels.querySelector('.intro')!
}
const pressKey = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

test('the intro shows each picture with its text, names its symbols and is announced', () => {
  const intro = show()
  expect([...intro.querySelectorAll('p')].map((text) => text.textContent)).toEqual([
    'Заменяет любой символ',
    'Выигрыши умножаются на 3.',
  ])
  expect(intro.querySelector('img')?.alt).toBe(worldFixture.names.ru.wild)
  expect(status.textContent).toBe('Как устроена эта игра. Заменяет любой символ. Выигрыши умножаются на 3')
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
  const running = { ...open(), phase: { name: 'presenting', since: 0, endsAt: 900 } }
  for (const state of [running, open({ freeRounds }), open({ isStakeReturned: true })])
    expect(isIntroDue(slug(), state)).toBe(false)
})
