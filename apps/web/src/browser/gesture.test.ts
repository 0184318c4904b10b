import { expect, test } from 'vitest'
import { type Move, type Gesture, idleTouch, readGesture } from './gesture.ts'

const down = (x = 100, y = 100, atMs = 0): Move => ({ type: 'down', x, y, atMs })
const move = (x: number, y: number, atMs = 50): Move => ({ type: 'move', x, y, atMs })
const up = (x = 100, y = 100, atMs = 100): Move => ({ type: 'up', x, y, atMs })
const timePassed = (atMs: number): Move => ({ type: 'timePassed', atMs })
const cancel: Move = { type: 'cancel' }

function readAll(moves: Move[]): (Gesture | null)[] {
  let touch = idleTouch
  return moves.map((each) => {
    const reading = readGesture(touch, each)
    touch = reading.touch
    return reading.verdict
  })
}

const touches: [string, Move[], Gesture[]][] = [
  ['down and up on one spot', [down(), up()], ['tap']],
  ['a slip of ten pixels', [down(), move(110, 100), up(110, 100)], ['tap']],
  ['a slip of eleven pixels', [down(), move(111, 100), up(111, 100)], []],
  ['a slip there and back', [down(), move(120, 100), up()], []],
  ['29 pixels', [down(), move(129, 100), up(129, 100)], []],
  ['30 pixels to the right', [down(), move(130, 105), up(130, 105)], ['swipeRight']],
  ['30 pixels to the left', [down(), move(70, 95), up(70, 95)], ['swipeLeft']],
  ['30 pixels up', [down(), move(105, 70), up(105, 70)], ['swipeUp']],
  ['30 pixels down, without an event before the end', [down(), up(105, 130)], ['swipeDown']],
  ['399 milliseconds', [down(), timePassed(399), up(100, 100, 399)], ['tap']],
  ['400 milliseconds', [down(), timePassed(400), up(100, 100, 600)], ['hold']],
  [
    'a hold with a trembling finger',
    [down(), move(104, 97), timePassed(400), move(180, 100, 500), up(180, 100, 600)],
    ['hold'],
  ],
  ['a hold whose timer is late', [down(), up(100, 100, 400)], ['hold']],
  ['a long way, slowly', [down(), move(120, 100), timePassed(400), up(160, 100, 900)], ['swipeRight']],
  [
    'a finger the browser scrolls with',
    [down(), move(100, 130), cancel, timePassed(400), up(100, 200, 500)],
    [],
  ],
  ['two fingers', [down(), down(200, 200), timePassed(400), up(), up(200, 200)], []],
  [
    'a finger after a hold',
    [down(), timePassed(400), up(100, 100, 500), down(100, 100, 900), up(100, 100, 950)],
    ['hold', 'tap'],
  ],
  ['an end without a beginning', [up()], []],
]
test.each(touches)('%s: %j [9.18]', (_what, moves, verdicts) => {
  expect(readAll(moves).filter((verdict) => verdict !== null)).toEqual(verdicts)
})
