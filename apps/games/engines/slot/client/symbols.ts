// Symbols as bitmaps of exactly their size on screen, and a blurred copy of each for fast reels.
import { type SymbolId, symbolIds } from '@yanta/game-rules/slot'
import { createCanvas, type SymbolImages } from '../../../kit/spin/symbols.ts'

export interface SymbolBitmap {
  crisp: HTMLCanvasElement
  /** Taller than the crisp one by `smear` of its size above and below. */
  blurred: HTMLCanvasElement
}

/** Extent of the blur of a fast symbol up and down, in its own heights. */
export const smear = 0.21

/** Of each symbol, a nominative that follows "3 ×". */
export type SymbolNames = Record<SymbolId, string>

/** An even vertical blur over `span` pixels: each pass draws the picture over itself at half the distance of the pass before. */
function blurDownwards(source: HTMLCanvasElement, span: number): HTMLCanvasElement {
  let picture = source
  for (let shift = span / 2; shift >= 1; shift /= 2) {
    const [next, context] = createCanvas(source.width, source.height + span)
    context.globalCompositeOperation = 'lighter'
    context.globalAlpha = 0.5
    context.drawImage(picture, 0, 0)
    context.drawImage(picture, 0, shift)
    picture = next
  }
  return picture
}

/** @param size side of a symbol in device pixels */
export function rasterise(images: SymbolImages<SymbolId>, size: number): Record<SymbolId, SymbolBitmap> {
  return Object.fromEntries(
    symbolIds.map((id) => {
      const [crisp, crispContext] = createCanvas(size, size)
      crispContext.imageSmoothingQuality = 'high'
      crispContext.drawImage(images[id], 0, 0, size, size)
      const blurred = blurDownwards(crisp, Math.round(2 * smear * size))
      return [id, { crisp, blurred }]
    }),
  ) as Record<SymbolId, SymbolBitmap>
}
