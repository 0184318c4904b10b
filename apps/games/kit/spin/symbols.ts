// The pictures of a world's symbols, at the addresses that the server sends with the world.

export type SymbolImages<Id extends string> = Record<Id, HTMLImageElement>

/** The address of each symbol. */
export type SymbolAddresses = Readonly<Record<string, string>>

/** Of one symbol; without an address its picture is missing and fails to load. */
export function findSymbolAddress(addresses: SymbolAddresses, symbol: string): string {
  return addresses[symbol] ?? ''
}

/** Loads these symbols of a world; rejects when one is missing. */
export async function loadSymbols<Id extends string>(
  addresses: SymbolAddresses,
  symbols: readonly Id[],
): Promise<SymbolImages<Id>> {
  const images = await Promise.all(
    symbols.map(async (id) => {
      const image = new Image()
      image.src = findSymbolAddress(addresses, id)
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
