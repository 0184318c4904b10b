import { expect, test } from 'vitest'
import { createTranslate, formatMoney } from '@yanta/i18n'
import { openFixture, roundFixture, worldFixture } from '../../../server/api-fixtures.ts'
import { messages } from './messages.ts'
import { describeState } from './render-hud.ts'
import { type SlotState, createState } from './state.ts'

const money = (minor: number): string => formatMoney(minor, 'RUB', 'ru')
const t = createTranslate(messages, 'ru')
const idle = createState(openFixture, { isTurbo: false, isReduced: false })
const won: SlotState = { ...idle, round: roundFixture, phase: { name: 'presenting', since: 0, endsAt: 2000 } }

test.each([
  ['a single win is named with its line', won, '3 × колокол на линии 1: 15,00\u00a0₽'],
  [
    'a waiting round shows that it is retried',
    { ...idle, phase: { name: 'spinning', since: 0, requestId: 'request-1', isSlow: true } },
    'Связь прервалась, повторяем запрос',
  ],
  [
    'an ended autoplay shows the reason',
    { ...idle, autoplayEnd: 'loss' },
    'Автоигра остановлена: проигрыш дошёл до вашего предела',
  ],
  [
    'an ended autoplay shows the reason after a win, too',
    { ...won, phase: { name: 'idle', since: 2000 }, autoplayEnd: 'win' },
    'Автоигра остановлена: выигрыш достиг вашего предела',
  ],
  ['rest shows nothing', idle, ''],
] satisfies [string, SlotState, string][])('%s', (_, state, text) => {
  expect(describeState(state, 0, t, worldFixture.names.ru, money)).toBe(text)
})

test('a win is named by the symbols of the world that the game is shown in', () => {
  expect(describeState(won, 0, t, { ...worldFixture.names.ru, bell: 'рог' }, money)).toBe(
    '3 × рог на линии 1: 15,00\u00a0₽',
  )
})
