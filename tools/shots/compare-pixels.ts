// Whether two drawings show the same, also when different machines drew them. Rasterisers differ in how dark they make the edges of letters
// and by up to a pixel in where they put them; they do not differ in the colours of surfaces. So each pixel of one drawing has
// to lie within what the other shows around the same area, edges with more tolerance than surfaces, and small groups of pixels that
// don't are tolerated.
import sharp from 'sharp'
import { type Area, findDifferences } from './find-differences.ts'
import type { Pixels } from './picture.ts'

/** Both are blurred by this many pixels first, so that a shift of a fraction of a pixel is none. */
const blur = 1
/** By how much of 255 a surface may differ. */
const play = 6
/** How much more an edge may differ, as a share of its own contrast. */
const edgePlay = 0.35
/** Pixels that have to differ within 16 × 16 before it counts; measured: 5 at most between runs on one machine, 16 between Chromium
 * 153 and 156, software and hardware rasteriser, 20 with letters a quarter of a pixel bolder; 30 and more for a minus sign gone, a
 * caption moved by 2 px, a tick gone, a text a quarter dimmer. */
const tolerated = 22

/** Where two drawings of the same size differ; nowhere when both show the same. `again` is the one drawing once more, with a file's
 * artefacts: what differs has to differ in both, or it would be the file that is seen. */
export async function comparePixels(one: Pixels, other: Pixels, again?: Pixels): Promise<Area[]> {
  const mask = await maskDifferences(one, other)
  if (again && mask.includes(1)) {
    const repeated = await maskDifferences(again, other)
    for (let at = 0; at < mask.length; at += 1) mask[at]! &= repeated[at]!
  }
  return findDifferences(mask, one.width, one.height, tolerated)
}

/** 1 for each pixel that differs. */
async function maskDifferences(one: Pixels, other: Pixels): Promise<Uint8Array> {
  const { width, height } = one
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(
      `drawings of different sizes: ${one.width} × ${one.height} and ${other.width} × ${other.height}`,
    )
  const mask = new Uint8Array(width * height)
  if (one.data.equals(other.data)) return mask
  const [a, b] = await Promise.all([soften(one), soften(other)])
  for (let at = 0; at < mask.length; at += 1) {
    const first = at * 3
    if (isNear(a, b, first) && isNear(a, b, first + 1) && isNear(a, b, first + 2)) continue
    const x = at % width
    const y = (at - x) / width
    if (isOutside(a, b, x, y, width, height) || isOutside(b, a, x, y, width, height)) mask[at] = 1
  }
  return mask
}

function soften({ width, height, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(blur)
    .raw()
    .toBuffer()
}

function isNear(a: Buffer, b: Buffer, at: number): boolean {
  return Math.abs(a[at]! - b[at]!) <= play
}

/** Whether a pixel lies beyond everything that `ground` shows at most one pixel away. */
function isOutside(
  drawing: Buffer,
  ground: Buffer,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const left = Math.max(0, x - 1)
  const right = Math.min(width - 1, x + 1)
  const top = Math.max(0, y - 1)
  const bottom = Math.min(height - 1, y + 1)
  for (let channel = 0; channel < 3; channel += 1) {
    let low = 255
    let high = 0
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const value = ground[(row * width + column) * 3 + channel]!
        if (value < low) low = value
        if (value > high) high = value
      }
    }
    const value = drawing[(y * width + x) * 3 + channel]!
    const allowed = play + edgePlay * (high - low)
    if (value < low - allowed || value > high + allowed) return true
  }
  return false
}
