import { tournament } from '@yanta/contract/fixtures'
import { expect, test } from 'vitest'
import { presentTournamentItem } from '../../../domain/contest/tournament.ts'
import { addPage, beginPages } from './tournament-pages.ts'

const item = (id: number, title = '') => presentTournamentItem({ ...tournament, id: String(id), title })
const items = (from: number, count: number) => Array.from({ length: count }, (_, index) => item(from + index))
const ids = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id).join()

test('a list is fully loaded when a page has fewer than nine [4.56] [9.13]', () => {
  expect(beginPages(items(1, 8), 1).isWhole).toBe(true)
  expect(beginPages(items(1, 9), 1).isWhole).toBe(false)
  const two = addPage(beginPages(items(1, 9), 1), items(10, 9))
  expect(two).toMatchObject({ pages: 2, isWhole: false })
  expect(addPage(two, items(19, 3))).toMatchObject({ pages: 3, isWhole: true })
  expect(addPage(two, [])).toMatchObject({ pages: 3, isWhole: true })
})

test('several pages at once are fully loaded when there are fewer than they hold [4.56]', () => {
  expect(beginPages(items(1, 26), 3).isWhole).toBe(true)
  expect(beginPages(items(1, 27), 3).isWhole).toBe(false)
})

test('a tournament that moves to the next page while one reads stands there once, as it is now', () => {
  const list = addPage(beginPages(items(1, 9), 1), [item(9, 'newer'), item(10)])
  expect(ids(list)).toBe('1,2,3,4,5,6,7,8,9,10')
  expect(list.items[8]).toMatchObject({ title: 'newer' })
})
