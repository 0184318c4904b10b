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

/** The position of a shot in its picture. */
export interface Part {
  name: string
  locale: string
  left: number
  top: number
  width: number
  height: number
}

/** The story or screen of a part, its window and language. */
type Identity = Pick<Part, 'name' | 'locale' | 'width'>

export interface Layout {
  width: number
  height: number
  parts: Part[]
}

/** `data` is smaller than the layout by `scale`. */
export interface Picture extends Layout {
  scale: Scale
  data: Buffer
}

/** The quality of a file, and how much smaller than the page: both sides are compared in the size of the file. */
const fine = { quality: 78, scale: 1 } as const
const coarse = { quality: 60, scale: 2 } as const
/** Above this a fine file becomes a coarse one: art takes most of the bytes and hides most of the artefacts. */
const fineBytes = 70 * 1024

export type Scale = (typeof fine | typeof coarse)['scale']

const gap = 16
/** As dark as pages are: a coarse file lets what is brighter shine into the parts beside it. */
const ground = '#24212e'
/** A component's phones, tablet and desktop beside each other. */
const widest = 2 * 390 + 900 + 1_440 + 3 * gap

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
      y += height + (height % 2) + gap
    }
    bottom = Math.max(bottom, y)
    left += width + gap
  }
  return { width: Math.max(...parts.map((part) => part.left + part.width)), height: bottom - gap, parts }
}

/** Whether two show the same story or screen in the same window and language. */
export function isSame(one: Identity, other: Identity): boolean {
  return one.name === other.name && one.locale === other.locale && one.width === other.width
}

/** All shots in one drawing. */
export async function compose(shots: readonly Shot[], scale: Scale = 1): Promise<Picture> {
  const layout = layOut(shots)
  const layers = await Promise.all(
    shots.map(async (shot, index) => {
      const { width, height, data } = await shrink(shot, scale)
      const { left, top } = layout.parts[index]!
      return {
        input: data,
        raw: { width, height, channels: 3 as const },
        left: left / scale,
        top: top / scale,
      }
    }),
  )
  const data = await sharp({ create: { ...sizeOf(layout, scale), channels: 3, background: ground } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...layout, scale, data }
}

/** The size of what is drawn at this scale. */
function sizeOf({ width, height }: { width: number; height: number }, scale: Scale) {
  return { width: Math.ceil(width / scale), height: Math.ceil(height / scale) }
}

/** A drawing at this scale. Its last row is repeated where its height is odd: the same row stays the same whatever lies below it. */
export async function shrink(pixels: Pixels, scale: Scale): Promise<Pixels> {
  if (scale === 1) return pixels
  const size = sizeOf(pixels, scale)
  const even = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .extend({
      right: size.width * scale - pixels.width,
      bottom: size.height * scale - pixels.height,
      extendWith: 'copy',
    })
    .raw()
    .toBuffer()
  const data = await sharp(even, {
    raw: { width: size.width * scale, height: size.height * scale, channels: 3 },
  })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return { ...size, data }
}

/** The bytes of the file of these shots: fine if that is small enough. */
export async function pack(shots: readonly Shot[]): Promise<Buffer> {
  const bytes = await encode(await compose(shots, fine.scale))
  return bytes.length > fineBytes ? encode(await compose(shots, coarse.scale)) : bytes
}

/** A picture as its file would show it if its parts had been shot as they are now. What lies around a part decides how the file shows
 * it, so each is drawn at its position. */
export async function repack(picture: Picture, shots: readonly Shot[]): Promise<Picture> {
  const again: Picture = { ...picture, data: Buffer.from(picture.data) }
  for (const part of picture.parts) {
    const shot = shots.find((candidate) => isSame(candidate, part))
    if (shot) paste(again, part, await shrink(shot, picture.scale))
  }
  return unpack(await encode(again))
}

function paste({ width, scale, data }: Picture, { left, top, height }: Part, pixels: Pixels): void {
  const row = width / scale
  for (let y = 0; y < Math.min(pixels.height, Math.ceil(height / scale)); y += 1) {
    const start = ((top / scale + y) * row + left / scale) * 3
    pixels.data.copy(data, start, y * pixels.width * 3, (y + 1) * pixels.width * 3)
  }
}

function encode(picture: Picture): Promise<Buffer> {
  const { scale, parts, data } = picture
  const { quality } = [fine, coarse].find((kind) => kind.scale === scale)!
  return sharp(data, { raw: { ...sizeOf(picture, scale), channels: 3 } })
    .withXmp(writeTable({ scale, parts }))
    .avif({ quality, effort: 2, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A picture from its file; null when there is no such file. */
export async function readPicture(file: string): Promise<Picture | null> {
  return existsSync(file) ? unpack(readFileSync(file)) : null
}

/** A picture from the bytes of its file. */
export async function unpack(bytes: Buffer): Promise<Picture> {
  const image = sharp(bytes)
  const { xmpAsString } = await image.metadata()
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { scale, parts } = readTable(xmpAsString ?? '')
  return { width: info.width * scale, height: info.height * scale, data, scale, parts }
}

/** The pixels of one part, or of its top left corner, at the picture's scale. */
export function cutPart(
  { width, data, scale }: Picture,
  { left, top }: Part,
  size: { width: number; height: number },
): Pixels {
  const small = sizeOf(size, scale)
  const row = Math.ceil(width / scale)
  const cut = Buffer.allocUnsafe(small.width * small.height * 3)
  for (let y = 0; y < small.height; y += 1) {
    const start = ((top / scale + y) * row + left / scale) * 3
    data.copy(cut, y * small.width * 3, start, start + small.width * 3)
  }
  return { ...small, data: cut }
}

type Table = Pick<Picture, 'scale' | 'parts'>

function writeTable(table: Table): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><table xmlns="urn:yanta:sheet">${Buffer.from(JSON.stringify(table)).toString('base64')}</table></x:xmpmeta>`
}

function readTable(xmp: string): Table {
  const table = /<table[^>]*>([^<]*)<\/table>/.exec(xmp)?.[1]
  return table ? (JSON.parse(Buffer.from(table, 'base64').toString()) as Table) : { scale: 1, parts: [] }
}
