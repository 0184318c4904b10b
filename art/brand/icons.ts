// Icons of the browser tab, the home screen and the manifest. A maskable icon keeps the symbol inside its safe circle.
import sharp, { type Sharp } from 'sharp'
import { writePublic } from '../pipeline/public.ts'
import { drawBrand } from './brand.ts'

const ink = '#0c0b11'
const unit = 64

function rasterise(svg: string, size: number): Sharp {
  return sharp(Buffer.from(svg), { density: (72 * size) / unit }).resize(size, size)
}

/** Writes all icons; gives the number of files that changed. */
export async function publishIcons(): Promise<number> {
  const drawings = drawBrand()
  const symbol = drawings['symbol'] ?? ''
  const tile = drawings['app-icon'] ?? ''
  let written = 0
  const write = (name: string, data: Buffer) => (written += Number(writePublic(`brand/${name}.png`, data)))
  for (const size of [16, 32]) write(`favicon-${size}`, await rasterise(symbol, size).png({ compressionLevel: 9 }).toBuffer())
  for (const size of [192, 512]) write(`icon-${size}`, await rasterise(tile, size).png({ palette: true }).toBuffer())
  for (const [name, size] of [
    ['maskable-512', 512],
    ['apple-touch-icon', 180],
  ] as const) {
    const mark = await rasterise(symbol, Math.round(size * 0.62))
      .png()
      .toBuffer()
    const icon = sharp({ create: { width: size, height: size, channels: 4, background: ink } }).composite([{ input: mark, gravity: 'centre' }])
    write(name, await icon.png({ palette: true }).toBuffer())
  }
  return written
}
