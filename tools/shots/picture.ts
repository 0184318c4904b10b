// A picture holds all looks of one sheet: every story or screen in every window and language, each a part of its own.
// The file is AVIF without subsampled colours, which keeps thin coloured lines at half the size of WebP, and carries the table of
// its parts as XMP.
import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue, row by row. */
  data: Buffer
}

/** One story or screen as it was shot, as wide as the window. */
export interface Shot extends Pixels {
  name: string
  locale: string
}

/** Where a shot lies in its picture. */
export interface Part {
  name: string
  locale: string
  left: number
  top: number
  width: number
  height: number
}

export interface Layout {
  width: number
  height: number
  parts: Part[]
}

export interface Picture extends Pixels, Layout {}

/** How good a file is, and by how much both sides are made smaller before they are compared with it. */
const fine = { quality: 80, scale: 1 } as const
const coarse = { quality: 50, scale: 2 } as const
/** Above this a fine file becomes a coarse one: art takes most of the bytes and hides most of the artefacts. */
const fineBytes = 110 * 1024

export type Scale = (typeof fine | typeof coarse)['scale']

export interface StoredPicture extends Picture {
  scale: Scale
}

const gap = 16
/** As dark as pages are: a coarse file lets what is brighter shine into the parts beside it. */
const ground = '#24212e'
/** Two desktops beside each other. */
const widest = 2 * 1_440 + gap

/** Places shots of one window and language below each other, and those columns side by side, in as many rows as they need. */
export function layOut(shots: readonly Omit<Shot, 'data'>[]): Layout {
  const columns = Map.groupBy(shots, ({ width, locale }) => `${width} ${locale}`)
  const parts: Part[] = []
  let [left, top, bottom] = [0, 0, 0]
  for (const column of columns.values()) {
    const width = column[0]!.width
    if (left + width > widest) [left, top] = [0, bottom]
    let y = top
    for (const { name, locale, height } of column) {
      parts.push({ name, locale, left, top: y, width, height })
      y += height + gap
    }
    bottom = Math.max(bottom, y)
    left += width + gap
  }
  return { width: Math.max(...parts.map((part) => part.left + part.width)), height: bottom - gap, parts }
}

/** Whether two parts show the same story or screen in the same window and language. */
export function isSame(one: Part, other: Part): boolean {
  return one.name === other.name && one.locale === other.locale && one.width === other.width
}

/** All shots in one drawing. */
export async function compose(shots: readonly Shot[]): Promise<Picture> {
  const { width, height, parts } = layOut(shots)
  const layers = shots.map((shot, index) => ({
    input: shot.data,
    raw: { width: shot.width, height: shot.height, channels: 3 as const },
    left: parts[index]!.left,
    top: parts[index]!.top,
  }))
  const data = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, data, parts }
}

/** The bytes of a picture's file: fine if that is small enough. */
export async function pack(picture: Picture): Promise<Buffer> {
  const bytes = await encode(picture, fine)
  return bytes.length > fineBytes ? encode(picture, coarse) : bytes
}

function encode(
  { width, height, data, parts }: Picture,
  { quality, scale }: typeof fine | typeof coarse,
): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withXmp(writeTable({ scale, parts }))
    .avif({ quality, effort: 2, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A picture from its file; null when there is no such file. */
export async function readPicture(file: string): Promise<StoredPicture | null> {
  return existsSync(file) ? unpack(readFileSync(file)) : null
}

/** A picture from the bytes of its file. */
export async function unpack(bytes: Buffer): Promise<StoredPicture> {
  const image = sharp(bytes)
  const { xmpAsString } = await image.metadata()
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data, ...readTable(xmpAsString ?? '') }
}

/** The pixels of one part, or of its top left corner. */
export function cutPart(
  { width, data }: Picture,
  { left, top }: Part,
  size: { width: number; height: number },
): Pixels {
  const cut = Buffer.allocUnsafe(size.width * size.height * 3)
  for (let row = 0; row < size.height; row += 1) {
    const start = ((top + row) * width + left) * 3
    data.copy(cut, row * size.width * 3, start, start + size.width * 3)
  }
  return { ...size, data: cut }
}

type Table = Pick<StoredPicture, 'scale' | 'parts'>

function writeTable(table: Table): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><table xmlns="urn:yanta:sheet">${Buffer.from(JSON.stringify(table)).toString('base64')}</table></x:xmpmeta>`
}

function readTable(xmp: string): Table {
  const table = /<table[^>]*>([^<]*)<\/table>/.exec(xmp)?.[1]
  return table ? (JSON.parse(Buffer.from(table, 'base64').toString()) as Table) : { scale: 1, parts: [] }
}
