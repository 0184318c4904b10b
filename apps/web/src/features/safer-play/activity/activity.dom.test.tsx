import { getActivity } from '@yanta/contract'
import { activity } from '@yanta/contract/fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { modalStore } from '../../../dialogs/store.ts'
import { alerts, button, field, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { ActivityTab } from './activity-tab.tsx'

const path = '/profile/safer-play/activity'
const page = () => readText(document.body)
const asked = () => platform.sent(getActivity).map(({ query }) => [query.get('from'), query.get('to')])

afterEach(() => vi.useRealTimers())

/** The tab with the query of its address. */
function Screen({ start }: { start: string }) {
  const [query, setQuery] = useState(start)
  return (
    <>
      <output>{query}</output>
      <ActivityTab query={new URLSearchParams(query)} onQuery={setQuery} />
    </>
  )
}
async function open(query = '') {
  vi.setSystemTime('2026-11-20T12:00:00.000Z')
  const view = await renderInSite(<Screen start={query} />, { path: path + query })
  await settle()
  return view
}

test('totals, the result by day, time and games of two weeks are shown', async () => {
  platform.answer(getActivity, activity)
  await open()
  expect(asked()).toEqual([['2026-11-07', '2026-11-20']])
  expect(page()).toContain('Bets16,300 ₽Wins16,266 ₽Play result−34 ₽Net deposits5,000 ₽')
  expect(page()).toContain('1 h 20 min1 h 20 min less than in the same period before')
  const chart = screen.getByRole('figure', { name: 'Result by day' })
  expect(within(chart).getAllByRole('listitem').map(readText)).toEqual([
    '19.1119.11: +300 ₽',
    '20.1120.11: −334 ₽',
  ])
  expect(within(screen.getByRole('list', { name: 'Time played' })).getAllByRole('listitem')).toHaveLength(7)
  const rows = within(screen.getByRole('region', { name: 'By game' })).getAllByRole('row')
  expect(readText(rows[1]!)).toBe('Neon Drive1,35216,300 ₽16,266 ₽−34 ₽')
})

test('where the site is in another day than the reader, its days are asked for and the screen says so', async () => {
  platform.answer(getActivity, { ...activity, today: '2026-11-21' })
  await open()
  expect(asked()).toEqual([
    ['2026-11-07', '2026-11-20'],
    ['2026-11-08', '2026-11-21'],
  ])
  expect(page()).toContain('Days follow the site’s clock, where it is 21.11 now.')
})

test('the chart is also a table', async () => {
  platform.answer(getActivity, activity)
  await open()
  const table = within(screen.getByRole('region', { name: 'Result by day' }))
  expect(table.getAllByRole('row').map(readText)).toEqual(['DaysNet', '19.11+300 ₽', '20.11−334 ₽'])
})

test('a deep link shows its period', async () => {
  platform.answer(getActivity, activity)
  await open('?period=week')
  expect(asked()).toEqual([['2026-11-14', '2026-11-20']])
  expect(screen.getByRole('link', { name: 'Week' }).getAttribute('aria-current')).toBe('page')
})

test('days of one’s own are chosen, and wrong ones are not asked for', async () => {
  platform.answer(getActivity, activity)
  const { user } = await open()
  await user.click(button('Choose days: 07.11 – 20.11'))
  const set = async (label: string, value: string) => {
    await user.clear(field(label))
    await user.type(field(label), value)
  }
  await set('From', '2026-11-10')
  await set('To', '2026-11-09')
  await user.click(button('Show'))
  expect(alerts()).toEqual(['The period ends before it begins'])
  expect(asked()).toHaveLength(1)
  await set('To', '2026-11-12')
  await user.click(button('Show'))
  await waitFor(() => expect(asked().at(-1)).toEqual(['2026-11-10', '2026-11-12']))
  expect(readText(document.querySelector('output')!)).toBe('?from=2026-11-10&to=2026-11-12')
})

test('days without anything say so', async () => {
  const totals = { ...activity.totals, rounds: 0, deposits: 0, payouts: 0 }
  platform.answer(getActivity, { ...activity, totals })
  await open()
  expect(page()).toContain('No play in these days')
})

test('an activity that did not load is asked for again', async () => {
  platform.refuse(getActivity, 503, { code: 'temporarily_unavailable' })
  const { user } = await open()
  await waitFor(() => expect(alerts().join()).toContain('Your activity did not load'))
  platform.answer(getActivity, activity)
  await user.click(button('Try again'))
  await waitFor(() => expect(page()).toContain('By game'))
})

test('while it is counted a screen reader hears so', async () => {
  platform.hold(getActivity)
  await open()
  expect(screen.getAllByRole('status').map(readText)).toContain('Adding up your play')
})

test('the statement is a press away', async () => {
  platform.answer(getActivity, activity)
  const { user } = await open()
  await user.click(button('Statement'))
  expect(modalStore.getState().stack.map(({ name }) => name)).toEqual(['statement'])
})
