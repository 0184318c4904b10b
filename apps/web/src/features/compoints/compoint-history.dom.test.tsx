import { listCompointRecords } from '@yanta/contract'
import { compointRecord } from '@yanta/contract/fixtures'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyClientStores } from '../../browser/resettable-stores.ts'
import { alerts, button, platform, readText, renderInSite } from '../../testing/dom.tsx'
import { CompointHistory } from './compoint-history.tsx'

const page = (from: number, count: number) => ({
  items: Array.from({ length: count }, (_, place) => ({
    ...compointRecord,
    id: String(from - place),
    kind: 'earned' as const,
    title: null,
    amount: 1_250,
  })),
})
const rows = () => screen.queryAllByRole('listitem')

test('movements are listed with what they were, and more of them on demand until a page is short [4.56]', async () => {
  platform.answer(listCompointRecords, page(100, 40))
  const { user } = await renderInSite(<CompointHistory />)
  await waitFor(() => expect(rows()).toHaveLength(40))
  expect(readText(rows()[0]!)).toBe('Slot bets20 November 2026+12.50')
  platform.answer(listCompointRecords, page(60, 3))
  await user.click(button('Show more'))
  await waitFor(() => expect(rows()).toHaveLength(43))
  expect(platform.sent(listCompointRecords).at(-1)!.query.get('before')).toBe('61')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('in another language the history is loaded anew, from its first page on', async () => {
  platform.answer(listCompointRecords, page(100, 40))
  const { user } = await renderInSite(<CompointHistory />)
  await waitFor(() => expect(rows()).toHaveLength(40))
  platform.answer(listCompointRecords, page(60, 3))
  await user.click(button('Show more'))
  await waitFor(() => expect(rows()).toHaveLength(43))
  platform.answer(listCompointRecords, { items: [{ ...compointRecord, title: '10 gift spins' }] })
  act(emptyClientStores)
  await waitFor(() => expect(rows().map(readText)).toEqual(['10 gift spinsPurchase · 20 November 2026−180']))
})

test('a purchase is listed with its title and what it took', async () => {
  platform.answer(listCompointRecords, { items: [{ ...compointRecord, title: '10 gift spins' }] })
  await renderInSite(<CompointHistory />)
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(readText(rows()[0]!)).toBe('10 gift spinsPurchase · 20 November 2026−180')
})

test('a history without movements says so, one that did not load is fetched again', async () => {
  platform.silence(listCompointRecords)
  const { user } = await renderInSite(<CompointHistory />)
  await waitFor(() => expect(alerts().join()).toContain('The history could not be loaded'))
  platform.answer(listCompointRecords, { items: [] })
  await user.click(button('Try again'))
  await screen.findByText('Nothing here yet')
})
