// A statement as PDF.
import type { Locale, Statement, StatementPart } from '@yanta/contract'
import { formatDate, formatInstant, formatMoney } from '@yanta/i18n'
import {
  ink,
  margin,
  openPaper,
  paperWidth,
  rowHeight,
  writeFeet,
  writeHead,
  writeTable,
  type PaperDocument,
  type PaperLook,
} from '../../../plugins/paper.ts'
import type { StatementTable, TableLine } from './statement-table.present.ts'
import { statementWords, type StatementWords } from './statement-words.ts'

const tables = {
  payments: [
    { key: 'date', x: 0, width: 96 },
    { key: 'operation', x: 96, width: 120 },
    { key: 'details', x: 216, width: paperWidth - 216 - 110 },
    { key: 'amount', x: paperWidth - 110, width: 110, isAmount: true },
  ],
  play: [
    { key: 'date', x: 0, width: 120 },
    { key: 'staked', x: 120, width: 126, isAmount: true },
    { key: 'won', x: 246, width: 126, isAmount: true },
    { key: 'amount', x: paperWidth - 126, width: 126, isAmount: true },
  ],
} as const

/** The file of a statement: the summary, and the tables of the included parts. */
export async function writeStatementPdf(
  table: StatementTable,
  included: readonly StatementPart[],
  look: PaperLook,
): Promise<Buffer<ArrayBuffer>> {
  const { locale, timeZone } = look
  const words = statementWords[locale]
  const { summary } = table
  const about = words.profile(summary.player)
  const { document, finish } = await openPaper(
    {
      title: `${words.title}, ${summary.from} – ${summary.to}`,
      subject: about,
      createdAt: new Date(summary.createdAt),
    },
    look,
  )
  const subtitle = words.period(formatDate(summary.from, locale), formatDate(summary.to, locale))
  let y = writeHead(document, { about, detail: summary.currency, title: words.title, subtitle }, look)
  y = writeSummary(document, summary, words, locale, y)
  const shown = table.parts.filter(({ part, lines }) => included.includes(part) && lines.length > 0)
  for (const { part, lines } of shown)
    y = await writePart(document, { part, lines }, { summary, words, locale }, y)
  if (summary.lines.payments + summary.lines.play + summary.lines.gifts === 0)
    document
      .font('text')
      .fontSize(10)
      .fillColor(ink.muted)
      .text(words.empty, margin, y, { width: paperWidth })
  const createdAt = formatInstant(summary.createdAt, timeZone).slice(0, -3)
  writeFeet(document, { signed: words.signed(createdAt, timeZone, summary.player), page: words.page }, look)
  return finish()
}

function writeSummary(
  document: PaperDocument,
  summary: Statement,
  words: StatementWords,
  locale: Locale,
  top: number,
): number {
  const money = (amount: number) => formatMoney(amount, summary.currency, locale)
  const signed = (amount: number) => (amount > 0 ? `+${money(amount)}` : money(amount))
  const half = (paperWidth - 14) / 2
  for (const [index, [label, amount]] of (
    [
      [words.opening, summary.opening],
      [words.closing, summary.closing],
    ] as const
  ).entries()) {
    const left = margin + index * (half + 14)
    document.roundedRect(left, top, half, 62, 10).fill(ink.ground)
    document
      .font('text')
      .fontSize(9.5)
      .fillColor(ink.muted)
      .text(label, left + 16, top + 13)
    document
      .font('strong')
      .fontSize(17)
      .fillColor(ink.strong)
      .text(money(amount), left + 16, top + 29, { lineBreak: false })
  }
  const sums = [
    [words.sums.deposits, signed(summary.deposits)],
    [words.sums.payouts, signed(0 - summary.payouts)],
    [words.sums.staked, signed(0 - summary.staked)],
    [words.sums.won, signed(summary.won)],
    [words.sums.converted, signed(summary.converted)],
    [words.sums.gifts, signed(summary.gifts)],
    [words.sums.corrections, signed(summary.corrections)],
    [words.sums.net, signed(summary.net)],
  ] as const
  let y = top + 78
  for (const [index, [label, amount]] of sums.entries()) {
    const left = margin + (index % 2) * (half + 14)
    document
      .font('text')
      .fontSize(9.5)
      .fillColor(ink.plain)
      .text(label, left, y + 5, { lineBreak: false })
    document
      .font('strong')
      .fillColor(ink.strong)
      .text(amount, left, y + 5, { width: half, align: 'right', lineBreak: false })
    document
      .moveTo(left, y + rowHeight + 2)
      .lineTo(left + half, y + rowHeight + 2)
      .lineWidth(0.6)
      .stroke(ink.line)
    if (index % 2 === 1) y += rowHeight + 3
  }
  return y + 22
}

interface Within {
  summary: Statement
  words: StatementWords
  locale: Locale
}

function writePart(
  document: PaperDocument,
  { part, lines }: { part: StatementPart; lines: readonly TableLine[] },
  { summary, words, locale }: Within,
  top: number,
): Promise<number> {
  const columns = tables[part === 'play' ? 'play' : 'payments']
  const table = {
    title: words.parts[part],
    columns: columns.map(({ key, ...column }) => ({
      ...column,
      label: words.columns[key],
      isStrong: key === 'amount',
    })),
    lines: lines.map((line) =>
      columns.map(({ key }) => ({
        text: readCell(line, key, summary, locale),
        ...(key === 'amount' && line.amount > 0 && { color: '#0b7a4b' }),
      })),
    ),
  }
  return writeTable(document, table, top)
}

function readCell(
  line: TableLine,
  key: 'date' | 'operation' | 'details' | 'staked' | 'won' | 'amount',
  { currency }: Statement,
  locale: Locale,
): string {
  const money = (amount: number) => formatMoney(amount, currency, locale)
  switch (key) {
    case 'date': {
      const [year, month, day] = line.date.split('-')
      return `${day}.${month}.${year}${line.time && `, ${line.time}`}`
    }
    case 'amount':
      return line.amount > 0 ? `+${money(line.amount)}` : money(line.amount)
    case 'staked':
    case 'won':
      return money(line[key] ?? 0)
    default:
      return line[key]
  }
}
