import { achievement } from '@yanta/contract/fixtures'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyProgress, findNearest, orderTrophies } from './achievement-list.ts'

const one = (id: string, progress: number, completedAt: string | null = null) => ({
  ...achievement,
  id,
  progress,
  isCompleted: completedAt !== null,
  completedAt,
})
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
const first = '2026-11-20T10:00:00.000Z'
const second = '2026-11-21T10:00:00.000Z'

test('the nearest are the six furthest of those between 0 and 100 [9.17]', () => {
  const items = [
    one('none', 0),
    one('done', 100, first),
    ...[5, 99, 40, 40, 1, 12, 70].map((progress, index) => one(`p${index}-${progress}`, progress)),
  ]
  expect(idsOf(findNearest(items))).toEqual(['p1-99', 'p6-70', 'p2-40', 'p3-40', 'p5-12', 'p0-5'])
})

test('trophies begin with the latest, and those to come keep the order of the editors', () => {
  const items = [one('a', 3), one('b', 100, first), one('c', 0), one('d', 100, second)]
  expect(idsOf(orderTrophies(items))).toEqual(['d', 'b', 'a', 'c'])
})

test('events of any progress lead to what a fetch would answer', () => {
  const changes = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), progress: fc.nat(100) }))
  fc.assert(
    fc.property(changes, (list) => {
      const items = ['a', 'b', 'c'].map((id) => one(id, 0))
      const shown = list.reduce(
        (before, { id, progress }) =>
          applyProgress(before, {
            id,
            progress,
            isCompleted: progress === 100,
            completedAt: progress === 100 ? second : null,
            image: achievement.image,
            titles: { ru: '', en: '' },
          }),
        { items, seq: {}, epoch: 'e1' },
      )
      const lastOf = (id: string) => list.findLast((change) => change.id === id)?.progress ?? 0
      expect(shown.items).toEqual(
        items.map(({ id }) => one(id, lastOf(id), lastOf(id) === 100 ? second : null)),
      )
    }),
  )
})
