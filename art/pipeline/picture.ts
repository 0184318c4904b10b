// What the generator makes: pictures, each with a name, the drawing it follows from and a way to make its files.
import { createHash } from 'node:crypto'
import type { ArtEntry } from '@yanta/art'
import sharp from 'sharp'
import { optimize } from 'svgo'

export interface Picture {
  /** Such as `covers/neon-drive-tall`; its first part is a folder of addresses. */
  name: string
  /** Of the drawing and of everything that decides its files: while it stays, nothing is made anew. */
  fingerprint: string
  shape: Omit<ArtEntry, 'hash'>
  /** Contents of the files, in the order of `listArtFiles`. */
  encode(): Promise<Buffer[]>
}

export interface RasterOrder {
  width: number
  height: number
  /** Quality, 1 to 100, of the WebP at that size, for browsers without AVIF. */
  webp: number
  /** Quality of the AVIF of each width. */
  avif: Readonly<Record<number, number>>
}

/** A drawing as AVIF in several widths and as one WebP. AVIF costs up to a second of processor time each. */
export function rasterPicture(name: string, svg: string, order: RasterOrder): Picture {
  const { width, height, webp } = order
  const avif = Object.entries(order.avif).map(([each, quality]) => ({ width: Number(each), quality }))
  return {
    name,
    fingerprint: hashOf(svg, JSON.stringify(order)),
    shape: { width, height, format: 'webp', avif: avif.map((each) => each.width) },
    async encode() {
      const widest = Math.max(width, ...avif.map((each) => each.width))
      const drawn = await sharp(Buffer.from(svg)).resize(widest, Math.round((widest * height) / width), { fit: 'cover' }).flatten().png({ compressionLevel: 1 }).toBuffer()
      const sized = (to: number) => sharp(drawn).resize(to, Math.round((to * height) / width), { fit: 'cover' })
      const files = [await sized(width).webp({ quality: webp, effort: 4, smartSubsample: true }).toBuffer()]
      for (const each of avif) files.push(await sized(each.width).avif({ quality: each.quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer())
      return files
    },
  }
}

/** A drawing as it ships: two decimals, no metadata. */
export function optimiseSvg(svg: string): string {
  return optimize(svg, { multipass: true, floatPrecision: 2, plugins: ['preset-default'] }).data
}

export function vectorPicture(name: string, svg: string): Picture {
  const { width, height } = sizeOf(svg)
  return { name, fingerprint: hashOf(svg), shape: { width, height, format: 'svg' }, encode: async () => [Buffer.from(optimiseSvg(svg))] }
}

/** Drawings of one folder. */
export function vectorPictures(folder: string, drawings: Readonly<Record<string, string>>): Picture[] {
  return Object.entries(drawings).map(([name, svg]) => vectorPicture(`${folder}/${name}`, svg))
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error('a drawing without a viewBox has no size')
  return { width: Number(width), height: Number(height) }
}

/** Eight digits: pictures of one name that differ must differ in it, and addresses travel in every document. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 8)
}
