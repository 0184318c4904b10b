import { describe, expect, test } from 'vitest'
import { createTranslate } from '@yanta/i18n'
import { buildMinesRound, minesFixture } from '../../../server/api-fixtures.ts'
import { messages } from './messages.ts'
import { findChance } from './panels/rules-tabs.ts'
import { describeChange, describeProgress } from './render.ts'
import { findCue } from './sounds.ts'
import { type MinesState, createState, reduce } from './state.ts'
import { formatMultiplier } from './words.ts'

const words = { t: createTranslate(messages, 'ru'), currency: 'RUB', locale: 'ru' } as const
const idle = createState(minesFixture)
type Changes = Parameters<typeof buildMinesRound>[0]
const after = (state: MinesState, changes: Changes): MinesState =>
  reduce(reduce(state, { type: 'start', at: 0, requestId: 'r' }), {
    type: 'answered',
    at: 0,
    round: buildMinesRound(changes),
  })
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [5, 0, '×1,00'],
  [5, 4, '×2,53'],
  [24, 1, '×24,25'],
  [1, 1, '×1,01'],
  [12, 8, '×815,17'],
  [4, 20, '×2 454'],
])('with %i mines %i finds are worth %s', (mines, steps, text) => {
  expect(plain(formatMultiplier(mines, steps, 'ru'))).toBe(text)
})

test('the chance of a step matches its multiplier in the table', () => {
  expect([findChance(1, 1), findChance(24, 1), findChance(5, 1), findChance(5, 2)]).toEqual([
    9600, 400, 8000, 6333,
  ])
})

describe('announcements and sounds', () => {
  test.each<[Changes, string, string | null]>([
    [{}, 'Раунд начался: 5 мин. Стрелками выберите клетку, пробелом откройте.', null],
    [{ opened: [3] }, 'Находка. Множитель ×1,21, можно забрать 24,25 ₽', 'gem'],
    [{ opened: [3], end: 'mine', field: [3] }, 'Мина. Ставка 20,00 ₽ проиграна', 'blast'],
    [{ opened: [3], end: 'cash_out', win: 2425 }, 'Множитель ×1,21. Выигрыш 24,25 ₽', 'win'],
    [{ opened: [3], mines: 1, end: 'cash_out', win: 2000 }, 'Множитель ×1,01. Вернулось 20,00 ₽', null],
    [
      { opened: [3], mines: 24, end: 'cleared', win: 48_500 },
      'Больше открывать нечего. Множитель ×24,25, выигрыш 485,00 ₽',
      'bigWin',
    ],
  ])('%j', (changes, text, cue) => {
    const asking = reduce(idle, { type: 'start', at: 0, requestId: 'r' })
    const next = reduce(asking, { type: 'answered', at: 0, round: buildMinesRound(changes) })
    expect(plain(describeChange(asking, next, words))).toBe(text)
    expect(findCue(asking, next)?.name ?? null).toBe(cue)
  })

  test('a request that is repeated is announced once', () => {
    const asking = reduce(idle, { type: 'start', at: 0, requestId: 'r' })
    const slow = reduce(asking, { type: 'slow' })
    expect(describeChange(asking, slow, words)).toBe('Связь прервалась, повторяем запрос')
    expect(describeChange(slow, reduce(slow, { type: 'slow' }), words)).toBe('')
    expect(describeChange(idle, asking, words)).toBe('')
  })

  test('each find sounds a little higher than the one before', () => {
    const pitch = (opened: number[]) =>
      findCue(reduce(idle, { type: 'start', at: 0, requestId: 'r' }), after(idle, { opened }))!.raise
    expect(pitch([1, 2])).toBeGreaterThan(pitch([1]))
    expect(pitch([1])).toBe(1)
  })
})

test('the bar shows the progress of the round, and its end', () => {
  expect(describeProgress(idle, words)).toBe('Выберите ставку и число мин')
  expect(describeProgress(after(idle, { opened: [1, 2] }), words)).toBe('2 из 19 находок')
  expect(describeProgress(after(idle, { mines: 24 }), words)).toBe('0 из 1 находки')
  expect(describeProgress(after(idle, { opened: [1], end: 'mine', field: [1] }), words)).toBe(
    'Мина. Раунд окончен',
  )
  expect(plain(describeProgress(after(idle, { opened: [1], end: 'cash_out', win: 2425 }), words))).toBe(
    'Выигрыш 24,25 ₽',
  )
  expect(plain(describeProgress(after(idle, { opened: [1], end: 'cash_out', win: 2000 }), words))).toBe(
    'Вернулось 20,00 ₽',
  )
  expect(describeProgress({ ...after(idle, { opened: [1] }), isResumed: true }, words)).toBe(
    'Ваш раунд ждал вас. Продолжайте',
  )
})
