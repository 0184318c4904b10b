import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRooms, keptEvents } from './rooms.ts'

const build = (seq: number) => String(seq)

test('who saw some gets exactly the rest, and who missed more than is kept gets nothing', () => {
  const rooms = createRooms()
  for (let count = 0; count < keptEvents + 50; count += 1) rooms.append('lobby', build)
  const last = keptEvents + 50
  expect(rooms.replay('lobby', last)).toEqual([])
  expect(rooms.replay('lobby', last - 3)).toEqual([String(last - 2), String(last - 1), String(last)])
  expect(rooms.replay('lobby', 50)).toHaveLength(keptEvents)
  expect(rooms.replay('lobby', 49)).toBeNull()
  expect(rooms.replay('lobby', last + 1)).toBeNull()
})

test('numbers of a room never come twice, whatever is forgotten in between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 60 }),
      (steps) => {
        let nowMs = 0
        const rooms = createRooms(() => nowMs)
        const last = new Map<string, number>()
        for (const [room, isSwept] of steps) {
          nowMs += 1
          if (isSwept) rooms.sweep(nowMs + 1, () => false)
          const seq = Number(rooms.append(room, build))
          expect(seq).toBeGreaterThan(last.get(room) ?? 0)
          last.set(room, seq)
        }
      },
    ),
  )
})

test('a room somebody listens to is not forgotten', () => {
  const rooms = createRooms(() => 0)
  rooms.append('kept', build)
  rooms.sweep(1, (room) => room === 'kept')
  expect(rooms.replay('kept', 0)).toEqual(['1'])
})
