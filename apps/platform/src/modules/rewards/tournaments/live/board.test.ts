import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBoard, type BoardRow } from './board.ts'

const anyRow = fc.record({
  userId: fc.nat(12),
  earned: fc.nat(4),
  scoredAt: fc.nat(2),
  tie: fc.nat(3),
})

test('whatever changes come, a board is the table of the latest scores, and knows each place in it [3.38]', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyRow, { maxLength: 8 }), { maxLength: 6 }), (batches) => {
      const board = createBoard()
      const latest = new Map<number, BoardRow>()
      for (const batch of batches) {
        board.apply(batch)
        for (const row of batch) latest.set(row.userId, row)
      }
      const sorted = [...latest.values()]
        .filter(({ earned }) => earned > 0)
        .toSorted(
          (a, b) => b.earned - a.earned || a.scoredAt - b.scoredAt || a.tie - b.tie || a.userId - b.userId,
        )
      expect(board.first(100)).toEqual(sorted)
      expect(board.size).toBe(sorted.length)
      for (const userId of latest.keys()) {
        const index = sorted.findIndex((row) => row.userId === userId)
        const place = board.find(userId, 2)
        if (index < 0) {
          expect(place).toBeNull()
          continue
        }
        const from = Math.max(0, index - 2)
        expect(place).toEqual({
          position: index + 1,
          row: sorted[index],
          toNext: index === 0 ? null : sorted[index - 1]!.earned - sorted[index]!.earned + 1,
          around: sorted
            .slice(from, index + 3)
            .map((row, offset) => ({ ...row, position: from + offset + 1 })),
        })
      }
    }),
  )
})
