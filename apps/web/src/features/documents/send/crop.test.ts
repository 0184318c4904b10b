import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Edit,
  type Frame,
  corners,
  findCorner,
  isUntouched,
  measureFrame,
  measureTurned,
  moveCorner,
  moveCornerByKey,
  tiltTo,
  turnQuarter,
  untouched,
} from './crop.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const frames = fc.tuple(share, share, share, share).map(([left, top, width, height]): Frame => ({
  left: left * 0.9,
  top: top * 0.9,
  right: left * 0.9 + 0.1 + width * (0.9 - left * 0.9),
  bottom: top * 0.9 + 0.1 + height * (0.9 - top * 0.9),
}))
const point = fc.record({
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
})
const anyCorner = fc.constantFrom(...corners)

test('wherever a corner is dragged, the frame stays within the picture and keeps a tenth of each side', () => {
  fc.assert(
    fc.property(frames, anyCorner, point, (frame, corner, to) => {
      const { left, top, right, bottom } = moveCorner(frame, corner, to)
      for (const edge of [left, top, right, bottom]) {
        expect(edge).toBeGreaterThanOrEqual(0)
        expect(edge).toBeLessThanOrEqual(1)
      }
      expect(right - left).toBeGreaterThan(0.0999)
      expect(bottom - top).toBeGreaterThan(0.0999)
    }),
  )
})

test('the corner that is not moved stays where it is', () => {
  fc.assert(
    fc.property(frames, point, (frame, to) => {
      expect(findCorner(moveCorner(frame, 'topLeft', to), 'bottomRight')).toEqual(
        findCorner(frame, 'bottomRight'),
      )
      expect(findCorner(moveCorner(frame, 'bottomRight', to), 'topLeft')).toEqual(
        findCorner(frame, 'topLeft'),
      )
    }),
  )
})

test('a quarter turn takes the frame with it, and four are none', () => {
  const frame = { left: 0.1, top: 0.2, right: 0.5, bottom: 0.9 }
  const turned = turnQuarter({ ...untouched, frame })
  expect(turned.turns).toBe(1)
  expect(Object.values(turned.frame).map((edge) => Math.round(edge * 100))).toEqual([10, 10, 80, 50])
  const back = [1, 2, 3].reduce(turnQuarter, turned)
  expect(back.turns).toBe(0)
  expect(Object.values(back.frame).map((edge) => Math.round(edge * 100))).toEqual([10, 20, 50, 90])
})

test.each([
  ['ArrowRight', { left: 0.02, top: 0, right: 1, bottom: 1 }],
  ['ArrowDown', { left: 0, top: 0.02, right: 1, bottom: 1 }],
  ['ArrowLeft', { left: 0, top: 0, right: 1, bottom: 1 }],
  ['Enter', null],
])('on the upper left corner %s makes the frame %j', (key, frame) => {
  expect(moveCornerByKey(untouched.frame, 'topLeft', key)).toEqual(frame)
})

test.each([
  [0, 0, 400, 300],
  [1, 0, 300, 400],
  [2, 0, 400, 300],
] as const)(
  'a picture of 400 by 300, turned by %d quarters and %d degrees, fills %d by %d',
  (turns, tilt, width, height) => {
    const size = measureTurned({ width: 400, height: 300 }, { turns, tilt })
    expect([Math.round(size.width), Math.round(size.height)]).toEqual([width, height])
  },
)

test('the frame is measured in the box around the turned picture', () => {
  const edit: Edit = { turns: 1, tilt: 0, frame: { left: 0.5, top: 0.25, right: 1, bottom: 1 } }
  const { x, y, width, height } = measureFrame({ width: 400, height: 300 }, edit)
  expect([x, y, width, height].map(Math.round)).toEqual([150, 100, 150, 300])
})

test.each([
  [20, 15],
  [-90, -15],
  [2.4, 2],
])('a tilt to %d degrees is %d', (wanted, tilt) => {
  expect(tiltTo(untouched, wanted).tilt).toBe(tilt)
})

test('a picture is untouched until anything is changed: then it is written anew', () => {
  expect(isUntouched(untouched)).toBe(true)
  expect(isUntouched([1, 2, 3, 4].reduce(turnQuarter, untouched))).toBe(true)
  expect(isUntouched(turnQuarter(untouched))).toBe(false)
  expect(isUntouched(tiltTo(untouched, 1))).toBe(false)
  expect(isUntouched({ ...untouched, frame: { ...untouched.frame, left: 0.01 } })).toBe(false)
})
