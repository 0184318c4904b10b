import { milesNotification } from '@yanta/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createRealtime } from '../../../plugins/realtime/realtime.ts'
import { createMiles } from './progress.present.ts'

afterEach(() => vi.useRealTimers())

test('a player is told of the way to the next level at most once a second, and of the last step always [7.86]', () => {
  vi.useFakeTimers()
  const realtime = createRealtime()
  const told: [number, string, number][] = []
  realtime.publish = (room, event, data) => {
    expect(event.type).toBe(milesNotification.type)
    told.push([Date.now() - start, room, (data as { xp: number }).xp])
  }
  const start = Date.now()
  const miles = createMiles()
  const step = (userId: number, xp: number) =>
    miles.publish(realtime, userId, { way: { level: 1, xp, from: 0, next: 1_000 }, order: xp })
  for (let xp = 1; xp <= 15; xp += 1) {
    step(7, xp)
    vi.advanceTimersByTime(100)
  }
  step(8, 1)
  vi.advanceTimersByTime(5_000)
  step(7, 16)
  miles.close()
  expect(told).toEqual([
    [0, 'user:7', 1],
    [1_000, 'user:7', 10],
    [1_500, 'user:8', 1],
    [2_000, 'user:7', 15],
    [6_500, 'user:7', 16],
  ])
})
