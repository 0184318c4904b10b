import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeFrameScale, defaultFrameSize, isBetterTurned } from './frame-scale.ts'

const cases: [string, { width: number; height: number }, number][] = [
  ['its own size', { width: 1280, height: 720 }, 1],
  ['a wide window', { width: 2560, height: 720 }, 1],
  ['a narrow window', { width: 640, height: 2000 }, 0.5],
  ['a larger screen', { width: 1920, height: 1080 }, 1.5],
  ['no room yet', { width: 0, height: 0 }, 0],
]
it.each(cases)('a 1280x720 frame fits %s [3.3]', (_, room, scale) => {
  expect(computeFrameScale(defaultFrameSize, room)).toBe(scale)
})

it('a scaled frame never exceeds its container and touches two of its sides', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 5000 }),
    height: fc.integer({ min: 1, max: 5000 }),
  })
  fc.assert(
    fc.property(size, size, (frame, room) => {
      const scale = computeFrameScale(frame, room)
      const width = frame.width * scale
      const height = frame.height * scale
      expect(width).toBeLessThanOrEqual(room.width + 1e-6)
      expect(height).toBeLessThanOrEqual(room.height + 1e-6)
      expect(Math.min(room.width - width, room.height - height)).toBeLessThan(1e-6)
    }),
  )
})

it.each([
  ['a wide game on an upright phone', { width: 1600, height: 900 }, { width: 390, height: 700 }, true],
  ['the same game with the phone turned', { width: 1600, height: 900 }, { width: 844, height: 340 }, false],
  ['an upright game on a phone that lies', { width: 720, height: 1280 }, { width: 844, height: 340 }, true],
  ['a square game', { width: 1000, height: 1000 }, { width: 390, height: 700 }, false],
  [
    'a game of the usual size, which has a layout for phones',
    { width: 1280, height: 720 },
    { width: 390, height: 700 },
    false,
  ],
  ['a room without a size', { width: 1600, height: 900 }, { width: 0, height: 0 }, false],
])('suggests to turn the phone only where the game becomes far larger: %s', (_, frame, room, isWorth) => {
  expect(isBetterTurned(frame, room)).toBe(isWorth)
})
