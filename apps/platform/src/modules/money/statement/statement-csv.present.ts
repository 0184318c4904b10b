// A statement as CSV. Promises: the amounts of all rows between the two balances lead from one to the other, whichever parts are
// chosen; no cell of text is taken for a formula by a spreadsheet.
import type { Locale, StatementPart } from '@yanta/contract'
import { writeAmount } from '../../../plugins/amount-text.ts'
import type { StatementTable } from './statement-table.present.ts'
import { statementWords } from './statement-words.ts'

/** How spreadsheets of a language read numbers: a comma that separates decimals can't separate cells. */
const dialects: Record<Locale, { separator: string; decimal: string }> = {
  ru: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/** UTF-8 with a byte order mark, lines by CRLF, dates as ISO 8601, amounts with two decimals. */
export function writeStatementCsv(
  { summary: { currency, from, to, opening, closing }, parts }: StatementTable,
  included: readonly StatementPart[],
  locale: Locale,
): string {
  const { columns, opening: openingWord, closing: closingWord, rest } = statementWords[locale]
  const { separator, decimal } = dialects[locale]
  const amount = (minorUnits: number | null) => (minorUnits === null ? '' : writeAmount(minorUnits, decimal))
  const header = Object.values(columns)
  const rows: string[][] = [
    header,
    [from, openingWord, '', '', '', amount(opening), currency],
    ...parts.flatMap(({ part, total, lines }) =>
      included.includes(part)
        ? lines.map(({ date, operation, details, staked, won, amount: sum }) => [
            date,
            operation,
            details,
            amount(staked),
            amount(won),
            amount(sum),
            currency,
          ])
        : lines.length > 0
          ? [[to, rest[part], '', '', '', amount(total), currency]]
          : [],
    ),
    [to, closingWord, '', '', '', amount(closing), currency],
  ]
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(separator)}\r\n`).join('')}`
}

const amountColumns = [3, 4, 5]

/** Amounts are written here and need neither guard nor quotes. */
function writeCell(cell: string, column: number): string {
  return amountColumns.includes(column) ? cell : quote(guard(cell))
}

/** A leading sign that begins a formula is preceded by an apostrophe. */
function guard(text: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text
}

function quote(cell: string): string {
  return /[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
