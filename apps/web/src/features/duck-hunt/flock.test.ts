import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFlock, findNearest, isMoving, resizeFlock, settleDuck, stepFlock } from './flock.ts'

const insets = { top: 80, bottom: 110 }
const run = (flock: ReturnType<typeof createFlock>, ms: number) => {
  for (let at = 0; at < ms; at += 16) stepFlock(flock, 16)
}

test('ducks fly between what lies over the field, or come back to it, whatever its size and the frames', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 2_560 }),
      fc.integer({ min: 300, max: 1_440 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 50, maxLength: 400 }),
      (width, height, frames) => {
        const flock = createFlock(width, height, false, insets)
        for (const ms of frames) stepFlock(flock, ms)
        for (const { x, y, size, state } of flock.ducks) {
          expect(state).toBe('flying')
          expect(x).toBeGreaterThanOrEqual(-size)
          expect(x).toBeLessThanOrEqual(width + size)
          expect(y).toBeGreaterThan(insets.top)
          expect(y).toBeLessThan(height - insets.bottom)
        }
      },
    ),
  )
})

test('the duck nearest to the sight is shot at; what falls or flees is none', () => {
  const flock = createFlock(1_440, 800, false, insets)
  const [first, second] = flock.ducks
  expect(findNearest(flock, first!.x + 5, first!.y)).toBe(0)
  settleDuck(flock, 0, true)
  expect(findNearest(flock, first!.x, first!.y)).not.toBe(0)
  expect(findNearest(flock, second!.x, second!.y)).toBe(1)
})

test('a duck that is hit falls and comes back; one that is missed flies off upwards and comes back', () => {
  const flock = createFlock(1_440, 800, false, insets)
  const [hit, missed] = flock.ducks
  const [fromHit, fromMissed] = [hit!.y, missed!.y]
  settleDuck(flock, 0, true)
  settleDuck(flock, 1, false)
  run(flock, 700)
  expect(hit!.y).toBeGreaterThan(fromHit)
  expect(missed!.y).toBeLessThan(fromMissed)
  run(flock, 8_000)
  expect([hit!.state, missed!.state]).toEqual(['flying', 'flying'])
  expect(hit!.angle).toBe(0)
})

test('for a calm reader ducks stand still, and one that was shot at is gone for a moment', () => {
  const flock = createFlock(390, 700, true, insets)
  const before = flock.ducks.map(({ x, y }) => [x, y])
  run(flock, 5_000)
  expect(flock.ducks.map(({ x, y }) => [x, y])).toEqual(before)
  expect(isMoving(flock)).toBe(false)
  settleDuck(flock, 2, true)
  expect(flock.ducks[2]!.state).toBe('away')
  expect(isMoving(flock)).toBe(true)
  run(flock, 1_000)
  expect(flock.ducks[2]!.state).toBe('flying')
  expect(flock.ducks.map(({ x, y }) => [x, y])).toEqual(before)
})

test('another size of the field keeps each duck on its share of the way', () => {
  const flock = createFlock(1_000, 500, true, { top: 0, bottom: 0 })
  const shares = flock.ducks.map(({ x, y }) => [x / 1_000, y / 500])
  resizeFlock(flock, 400, 800, { top: 0, bottom: 0 })
  flock.ducks.forEach(({ x, y }, index) => {
    expect(x / 400).toBeCloseTo(shares[index]![0]!)
    expect(y / 800).toBeCloseTo(shares[index]![1]!)
  })
})
