// Symbols as bitmaps of exactly their size on screen, and a blurred copy of each for fast reels.
import addresses from '@yanta/art/symbols.json'
import { type SymbolId, symbolIds } from '@yanta/game-rules/slot'

export interface SymbolBitmap {
  crisp: HTMLCanvasElement
  /** Taller than the crisp one by `smear` of its size above and below. */
  blurred: HTMLCanvasElement
}

/** Extent of the blur of a fast symbol up and down, in its own heights. */
export const smear = 0.21

export type SymbolImages = Record<SymbolId, HTMLImageElement>

/** Of each symbol, a nominative that follows "3 ×". */
export type SymbolNames = Record<SymbolId, string>

/** @param set folder of a world's symbols in the art */
export function buildSymbolAddress(set: string, symbol: SymbolId): string {
  return (addresses as Record<string, string>)[`${set}/${symbol}`] ?? ''
}

/** Loads all symbols of a set; rejects when one is missing. */
export async function loadSymbols(set: string): Promise<SymbolImages> {
  const images = await Promise.all(
    symbolIds.map(async (id) => {
      const image = new Image()
      image.src = buildSymbolAddress(set, id)
      await image.decode()
      return [id, image] as const
    }),
  )
  return Object.fromEntries(images) as SymbolImages
}

function createCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d canvas in this browser')
  return [canvas, context]
}

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
export function rasterise(images: SymbolImages, size: number): Record<SymbolId, SymbolBitmap> {
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
