// Icons of the browser tab, the home screen and the manifest. A maskable icon keeps the symbol inside its safe circle.
import sharp, { type Sharp } from 'sharp'
import { iconPicture, type Picture } from '../pipeline/picture.ts'
import { drawBrand } from './brand.ts'

const ink = '#0c0b11'
const unit = 64
/** How much of a maskable icon its symbol takes. */
const safeShare = 0.62

function rasterise(svg: string, size: number): Sharp {
  return sharp(Buffer.from(svg), { density: (72 * size) / unit }).resize(size, size)
}

async function rasteriseOnInk(svg: string, size: number): Promise<Buffer> {
  const mark = await rasterise(svg, Math.round(size * safeShare)).png().toBuffer()
  const icon = sharp({ create: { width: size, height: size, channels: 4, background: ink } }).composite([{ input: mark, gravity: 'centre' }])
  return icon.png({ palette: true }).toBuffer()
}

export function drawIcons(): Picture[] {
  const drawings = drawBrand()
  const symbol = drawings['symbol'] ?? ''
  const tile = drawings['app-icon'] ?? ''
  return [
    ...[16, 32].map((size) => iconPicture(`brand/favicon-${size}`, size, symbol, () => rasterise(symbol, size).png({ compressionLevel: 9 }).toBuffer())),
    ...[192, 512].map((size) => iconPicture(`brand/icon-${size}`, size, tile, () => rasterise(tile, size).png({ palette: true }).toBuffer())),
    ...Object.entries({ 'maskable-512': 512, 'apple-touch-icon': 180 }).map(([name, size]) =>
      iconPicture(`brand/${name}`, size, `${symbol} on ${ink} at ${safeShare}`, () => rasteriseOnInk(symbol, size))),
  ]
}
