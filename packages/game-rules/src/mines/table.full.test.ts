import { expect, test } from 'vitest'
import { cellCount, rtp } from './model.ts'
import { findLastStep, findMultiplier } from './table.ts'

const counts = Array.from({ length: cellCount - 1 }, (_, index) => index + 1)

/** The number of fields by count of mines and by the cell of their first mine, counted one by one: 2^25 fields. */
function countFieldsByFirstMine(): number[][] {
  const found = Array.from({ length: cellCount + 1 }, () => new Array<number>(cellCount + 1).fill(0))
  for (let field = 1; field < 2 ** cellCount; field++) {
    let bits = field - ((field >>> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    const mines = (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
    found[mines]![31 - Math.clz32(field & -field)]! += 1
  }
  return found
}

test('every number of mines and every step to stop at pays back the declared share, counted over all 33,554,431 fields', () => {
  const byFirstMine = countFieldsByFirstMine()
  for (const mines of counts) {
    const fields = byFirstMine[mines]!.reduce((sum, count) => sum + count, 0)
    for (let steps = 1; steps <= findLastStep(mines); steps++) {
      const safe = byFirstMine[mines]!.reduce(
        (sum, count, firstMine) => (firstMine >= steps ? sum + count : sum),
        0,
      )
      const { numerator, denominator } = findMultiplier(mines, steps)
      expect([mines, steps, BigInt(safe) * numerator * 10_000n]).toEqual([
        mines,
        steps,
        BigInt(fields) * denominator * BigInt(rtp),
      ])
    }
  }
})
