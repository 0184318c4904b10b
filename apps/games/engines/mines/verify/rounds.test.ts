import { hashServerSeed } from '@yanta/game-rules/fairness'
import { beginPlay, findWin, replayDeal, takeStep } from '@yanta/game-rules/mines'
import { expect, test } from 'vitest'
import { minesRounds } from './rounds.ts'

const seeds = {
  serverSeed: '5f3c1b0a9e8d7c6b5a49382716051423f5e4d3c2b1a0918273645546372819f0',
  clientSeed: 'vera-amber-07',
  nonce: 7,
}
const deal = replayDeal(seeds, 5)
const { field, rounding } = deal
const safe = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !field.includes(cell))
const write = (opened: number[]) =>
  minesRounds.writeOrder({ stake: 2000, choice: { mines: 5 }, steps: opened })
const winOf = (text: string, profile = 'exact') =>
  minesRounds.replay(minesRounds.readOrder(text, profile)!, seeds).win

test('an order is written and parsed with its stake, its mines and its opened cells', () => {
  expect(write([2, 6, 8])).toBe('20.00; 5; 3 7 9')
  expect(minesRounds.readOrder('20.00; 5; 3 7 9', 'exact')).toEqual({
    profile: 'exact',
    stake: 2000,
    choice: { mines: 5, opened: [2, 6, 8] },
  })
  expect(minesRounds.readOrder('20,5;24;', 'exact')).toEqual({
    profile: 'exact',
    stake: 2050,
    choice: { mines: 24, opened: [] },
  })
})

test.each([
  '',
  '20.00',
  '20.00; 0',
  '20.00; 25; 1',
  '20.00; 5; 26',
  '20.00; 5; 0',
  '20.00; 5; 3 3',
  '20.00; 5; x',
  '-20; 5; 3',
  '20.00; 2.5; 3',
])('%j is refused as an order', (text) => {
  expect(minesRounds.readOrder(text, 'exact')).toBeNull()
})

test.each([
  ['no choice', {}],
  ['no number of mines', { choice: {}, steps: [1] }],
  ['steps that are no cells', { choice: { mines: 5 }, steps: 'odd' }],
])('of an order with %s nothing is written', (_, order) => {
  expect(minesRounds.writeOrder({ stake: 2000, ...order })).toBe('')
})

test('a cashed-out round wins the value of its finds', () => {
  expect(winOf(write(safe.slice(0, 3)))).toBe(findWin(2000, 5, 3, rounding))
})

test('a round played before rounding was drawn is repeated with its win rounded down', () => {
  const opened = write(safe.slice(0, 3))
  expect(findWin(2000, 5, 3, 0)).toBe(findWin(2000, 5, 3, null) + 1)
  expect(winOf(opened, 'classic')).toBe(findWin(2000, 5, 3, null))
})

test('a round that ended at a mine wins nothing, whatever cells are claimed after it', () => {
  expect(winOf(write([safe[0]!, field[0]!]))).toBe(0)
  expect(winOf(write([safe[0]!, field[0]!, safe[1]!]))).toBe(0)
})

test('a cleared round wins by itself', () => {
  const all = safe.slice(0, 19)
  expect(winOf(write(all))).toBe(
    all.reduce((play, cell) => takeStep(play, { kind: 'open', cell }), beginPlay(2000, deal)).win,
  )
})

test('another server seed gives another field', () => {
  expect(replayDeal({ ...seeds, serverSeed: hashServerSeed('x') }, 5).field).not.toEqual(field)
})
