// Writes one picture as AVIF and WebP, and remembers what it was made from: a picture whose drawing and settings
// did not change is not encoded again, because AVIF costs up to a second of processor time each.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export const publicFolder = join(import.meta.dirname, 'public')
const ledgerFile = join(import.meta.dirname, 'encoded.json')
const encoded: Record<string, string> = existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, 'utf8')) : {}

export interface RasterSettings {
  width: number
  height: number
  avif: number
  webp: number
}

/** Encodes `svg` into `public/<name>.avif` and `.webp`; tells whether it had to. */
export async function encodePicture(name: string, svg: string, settings: RasterSettings): Promise<boolean> {
  const hash = createHash('sha256').update(svg).update(JSON.stringify(settings)).digest('hex').slice(0, 16)
  const file = join(publicFolder, name)
  if (encoded[name] === hash && existsSync(`${file}.avif`) && existsSync(`${file}.webp`)) return false
  mkdirSync(dirname(file), { recursive: true })
  const picture = sharp(Buffer.from(svg)).resize(settings.width, settings.height, { fit: 'cover' }).flatten()
  await picture.clone().avif({ quality: settings.avif, effort: 4, chromaSubsampling: '4:4:4' }).toFile(`${file}.avif`)
  await picture.clone().webp({ quality: settings.webp, effort: 6, smartSubsample: true }).toFile(`${file}.webp`)
  encoded[name] = hash
  return true
}

/** Saves what was encoded; call it once at the end. */
export function rememberEncoded(): void {
  const sorted = Object.fromEntries(Object.entries(encoded).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(ledgerFile, `${JSON.stringify(sorted, null, 1)}\n`)
}
