import { listGameFacets, listGames } from '@yanta/contract'
import { category, gameFacets } from '@yanta/contract/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alerts, button, pass, platform, renderInSite, stopTime } from '../../testing/dom.tsx'
import { FiltersSheet } from './filters-sheet.tsx'
import { noFilters } from './game-filters.ts'

const onApply = vi.fn()
const onClose = vi.fn()
const total = (totalItems: number) => platform.answer(listGames, { items: [], totalItems })

async function open() {
  stopTime()
  for (const mock of [onApply, onClose]) mock.mockClear()
  total(12)
  platform.answer(listGameFacets, gameFacets)
  const list = {
    group: category,
    within: null,
    filters: { ...noFilters, q: 'fruit' },
    facets: gameFacets,
    total: 12,
  }
  await renderInSite(<FiltersSheet list={list} onApply={onApply} onClose={onClose} />)
  await pass(200)
}
const demo = () => screen.getByRole('checkbox', { name: /demo/i })
const asked = () => platform.sent(listGames).map(({ query }) => query.get('filter[demo]'))

test('a choice is counted 150 ms after the last press, and the button shows how many games are left', async () => {
  await open()
  expect(button('Show 12 games')).toBeTruthy()
  total(1)
  fireEvent.click(demo())
  await pass(100)
  fireEvent.click(demo())
  fireEvent.click(demo())
  await pass(140)
  expect(asked()).toEqual([null])
  await pass(20)
  expect(asked()).toEqual([null, '1'])
  expect(button('Show 1 game')).toBeTruthy()
})

test('a response to an older choice is dropped', async () => {
  await open()
  const slow = platform.hold(listGames)
  fireEvent.click(demo())
  await pass(160)
  total(7)
  fireEvent.click(demo())
  await pass(160)
  slow.answer({ items: [], totalItems: 99 })
  await pass(1)
  expect(button('Show 7 games')).toBeTruthy()
})

test('the list changes only when the choice is applied; a reset keeps search text and order', async () => {
  await open()
  fireEvent.click(demo())
  expect(onApply).not.toHaveBeenCalled()
  fireEvent.click(button('Reset'))
  fireEvent.click(demo())
  fireEvent.click(button(/Show/))
  expect(onApply.mock.calls).toEqual([[{ ...noFilters, q: 'fruit', demo: true }]])
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('the choice can be applied even when the count is unavailable', async () => {
  await open()
  platform.silence(listGames)
  fireEvent.click(demo())
  await pass(200)
  expect(alerts()).toHaveLength(1)
  fireEvent.click(button('Show games'))
  expect(onApply).toHaveBeenCalledTimes(1)
})
