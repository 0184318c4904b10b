// Documents of the house as PDF, in its own fonts: head, tables over pages, and feet. A long one is written with pauses, so that other
// requests are answered meanwhile.
import { setImmediate as pause } from 'node:timers/promises'
import { printFonts, type Brand } from '@yanta/brand'
import type { Locale } from '@yanta/contract'

export interface PaperLook {
  brand: Pick<Brand, 'names' | 'tokens' | 'legal'>
  locale: Locale
  timeZone: string
}

export type PaperDocument = PDFKit.PDFDocument

/** A4 in points. */
export const [pageWidth, pageHeight, margin] = [595.28, 841.89, 48]
export const paperWidth = pageWidth - 2 * margin
const bottom = pageHeight - 76
export const rowHeight = 19
export const ink = {
  strong: '#17141f',
  plain: '#3d3848',
  muted: '#6b6577',
  line: '#e4e1ea',
  ground: '#f6f4f9',
}

export interface Paper {
  document: PaperDocument
  /** Ends the document; nothing can be written after it. */
  finish: () => Promise<Buffer<ArrayBuffer>>
}

/** A document without a page of text yet. */
export async function openPaper(
  { title, subject, createdAt }: { title: string; subject: string; createdAt: Date },
  { brand, locale }: PaperLook,
): Promise<Paper> {
  // Loaded by the first document: a platform that writes none keeps the memory.
  const { default: Pdf } = await import('pdfkit')
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    info: { Title: title, Author: brand.names[locale].brand, Subject: subject, CreationDate: createdAt },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  for (const [name, path] of Object.entries(printFonts)) document.registerFont(name, path)
  return {
    document,
    async finish() {
      document.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}

interface Head {
  /** Whom it is about, at the top right, and what else is told of them. */
  about: string
  detail: string
  title: string
  subtitle: string
}

/** @returns where the text goes on */
export function writeHead(
  document: PaperDocument,
  { about, detail, title, subtitle }: Head,
  { brand, locale }: PaperLook,
): number {
  const accent = brand.tokens.get('--accent') ?? '#ffc21f'
  document.rect(0, 0, pageWidth, 6).fill(accent)
  document
    .font('display')
    .fontSize(19)
    .fillColor(ink.strong)
    .text(brand.names[locale].brand, margin, 40, { lineBreak: false })
  document.font('strong').fontSize(10).text(about, margin, 40, { width: paperWidth, align: 'right' })
  document.font('text').fillColor(ink.muted).text(detail, margin, 55, { width: paperWidth, align: 'right' })
  document.font('display').fontSize(15).fillColor(ink.strong).text(title, margin, 92)
  document.font('text').fontSize(10.5).fillColor(ink.plain).text(subtitle, margin, 115)
  return 148
}

export interface PaperColumn {
  label: string
  x: number
  width: number
  /** To the right, and strong where `isStrong`. */
  isAmount?: boolean
  isStrong?: boolean
}

export interface PaperCell {
  text: string
  color?: string
}

export interface PaperTable {
  title: string
  columns: readonly PaperColumn[]
  lines: Iterable<readonly PaperCell[]>
}

/** Writes a table, on as many pages as it takes; each begins with its head. @returns where the text goes on */
export async function writeTable(
  document: PaperDocument,
  { title, columns, lines }: PaperTable,
  top: number,
): Promise<number> {
  let y = top
  const begin = (isContinued: boolean) => {
    if (isContinued || y + 3 * rowHeight + 30 > bottom) {
      document.addPage({ size: 'A4', margin: 0 })
      y = margin
    }
    document.font('strong').fontSize(11.5).fillColor(ink.strong).text(title, margin, y)
    y += 22
    document.roundedRect(margin, y, paperWidth, rowHeight, 5).fill(ink.ground)
    for (const column of columns)
      writeCell(document, { text: column.label, color: ink.muted }, { ...column, isStrong: false }, y, 8.5)
    y += rowHeight
  }
  begin(false)
  for (const line of lines) {
    if (y + rowHeight > bottom) {
      begin(true)
      await pause()
    }
    for (const [index, column] of columns.entries()) writeCell(document, line[index]!, column, y, 9)
    y += rowHeight
    document
      .moveTo(margin, y)
      .lineTo(margin + paperWidth, y)
      .lineWidth(0.5)
      .stroke(ink.line)
  }
  return y + 22
}

function writeCell(
  document: PaperDocument,
  { text, color = ink.plain }: PaperCell,
  { x, width, isAmount = false, isStrong = false }: PaperColumn,
  y: number,
  size: number,
): void {
  document
    .font(isStrong ? 'strong' : 'text')
    .fontSize(size)
    .fillColor(color)
    .text(text, margin + x + 8, y + 5, {
      width: width - 16,
      height: size + 2,
      ellipsis: true,
      lineBreak: false,
      // Digits of one width below each other.
      features: ['tnum'],
      align: isAmount ? 'right' : 'left',
    })
}

/** Writes the foot of every page; last, when their number is known. */
export function writeFeet(
  document: PaperDocument,
  { signed, page }: { signed: string; page: (page: number, pages: number) => string },
  { brand, locale }: PaperLook,
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
      .text(`${brand.names[locale].brand} · ${signed}`, margin, y + 9, {
        width: paperWidth - 110,
        lineBreak: false,
      })
    document.text(page(index - start + 1, count), margin, y + 9, {
      width: paperWidth,
      align: 'right',
      lineBreak: false,
    })
  }
}
