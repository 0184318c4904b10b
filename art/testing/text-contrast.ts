import sharp from 'sharp'
import { luminance } from '../kit/colour.ts'

/** A part of a picture as shares of its size. */
export interface Zone {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * The worst contrast (WCAG 2) of white text over that zone of a drawing: against its lightest pixel,
 * drawn small enough that a pixel is about as wide as a stroke of the text.
 */
export async function measureTextContrast(svg: string, zone: Zone): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).resize(370).flatten().raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<number>()
  for (let y = Math.floor(zone.top * info.height); y < zone.bottom * info.height; y++) {
    for (let x = Math.floor(zone.left * info.width); x < zone.right * info.width; x++) {
      const at = (y * info.width + x) * info.channels
      colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!)
    }
  }
  const lightest = Math.max(...[...colours].map((colour) => luminance(`#${colour.toString(16).padStart(6, '0')}`)))
  return 1.05 / (lightest + 0.05)
}
