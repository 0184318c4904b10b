import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRooms, storedEvents } from './rooms.ts'

const build = (seq: number) => String(seq)

test('a client that saw some events gets exactly the rest, and one that missed more than are stored gets null', () => {
  const rooms = createRooms()
  for (let count = 0; count < storedEvents + 50; count += 1) rooms.append('lobby', build)
  const last = storedEvents + 50
  expect(rooms.replay('lobby', last)).toEqual([])
  expect(rooms.replay('lobby', last - 3)).toEqual([String(last - 2), String(last - 1), String(last)])
  expect(rooms.replay('lobby', 50)).toHaveLength(storedEvents)
  expect(rooms.replay('lobby', 49)).toBeNull()
  expect(rooms.replay('lobby', last + 1)).toBeNull()
})

test('numbers of a room never repeat, whatever rooms are dropped in between', () => {
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

test('a room with listeners is not dropped', () => {
  const rooms = createRooms(() => 0)
  rooms.append('kept', build)
  rooms.sweep(1, (room) => room === 'kept')
  expect(rooms.replay('kept', 0)).toEqual(['1'])
})

test('an event is late after a newer one of its type and room, and clients of the room have to fetch a new snapshot', () => {
  const rooms = createRooms()
  const late = [2, 3, 3, 1, 3].map((order) => rooms.isLate('user:1', 'balance', order))
  expect(late).toEqual([false, false, false, true, false])
  expect([rooms.isLate('user:1', 'bonus', 1), rooms.isLate('user:2', 'balance', 1)]).toEqual([false, false])
  rooms.append('user:1', build)
  rooms.append('user:1', build)
  rooms.breakOff('user:1')
  expect(rooms.replay('user:1', 2)).toBeNull()
  const now = rooms.position('user:1')
  rooms.append('user:1', build)
  expect(rooms.replay('user:1', now)).toEqual([String(now + 1)])
})
