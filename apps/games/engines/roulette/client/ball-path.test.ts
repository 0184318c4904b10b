import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import {
  angleOfNumber,
  hurryLanding,
  listTouches,
  positionBall,
  planLanding,
  restRadius,
  rollOnRim,
  type BallPath,
} from './ball-path.ts'

const full = 2 * Math.PI
const aNumber = fc.integer({ min: 0, max: 36 })
const aTime = fc.integer({ min: 1, max: 9000 })
const isIn = (number: number, angle: number): boolean =>
  Math.abs((((angle - angleOfNumber(number)) % full) + full + 1e-9) % full) < 1e-6
const atRest = (path: BallPath) => positionBall(path, path.endsAt)

test('the ball comes to rest in the pocket of the number, whenever the answer arrives', () => {
  fc.assert(
    fc.property(aNumber, aTime, fc.constantFrom('normal', 'quick'), (number, at, pace) => {
      const position = atRest(planLanding(number, 0, at, pace))
      expect(isIn(number, position.angle)).toBe(true)
      expect(position).toMatchObject({ radius: restRadius, height: 0 })
    }),
  )
})

test('a hurried ball rests in the same pocket within half a second', () => {
  fc.assert(
    fc.property(aNumber, fc.integer({ min: 0, max: 4000 }), (number, after) => {
      const path = planLanding(number, 0, 700, 'normal')
      const hurried = hurryLanding(path, 700 + after)
      expect(hurried.endsAt).toBeLessThanOrEqual(Math.max(700 + after + 450, path.endsAt))
      expect(isIn(number, atRest(hurried).angle)).toBe(true)
    }),
  )
})

test('the ball never jumps and never rolls back on its way down', () => {
  fc.assert(
    fc.property(aNumber, aTime, (number, at) => {
      const path = planLanding(number, 0, at, 'normal')
      let before = rollOnRim(0, at - 8)
      for (let time = at; time <= path.endsAt; time += 8) {
        const position = positionBall(path, time)
        expect(position.angle).toBeLessThanOrEqual(before.angle + 0.02)
        expect(Math.abs(position.angle - before.angle)).toBeLessThan(0.2)
        expect(Math.abs(position.radius - before.radius)).toBeLessThan(0.04)
        before = position
      }
    }),
    { numRuns: 40 },
  )
})

test('every touch is listed once, in order, before the end', () => {
  const path = hurryLanding(planLanding(17, 0, 500, 'normal'), 3000)
  const touches = listTouches(path)
  expect(touches).toEqual(touches.toSorted((a, b) => a - b))
  expect(touches.at(-1)).toBeCloseTo(path.endsAt)
})
