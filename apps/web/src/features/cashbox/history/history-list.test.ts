import type { Operation } from '@yanta/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addPage, applyHead, type OperationPage } from './history-list.ts'

const item = (id: number, stake = 100): Operation => ({
  kind: 'round',
  id: `round-${id}`,
  at: '2026-11-20T12:00:00.000Z',
  game: { slug: 'neon-drive', name: 'Neon Drive' },
  stake,
  win: 0,
  isFree: false,
  currency: 'RUB',
  status: 'settled',
})
const pageSize = 5
/** Of a history whose operations are numbered, the latest with the highest number. */
const pageOf = (count: number, before = count + 1, stake = 100): OperationPage => {
  const ids = Array.from({ length: pageSize }, (_, index) => before - 1 - index).filter((id) => id > 0)
  return { items: ids.map((id) => item(id, stake)), next: (ids.at(-1) ?? 1) > 1 ? String(ids.at(-1)) : null }
}
const open = (count: number, pages: number): OperationPage => {
  let shown = pageOf(count)
  for (let page = 1; page < pages && shown.next; page += 1)
    shown = addPage(shown, pageOf(count, Number(shown.next)))
  return shown
}

test('applying a new head shows what fetching all anew would begin with, without a gap or a repetition', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(12), fc.integer({ min: 1, max: 5 }), (count, more, pages) => {
      const { items, next } = applyHead(open(count, pages), pageOf(count + more))
      const all = Array.from({ length: count + more }, (_, index) => `round-${count + more - index}`)
      expect(items.map(({ id }) => id)).toEqual(all.slice(0, items.length))
      expect(next === null).toBe(items.length === all.length)
    }),
  )
})

test('what the head knows is replaced, such as a deposit that ended', () => {
  const { items } = applyHead(open(8, 2), pageOf(8, 9, 777))
  expect(items.map((each) => (each.kind === 'round' ? each.stake : 0))).toEqual([
    777, 777, 777, 777, 777, 100, 100, 100,
  ])
})
