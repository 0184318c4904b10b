import { describe, expect, test } from 'vitest'
import { wheelOrder } from '@yanta/game-rules/roulette'
import { positionMark, positionNumber, trackShapes, type TrackShapeName } from './track-geometry.ts'

const distance = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
  Math.hypot(ax - bx, ay - by)

describe.each(Object.keys(trackShapes) as TrackShapeName[])('the track laid %s', (name) => {
  const shape = trackShapes[name]
  const positions = wheelOrder.map((number) => positionNumber(shape, number))

  test('has every number on its ring, as far from its neighbours as from any other', () => {
    for (const [x, y] of positions)
      expect([x > 0, x < shape.width, y > 0, y < shape.height]).toEqual([true, true, true, true])
    const steps = positions.map((position, index) =>
      distance(position, positions[(index + 1) % positions.length]!),
    )
    expect(Math.min(...steps)).toBeGreaterThan(Math.max(...steps) * 0.9)
    expect(Math.min(...steps)).toBeGreaterThan(24)
  })

  test('has zero at its end, and the wheel runs clockwise from there', () => {
    const [x, y] = positionNumber(shape, 0)
    const isUpright = shape.height > shape.width
    expect(isUpright ? [Math.round(x), y] : [x, Math.round(y)]).toEqual(
      isUpright ? [shape.width / 2, shape.band / 2] : [shape.width - shape.band / 2, shape.height / 2],
    )
    const [nextX, nextY] = positionNumber(shape, 32)
    expect(isUpright ? nextX > x : nextY > y).toBe(true)
  })

  test('has its sectors side by side inside the ring, clear of the marks of numbers', () => {
    const boxes = Object.values(shape.sectors)
    for (const box of boxes) {
      for (const number of wheelOrder) {
        const [x, y] = positionMark(shape, number)
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, `${number}`).toBe(
          false,
        )
      }
      const others = boxes.filter((other) => other !== box)
      expect(
        others.some(
          (other) =>
            other.x < box.x + box.width &&
            box.x < other.x + other.width &&
            other.y < box.y + box.height &&
            box.y < other.y + other.height,
        ),
      ).toBe(false)
    }
  })
})
