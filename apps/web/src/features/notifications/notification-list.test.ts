import { userNotification } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { addItems, groupByDay, isWhole, removeItems, withoutRead } from './notification-list.ts'

const at = (id: number, createdAt = '2026-11-25T12:00:00.000Z') => ({
  ...userNotification,
  id: String(id),
  createdAt,
})
const listOf = (newCount: number, ...ids: number[]) => ({
  items: ids.map((id) => at(id)),
  newCount,
  seq: {},
  epoch: 'e1',
})
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => Number(id))

test('a further page comes below, what came meanwhile above, and what comes twice is one', () => {
  const list = addItems(addItems(listOf(5, 10, 9), listOf(5, 9, 8)), listOf(6, 11, 10))
  expect([idsOf(list), list.newCount]).toEqual([[11, 10, 9, 8], 6])
})

test('reading removes what was read, here or elsewhere [4.47]', () => {
  const list = removeItems(listOf(5, 10, 9), { ids: ['10', '3'], newCount: 3 })
  expect([idsOf(list), list.newCount, isWhole(list)]).toEqual([[9], 3, false])
  expect(isWhole(removeItems(list, { ids: ['9', '8', '7'], newCount: 0 }))).toBe(true)
})

test('an answer has those that were read while it was under way neither in its list nor in its count', () => {
  const list = withoutRead(listOf(5, 10, 9, 8), (id) => ['9', '3'].includes(id))
  expect([idsOf(list), list.newCount]).toEqual([[10, 8], 4])
})

test("a day is the reader's, and stands once", () => {
  const local = (day: number, hours: number) => new Date(2026, 10, day, hours).toISOString()
  const days = groupByDay([
    at(4, local(25, 0)),
    at(3, local(24, 23)),
    at(2, local(24, 1)),
    at(1, local(20, 9)),
  ])
  expect(days.map(({ start, items }) => [new Date(start).getDate(), items.length])).toEqual([
    [25, 1],
    [24, 2],
    [20, 1],
  ])
})
