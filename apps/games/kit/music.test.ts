import { expect, test } from 'vitest'
import { type SoundFamily, listMotif, renderBed, soundFamilies } from './music.ts'

const rate = 8000

function finishBed(family: SoundFamily, sampleRate: number) {
  const pieces = renderBed(family, sampleRate)
  for (;;) {
    const piece = pieces.next()
    if (piece.done) return piece.value
  }
}

test.each(soundFamilies)('the bed of %s is heard, never clips, and is repeated without a click', (family) => {
  const bed = finishBed(family, rate)
  expect(bed.length).toBeGreaterThan(5 * rate)
  const steps = bed.map((sample, index) => Math.abs(sample - bed.at(index - 1)!))
  const peak = Math.max(...bed.map(Math.abs))
  expect(peak).toBeGreaterThan(0.85)
  expect(peak).toBeLessThanOrEqual(0.9001)
  // The step over the seam is no larger than those inside.
  expect(steps[0]).toBeLessThanOrEqual(Math.max(...steps.slice(1)))
  expect(Math.abs(bed[0]!)).toBeLessThan(0.5)
})

test('no two families have one motif or one bed', () => {
  expect(new Set(soundFamilies.map((family) => listMotif(family).join())).size).toBe(soundFamilies.length)
  expect(new Set(soundFamilies.map((family) => finishBed(family, 1000).join())).size).toBe(
    soundFamilies.length,
  )
})
