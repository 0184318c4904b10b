import { expect, it } from 'vitest'
import { formatPlayTime, readClock, startClock, stopClock, zeroClock } from './play-clock.ts'

it('counts the time on the screen without the time between', () => {
  let clock = startClock(zeroClock, 1000)
  clock = startClock(clock, 3000)
  clock = stopClock(clock, 5000)
  expect(readClock(clock, 60_000)).toBe(4000)
  clock = startClock(clock, 60_000)
  expect(readClock(clock, 61_500)).toBe(5500)
})

it('never runs backwards when the system clock does', () => {
  expect(readClock(startClock(zeroClock, 5000), 1000)).toBe(0)
})

it.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [2_537_000, '0:42:17'],
  [36_061_000, '10:01:01'],
])('formats %i ms as %s', (ms, text) => {
  expect(formatPlayTime(ms)).toBe(text)
})
