// Writes pictures as AVIF and WebP, and remembers what each was made from: a picture whose drawing and settings
// did not change is not encoded again, because AVIF costs up to a second of processor time each.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { publicFolder, writePublic } from './public.ts'

const ledgerFile = join(import.meta.dirname, 'encoded.json')
const encoded: Record<string, string> = existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : {}

export interface RasterSize {
  /** Path under the public folder without the extension. */
  name: string
  width: number
  height: number
  /** Quality of each format, 1 to 100. */
  avif: number
  webp: number
}

/** Encodes `svg` once per size, drawing it a single time; gives the number of sizes that had to be written. */
export async function encodePicture(svg: string, sizes: readonly RasterSize[]): Promise<number> {
  const stale = sizes.filter((size) => encoded[size.name] !== fingerprint(svg, size) || !isPublished(size.name))
  if (stale.length === 0) return 0
  const widest = Math.max(...stale.map((size) => size.width))
  const tallest = Math.max(...stale.map((size) => size.height))
  const drawn = await sharp(Buffer.from(svg)).resize(widest, tallest, { fit: 'cover' }).flatten().png({ compressionLevel: 1 }).toBuffer()
  for (const size of stale) {
    const picture = sharp(drawn).resize(size.width, size.height, { fit: 'cover' })
    writePublic(`${size.name}.avif`, await picture.clone().avif({ quality: size.avif, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer())
    writePublic(`${size.name}.webp`, await picture.clone().webp({ quality: size.webp, effort: 4, smartSubsample: true }).toBuffer())
    encoded[size.name] = fingerprint(svg, size)
  }
  return stale.length
}

/** Saves what was encoded; call it after each step. */
export function rememberEncoded(): void {
  const sorted = Object.fromEntries(Object.entries(encoded).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(ledgerFile, `${JSON.stringify(sorted, null, 1)}\n`)
}

function fingerprint(svg: string, size: RasterSize): string {
  return createHash('sha256').update(svg).update(JSON.stringify(size)).digest('hex').slice(0, 16)
}

function isPublished(name: string): boolean {
  return existsSync(join(publicFolder, `${name}.avif`)) && existsSync(join(publicFolder, `${name}.webp`))
}
