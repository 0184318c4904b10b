// The files of each brand, under brands/<id>/: drawings as SVG, icons as PNG, pictures as AVIF and WebP. What is drawn as before
// is not encoded again; `encoded.json` remembers from what each file was made.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { hashOf, optimiseSvg } from '../pipeline/picture.ts'
import type { BrandArt } from './brand-art.ts'
import { drawFerna } from './ferna.ts'
import { drawYanta } from './yanta.ts'

interface BrandFile {
  /** Relative to the folder of the brands. */
  path: string
  fingerprint: string
  encode(): Promise<Buffer>
}

const folder = join(import.meta.dirname, '../../brands')
const ledgerFile = join(import.meta.dirname, 'encoded.json')
const unit = 64
/** Raise it when the way of encoding changes: every file is made anew. */
const encoding = '1'
/** How much of a maskable icon its symbol takes. */
const safeShare = 0.62

export function drawBrands(): BrandArt[] {
  return [drawYanta(), drawFerna()]
}

/** Writes the files that changed and gives their paths; with `isCheck` it only says which it would write. */
export async function publishBrands({ isCheck = false } = {}): Promise<string[]> {
  const ledger = existsSync(ledgerFile) ? (JSON.parse(readFileSync(ledgerFile, 'utf8')) as Record<string, string>) : {}
  const files = drawBrands().flatMap(listFiles)
  const stale = files.filter(({ path, fingerprint }) => ledger[path] !== fingerprint || !existsSync(join(folder, path)))
  if (isCheck) return stale.map(({ path }) => path)
  for (const { path, encode } of stale) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), await encode())
  }
  const fresh = Object.fromEntries(files.map(({ path, fingerprint }) => [path, fingerprint]).toSorted())
  writeFileSync(ledgerFile, `${JSON.stringify(fresh, null, 1)}\n`)
  return stale.map(({ path }) => path)
}

function listFiles({ id, ground, symbol, symbolSmall, appIcon, lockup, login, share }: BrandArt): BrandFile[] {
  const file = (name: string, source: string, encode: () => Promise<Buffer>): BrandFile => ({ path: `${id}/${name}`, fingerprint: hashOf(name, source, encoding), encode })
  const vector = (name: string, svg: string) => file(`${name}.svg`, svg, async () => Buffer.from(optimiseSvg(svg)))
  const icon = (name: string, svg: string, size: number) => file(`${name}.png`, svg, () => rasterise(svg, size).png({ compressionLevel: 9 }).toBuffer())
  const tile = (name: string, size: number) => file(`${name}.png`, symbol + ground, () => rasteriseOn(ground, symbol, size))
  const picture = (name: string, svg: string) => [
    file(`${name}.avif`, svg, () => sharp(Buffer.from(svg)).flatten().avif({ quality: 50, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()),
    file(`${name}.webp`, svg, () => sharp(Buffer.from(svg)).flatten().webp({ quality: 74, effort: 5, smartSubsample: true }).toBuffer()),
  ]
  return [
    vector('symbol', symbol), vector('app-icon', appIcon), vector('lockup', lockup.onDark), vector('lockup-dark', lockup.onLight),
    icon('favicon-16', symbolSmall, 16), icon('favicon-32', symbolSmall, 32), icon('icon-192', appIcon, 192), icon('icon-512', appIcon, 512),
    tile('maskable-512', 512), tile('apple-touch-icon', 180),
    ...picture('login', login.tall), ...picture('login-wide', login.wide),
    file('share.png', share, () => sharp(Buffer.from(share)).flatten().png({ palette: true, quality: 86, effort: 8 }).toBuffer()),
  ]
}

function rasterise(svg: string, size: number): Sharp {
  return sharp(Buffer.from(svg), { density: (72 * size) / unit }).resize(size, size)
}

async function rasteriseOn(ground: string, svg: string, size: number): Promise<Buffer> {
  const mark = await rasterise(svg, Math.round(size * safeShare)).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } }).composite([{ input: mark, gravity: 'centre' }]).png({ compressionLevel: 9 }).toBuffer()
}
