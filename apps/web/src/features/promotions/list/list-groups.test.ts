import { promotionListItem } from '@yanta/contract/fixtures'
import type { PromotionListItem } from '@yanta/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPromotions, listPastTypes, readFilter } from './list-groups.ts'

const item = (slug: string, changes: Partial<PromotionListItem> = {}): PromotionListItem => ({
  ...promotionListItem,
  id: slug,
  slug,
  ...changes,
})
const slugs = (promotions: readonly PromotionListItem[]) => promotions.map(({ slug }) => slug)

test('each promotion is in the group of its status, by priority [2.37] [4.5]', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          status: fc.constantFrom('future' as const, 'active' as const, 'past' as const),
          sortPriority: fc.integer({ min: -3, max: 3 }),
        }),
      ),
      (changes) => {
        const items = changes.map((change, place) => item(`p${place}`, { ...change, endAt: null }))
        const { important, active, future, past } = groupPromotions(items, 'all')
        expect(important).toBeNull()
        expect(slugs([...active, ...future, ...past]).toSorted()).toEqual(slugs(items).toSorted())
        for (const [status, group] of Object.entries({ active, future, past })) {
          expect(group.every((promotion) => promotion.status === status)).toBe(true)
          const priorities = group.map(({ sortPriority }) => sortPriority)
          expect(priorities).toEqual(priorities.toSorted((one, other) => other - one))
        }
      },
    ),
  )
})

test('the important one with the highest priority that runs now stands alone [2.37]', () => {
  const items = [
    item('over', { isImportant: true, status: 'past', sortPriority: 9 }),
    item('plain', { sortPriority: 8 }),
    item('second', { isImportant: true, sortPriority: 1 }),
    item('first', { isImportant: true, sortPriority: 2 }),
  ]
  const { important, active } = groupPromotions(items, 'all')
  expect(important?.slug).toBe('first')
  expect(slugs(active)).toEqual(['plain', 'second'])
})

test.each([
  ['all', ['one', 'two', 'three', 'four', 'five', 'text', 'over']],
  ['lottery', ['one', 'three', 'four', 'over']],
  ['exchange', ['two', 'five']],
  ['past', ['over']],
] as const)('the filter %s shows %j [2.5] [3.24]', (filter, expected) => {
  const items = [
    item('one', { template: 'template1' }),
    item('two', { template: 'template2' }),
    item('three', { template: 'template3' }),
    item('four', { template: 'template4' }),
    item('five', { template: 'template5' }),
    item('text', { template: null }),
    item('over', { template: 'template1', status: 'past' }),
  ]
  const { active, future, past } = groupPromotions(items, filter)
  expect(slugs([...active, ...future, ...past])).toEqual(expected)
  expect(readFilter(filter)).toBe(filter)
})

test('past promotions come latest first', () => {
  const ended = (month: number) =>
    item(`m${month}`, { status: 'past', endAt: `2026-${String(month).padStart(2, '0')}-01T00:00:00.000Z` })
  expect(slugs(groupPromotions([ended(3), ended(11), ended(7)], 'all').past)).toEqual(['m11', 'm7', 'm3'])
})

test('a type with past promotions alone is named, a page of text never [2.37]', () => {
  const items = [
    item('a', { type: 'duckHunt', status: 'past' }),
    item('b', { type: 'lottery', status: 'past' }),
    item('c', { type: 'lottery', status: 'future' }),
    item('d', { type: 'page', status: 'past' }),
  ]
  expect(listPastTypes(items)).toEqual(['duckHunt'])
  expect(listPastTypes([])).toEqual([])
})

test.each([null, '', 'ALL', 'constructor'])('a filter %j is all [2.5]', (value) => {
  expect(readFilter(value)).toBe('all')
})
