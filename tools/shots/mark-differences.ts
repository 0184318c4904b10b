import sharp from 'sharp'
import type { Area } from './find-differences.ts'
import type { Picture } from './picture.ts'

/** A drawing in full size as a dimmed WebP with a frame around each area that differs. */
export function markDifferences({ width, height, data }: Picture, areas: readonly Area[]): Promise<Buffer> {
  const frames = areas.map(
    (area) =>
      `<rect x="${area.left - 2}" y="${area.top - 2}" width="${area.width + 4}" height="${area.height + 4}" rx="4"/>`,
  )
  const above = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#ff2d55" fill-opacity=".18" stroke="#ff2d55" stroke-width="3">${frames.join('')}</svg>`
  return sharp(data, { raw: { width, height, channels: 3 } })
    .modulate({ saturation: 0.3 })
    .linear(0.75, 0)
    .composite([{ input: Buffer.from(above), left: 0, top: 0 }])
    .webp({ quality: 80 })
    .toBuffer()
}

/** A drawing in full size, encoded quickly: for the review, not for the repository. */
export function drawWhole({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 85, effort: 0 })
    .toBuffer()
}
