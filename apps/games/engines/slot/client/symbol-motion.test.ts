import { symbolIds } from '@yanta/game-rules/slot'
import { expect, test } from 'vitest'
import { findGlint, motionOfSymbol, poseWinner, restingPose } from './symbol-motion.ts'

const window = [
  ['cherry', 'bell', 'plum'],
  ['lemon', 'gem', 'orange'],
  ['bar', 'plum', 'wild'],
] as const

test('one precious symbol of a resting window glints now and then, another one each time', () => {
  expect(findGlint(window, 0)).toBeNull()
  expect(findGlint(window, 3699)).toBeNull()
  expect(findGlint(window, 3700)).toEqual({ cell: [2, 2], share: 0 })
  expect(findGlint(window, 4150)).toEqual({ cell: [2, 2], share: 0.5 })
  expect(findGlint(window, 4600)).toBeNull()
  expect(findGlint(window, 8750)?.cell).toEqual([1, 1])
})

test('a window without a precious symbol is at rest', () => {
  for (let ms = 0; ms < 20_000; ms += 100) expect(findGlint([['cherry', 'bell', 'bar']], ms)).toBeNull()
})

test('winning symbols move by their family, and each of them moves', () => {
  const families = (['cherry', 'bell', 'gem', 'wild'] as const).map((symbol) => motionOfSymbol[symbol])
  expect(families).toEqual(['pulse', 'swing', 'spark', 'flip'])
  for (const symbol of symbolIds) {
    const poses = [0, 180, 360, 540, 720].map((ms) => poseWinner(symbol, ms))
    expect(poses.some((pose) => JSON.stringify(pose) !== JSON.stringify(poses[0]))).toBe(true)
    expect(poses.every(({ scale }) => scale >= restingPose.scale && scale < 1.2)).toBe(true)
  }
})

test('a flip shows the symbol from its edge, but never mirrored', () => {
  const widths = Array.from({ length: 60 }, (_, frame) => poseWinner('wild', frame * 25).width)
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(0)
  expect(Math.min(...widths)).toBeLessThan(0.1)
})
