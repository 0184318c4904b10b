import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeFrameScale, defaultFrameSize } from './frame-scale.ts'

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

it('a scaled frame never leaves its room and touches two of its sides [9.11]', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) })
  fc.assert(fc.property(size, size, (frame, room) => {
    const scale = computeFrameScale(frame, room)
    const width = frame.width * scale
    const height = frame.height * scale
    expect(width).toBeLessThanOrEqual(room.width + 1e-6)
    expect(height).toBeLessThanOrEqual(room.height + 1e-6)
    expect(Math.min(room.width - width, room.height - height)).toBeLessThan(1e-6)
  }))
})
