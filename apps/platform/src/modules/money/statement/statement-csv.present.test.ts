import { statementParts, type Locale } from '@yanta/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeStatementCsv } from './statement-csv.present.ts'
import type { StatementTable, TableLine } from './statement-table.present.ts'

const line = (change: Partial<TableLine> = {}): TableLine => ({
  date: '2026-11-20',
  time: '18:42',
  operation: 'Deposit',
  details: 'Card',
  staked: null,
  won: null,
  amount: 500_000,
  ...change,
})

const build = (payments: TableLine[], play: TableLine[] = [], gifts: TableLine[] = []): StatementTable => {
  const parts = Object.entries({ payments, play, gifts }).map(([part, lines]) => ({
    part: part as 'play',
    lines,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  }))
  const moved = parts.reduce((sum, { total }) => sum + total, 0)
  const sums = { deposits: 0, payouts: 0, staked: 0, won: 0, net: 0, converted: 0, gifts: 0, corrections: 0 }
  return {
    parts,
    summary: {
      ...sums,
      player: '7',
      currency: 'RUB',
      from: '2026-11-01',
      to: '2026-11-20',
      today: '2026-11-20',
      createdAt: '2026-11-20T15:42:00.000Z',
      opening: 1_000_000,
      closing: 1_000_000 + moved,
      lines: { payments: payments.length, play: play.length, gifts: gifts.length },
    },
  }
}

test('a file has a mark of its encoding, ISO dates, two decimals and both balances', () => {
  const play = line({ operation: 'Play of the day', details: '', staked: 5_005, won: 0, amount: -5_005 })
  expect(writeStatementCsv(build([line()], [play]), statementParts, 'en')).toBe(
    '\uFEFFDate,Operation,Details,Stakes,Wins,Amount,Currency\r\n' +
      '2026-11-01,Opening balance,,,,10000.00,RUB\r\n' +
      '2026-11-20,Deposit,Card,,,5000.00,RUB\r\n' +
      '2026-11-20,Play of the day,,50.05,0.00,-50.05,RUB\r\n' +
      '2026-11-20,Closing balance,,,,14949.95,RUB\r\n',
  )
})

test('in Russian cells are separated by semicolons, because its decimals are by a comma', () => {
  expect(writeStatementCsv(build([line({ operation: 'Пополнение' })]), statementParts, 'ru')).toContain(
    '2026-11-20;Пополнение;Card;;;5000,00;RUB\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['+7 900', "'+7 900"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1', '"\'\t=1"'],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['Card', 'Card'],
])('the text %j is written as %s, so that no spreadsheet computes or splits it', (details, written) => {
  expect(writeStatementCsv(build([line({ details })]), statementParts, 'en')).toContain(
    `Deposit,${written},,,`,
  )
})

test('whatever parts are chosen, the amounts lead from the opening to the closing balance', () => {
  const amounts = fc.array(
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map((amount) => line({ amount })),
    { maxLength: 6 },
  )
  const parts = fc.subarray([...statementParts])
  fc.assert(
    fc.property(
      amounts,
      amounts,
      amounts,
      parts,
      fc.constantFrom<Locale>('ru', 'en'),
      (payments, play, gifts, chosen, locale) => {
        const table = build(payments, play, gifts)
        const rows = writeStatementCsv(table, chosen, locale)
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((row) =>
            Math.round(100 * Number(row.split(locale === 'ru' ? ';' : ',')[5]!.replace(',', '.'))),
          )
        const closing = rows.pop()
        expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(closing)
        expect(closing).toBe(table.summary.closing)
      },
    ),
  )
})
