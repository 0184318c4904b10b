// A statement as PDF, in the house's own fonts. A long one is written with pauses, so that other requests are answered meanwhile.
import { setImmediate as pause } from 'node:timers/promises'
import { printFonts, type Brand } from '@yanta/brand'
import type { Locale, Statement, StatementPart } from '@yanta/contract'
import { formatDate, formatInstant, formatMoney } from '@yanta/i18n'
import type { StatementTable, TableLine } from './statement-table.present.ts'
import { statementWords, type StatementWords } from './statement-words.ts'

interface Look {
  brand: Pick<Brand, 'names' | 'tokens' | 'legal'>
  locale: Locale
  timeZone: string
}

type Document = PDFKit.PDFDocument

/** A4 in points. */
const [pageWidth, pageHeight, margin] = [595.28, 841.89, 48]
const width = pageWidth - 2 * margin
const bottom = pageHeight - 76
const rowHeight = 19
const ink = { strong: '#17141f', plain: '#3d3848', muted: '#6b6577', line: '#e4e1ea', ground: '#f6f4f9' }

const tables = {
  payments: [
    { key: 'date', x: 0, width: 96 },
    { key: 'operation', x: 96, width: 120 },
    { key: 'details', x: 216, width: width - 216 - 110 },
    { key: 'amount', x: width - 110, width: 110, isAmount: true },
  ],
  play: [
    { key: 'date', x: 0, width: 120 },
    { key: 'staked', x: 120, width: 126, isAmount: true },
    { key: 'won', x: 246, width: 126, isAmount: true },
    { key: 'amount', x: width - 126, width: 126, isAmount: true },
  ],
} as const

/** The file of a statement: the summary, and the tables of the included parts. */
export async function writeStatementPdf(
  table: StatementTable,
  included: readonly StatementPart[],
  look: Look,
): Promise<Buffer<ArrayBuffer>> {
  // Loaded by the first statement: a platform that writes none keeps the memory.
  const { default: Pdf } = await import('pdfkit')
  const words = statementWords[look.locale]
  const { summary } = table
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: look.locale,
    info: {
      Title: `${words.title}, ${summary.from} – ${summary.to}`,
      Author: look.brand.names[look.locale].brand,
      Subject: words.profile(summary.player),
      CreationDate: new Date(summary.createdAt),
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  for (const [name, path] of Object.entries(printFonts)) document.registerFont(name, path)

  let y = writeHead(document, summary, words, look)
  y = writeSummary(document, summary, words, look.locale, y)
  const shown = table.parts.filter(({ part, lines }) => included.includes(part) && lines.length > 0)
  for (const { part, lines } of shown)
    y = await writePart(document, { part, lines }, { summary, words, locale: look.locale }, y)
  if (summary.lines.payments + summary.lines.play + summary.lines.gifts === 0)
    document.font('text').fontSize(10).fillColor(ink.muted).text(words.empty, margin, y, { width })
  writeFeet(document, summary, words, look)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function writeHead(
  document: Document,
  summary: Statement,
  words: StatementWords,
  { brand, locale }: Look,
): number {
  const accent = brand.tokens.get('--accent') ?? '#ffc21f'
  document.rect(0, 0, pageWidth, 6).fill(accent)
  document
    .font('display')
    .fontSize(19)
    .fillColor(ink.strong)
    .text(brand.names[locale].brand, margin, 40, { lineBreak: false })
  document
    .font('strong')
    .fontSize(10)
    .text(words.profile(summary.player), margin, 40, { width, align: 'right' })
  document.font('text').fillColor(ink.muted).text(summary.currency, margin, 55, { width, align: 'right' })
  document.font('display').fontSize(15).fillColor(ink.strong).text(words.title, margin, 92)
  document
    .font('text')
    .fontSize(10.5)
    .fillColor(ink.plain)
    .text(words.period(formatDate(summary.from, locale), formatDate(summary.to, locale)), margin, 115)
  return 148
}

function writeSummary(
  document: Document,
  summary: Statement,
  words: StatementWords,
  locale: Locale,
  top: number,
): number {
  const money = (amount: number) => formatMoney(amount, summary.currency, locale)
  const signed = (amount: number) => (amount > 0 ? `+${money(amount)}` : money(amount))
  const half = (width - 14) / 2
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

async function writePart(
  document: Document,
  { part, lines }: { part: StatementPart; lines: readonly TableLine[] },
  { summary, words, locale }: Within,
  top: number,
): Promise<number> {
  const columns = tables[part === 'play' ? 'play' : 'payments']
  let y = top
  const begin = (isContinued: boolean) => {
    if (isContinued || y + 3 * rowHeight + 30 > bottom) {
      document.addPage({ size: 'A4', margin: 0 })
      y = margin
    }
    document.font('strong').fontSize(11.5).fillColor(ink.strong).text(words.parts[part], margin, y)
    y += 22
    document.roundedRect(margin, y, width, rowHeight, 5).fill(ink.ground)
    for (const column of columns)
      writeCell(document, words.columns[column.key], column, y, { color: ink.muted, size: 8.5 })
    y += rowHeight
  }
  begin(false)
  for (const line of lines) {
    if (y + rowHeight > bottom) {
      begin(true)
      await pause()
    }
    for (const column of columns)
      writeCell(document, readCell(line, column.key, summary, locale), column, y, {
        color: column.key === 'amount' && line.amount > 0 ? '#0b7a4b' : ink.plain,
        size: 9,
        isStrong: column.key === 'amount',
      })
    y += rowHeight
    document
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.5)
      .stroke(ink.line)
  }
  return y + 22
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

function writeCell(
  document: Document,
  text: string,
  { x, width: cell, ...column }: { x: number; width: number; isAmount?: boolean },
  y: number,
  { color, size, isStrong = false }: { color: string; size: number; isStrong?: boolean },
): void {
  document
    .font(isStrong ? 'strong' : 'text')
    .fontSize(size)
    .fillColor(color)
    .text(text, margin + x + 8, y + 5, {
      width: cell - 16,
      height: size + 2,
      ellipsis: true,
      lineBreak: false,
      // Digits of one width below each other.
      features: ['tnum'],
      align: column.isAmount ? 'right' : 'left',
    })
}

/** Last, when the number of pages is known. */
function writeFeet(
  document: Document,
  summary: Statement,
  words: StatementWords,
  { brand, locale, timeZone }: Look,
): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index)
    const y = pageHeight - 54
    document
      .moveTo(margin, y)
      .lineTo(pageWidth - margin, y)
      .lineWidth(0.6)
      .stroke(ink.line)
    document
      .font('text')
      .fontSize(8)
      .fillColor(ink.muted)
      .text(
        `${brand.names[locale].brand} · ${words.signed(formatInstant(summary.createdAt, timeZone).slice(0, -3), timeZone, summary.player)}`,
        margin,
        y + 9,
        { width: width - 110, lineBreak: false },
      )
    document.text(words.page(index - start + 1, count), margin, y + 9, {
      width,
      align: 'right',
      lineBreak: false,
    })
  }
}
