// The symbols of a world, from the art.
import addresses from '@yanta/art/symbols.json'

export type SymbolImages<Id extends string> = Record<Id, HTMLImageElement>

/** @param set folder of a world's symbols in the art */
export function buildSymbolAddress(set: string, symbol: string): string {
  return (addresses as Record<string, string>)[`${set}/${symbol}`] ?? ''
}

/** Loads these symbols of a set; rejects when one is missing. */
export async function loadSymbols<Id extends string>(
  set: string,
  symbols: readonly Id[],
): Promise<SymbolImages<Id>> {
  const images = await Promise.all(
    symbols.map(async (id) => {
      const image = new Image()
      image.src = buildSymbolAddress(set, id)
      await image.decode()
      return [id, image] as const
    }),
  )
  return Object.fromEntries(images) as SymbolImages<Id>
}

/** A canvas for one picture; throws in a browser without. */
export function createCanvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d canvas in this browser')
  return [canvas, context]
}
