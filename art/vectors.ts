// Pictures that ship as SVG (brand, studios, levels, avatars, slot symbols, empty states), optimised, and the icons made from the brand.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'
import { publicFolder } from './raster.ts'

const drawn = join(import.meta.dirname, 'generator/out')

/** Folder the generator draws into → folder and file name the site asks for. */
const published: { from: string; to: (name: string) => string }[] = [
  { from: 'brand', to: (name) => `brand/${name}.svg` },
  { from: 'providers', to: (name) => `studios/${name}.svg` },
  { from: 'levels', to: (name) => `levels/level-${name}.svg` },
  { from: 'avatars', to: (name) => `avatars/avatar-${name}.svg` },
  { from: 'symbols', to: (name) => `symbols/${name}.svg` },
  { from: 'empty', to: (name) => `empty/${name}.svg` },
]

function write(path: string, data: string | Buffer): void {
  const file = join(publicFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
}

function optimiseSvg(svg: string): string {
  return optimize(svg, { multipass: true, floatPrecision: 2, plugins: ['preset-default'] }).data
}

/** Draws the vector set and writes it optimised; gives the number of files. */
export async function publishVectors(): Promise<number> {
  await import('./generator/assets.mjs')
  let count = 0
  for (const { from, to } of published) {
    for (const file of readdirSync(join(drawn, from))) {
      write(to(basename(file, '.svg')), optimiseSvg(readFileSync(join(drawn, from, file), 'utf8')))
      count += 1
    }
  }
  return count
}

const ink = '#0c0b11'

/** Icons of the browser tab, the home screen and the manifest. A maskable icon keeps the symbol inside its safe circle. */
export async function publishIcons(): Promise<void> {
  const symbol = readFileSync(join(drawn, 'brand/symbol.svg'))
  const appIcon = readFileSync(join(drawn, 'brand/app-icon.svg'))
  const sharpen = (svg: Buffer, size: number) => sharp(svg, { density: (72 * size) / 64 }).resize(size, size)
  for (const size of [16, 32]) write(`brand/favicon-${size}.png`, await sharpen(symbol, size).png({ compressionLevel: 9 }).toBuffer())
  for (const size of [192, 512]) write(`brand/icon-${size}.png`, await sharpen(appIcon, size).png({ palette: true }).toBuffer())
  for (const [name, size] of [['maskable-512', 512], ['apple-touch-icon', 180]] as const) {
    const inner = Math.round(size * 0.62)
    const mark = await sharpen(symbol, inner).png().toBuffer()
    const icon = sharp({ create: { width: size, height: size, channels: 4, background: ink } }).composite([{ input: mark, gravity: 'centre' }])
    write(`brand/${name}.png`, await icon.png({ palette: true }).toBuffer())
  }
}
