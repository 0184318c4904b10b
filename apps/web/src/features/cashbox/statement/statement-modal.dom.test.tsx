import { downloadStatement, getStatement } from '@yanta/contract'
import { statement } from '@yanta/contract/fixtures'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alerts, button, field, platform, readText, renderInSite, settle } from '../../../testing/dom.tsx'
import { StatementModal } from './statement-modal.tsx'
import { writeDay } from './statement-period.ts'

const saved: { name: string; text: Promise<string> }[] = []
vi.mock('../../../browser/save-file.ts', () => ({
  saveFile: ({ name, content }: { name: string; content: BlobPart }) =>
    saved.push({ name, text: new Blob([content]).text() }),
}))

async function open() {
  saved.length = 0
  const site = await renderInSite(<StatementModal onClose={vi.fn()} />)
  await settle()
  return site
}
const setDay = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

test('the button says how many lines the chosen parts have, before anything is downloaded', async () => {
  platform.answer(getStatement, statement)
  const { user } = await open()
  expect(readText(button(/Download/))).toBe('Download, 43 lines')
  await user.click(screen.getByRole('checkbox', { name: /Gifts/ }))
  expect(readText(button(/Download/))).toBe('Download, 34 lines')
  expect(readText(document.body)).toContain('14,540.50 ₽ at the start, 12,480.50 ₽ at the end')
})

test('the file of the chosen period, parts and format is kept', async () => {
  platform.answer(getStatement, statement)
  platform.answer(downloadStatement, {
    name: 'statement-7.csv',
    type: 'text/csv',
    content: new TextEncoder().encode('Date,Amount') as Uint8Array<ArrayBuffer>,
  })
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: /Gifts/ }))
  await user.click(screen.getByRole('radio', { name: 'CSV' }))
  await user.click(button('Custom'))
  setDay('From', '2026-11-01')
  setDay('To', '2026-11-20')
  await user.click(button(/Download/))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect([saved[0]!.name, await saved[0]!.text]).toEqual(['statement-7.csv', 'Date,Amount'])
  const { query } = platform.sent(downloadStatement)[0]!
  expect(['from', 'to', 'format', 'parts'].map((key) => query.get(key))).toEqual([
    '2026-11-01',
    '2026-11-20',
    'csv',
    'payments,play',
  ])
})

test.each([
  ['2026-11-21', '2026-11-20', 'The period ends before it begins'],
  ['2025-01-01', '2026-11-20', 'A year at most: choose a shorter period'],
  ['', '2026-11-20', 'Enter both dates'],
])('from %j to %j nothing can be downloaded, and it is said why', async (from, to, reason) => {
  platform.answer(getStatement, statement)
  const { user } = await open()
  await user.click(button('Custom'))
  setDay('From', from)
  setDay('To', to)
  expect(alerts().join()).toContain(reason)
  expect(button(/Download/).disabled).toBe(true)
})

test('a period up to today ends with the day of the site, where the reader is in another one', async () => {
  const readersDay = writeDay(new Date())
  const today = new Date(Date.parse(readersDay) + 86_400_000).toISOString().slice(0, 10)
  platform.answer(getStatement, { ...statement, today })
  const { user } = await open()
  const ends = () => platform.sent(getStatement).map(({ query }) => query.get('to'))
  expect(ends()).toEqual([readersDay, today])
  expect(field('To').value).toBe(today)
  expect(readText(document.body)).toContain('Days follow the site’s clock')
  await user.click(button('Week'))
  await settle()
  expect(ends()).toEqual([readersDay, today, today])
})

test('a period in which nothing moved says so', async () => {
  platform.answer(getStatement, { ...statement, lines: { payments: 0, play: 0, gifts: 0 } })
  await open()
  expect(readText(document.body)).toContain('No transactions in this period')
})

test('a statement that was not counted can be asked for again, and a refused file says why', async () => {
  platform.silence(getStatement)
  const { user } = await open()
  expect(alerts().join()).toContain('The statement did not load')
  platform.answer(getStatement, statement)
  platform.refuse(downloadStatement, 429, { code: 'too_many_requests' })
  await user.click(button('Try again'))
  await waitFor(() => expect(readText(button(/Download/))).toContain('43 lines'))
  await user.click(button(/Download/))
  await waitFor(() => expect(alerts().join()).toMatch(/too (many|often)/i))
  expect(saved).toEqual([])
})
