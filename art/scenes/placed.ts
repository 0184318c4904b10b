import type { Art } from '../kit/art.ts'
import type { Stop } from '../kit/gradients.ts'
import { drawScene, variantOf } from '../kit/motif.ts'
import { getMotif } from '../motifs/registry.ts'

export interface Placement {
  /** Centre of the hero as shares of the picture, and its size, where 1 makes its radius 44 % of the picture's height. */
  x: number
  y: number
  size: number
}

export const ink = '#07040f'

/** A scene of that motif and variant, its hero placed by shares of the picture; a bare one is light to its foot. */
export function drawPlaced(seed: string, motif: string, variant: string, width: number, height: number, hero: Placement, isBare = false): Art {
  const place = { x: width * hero.x, y: height * hero.y, scale: (height / 480) * hero.size }
  return drawScene(getMotif(motif), { variant, width, height, seed, hero: place, isBare })
}

/** The darkest colour of that variant's ground. */
export function groundOf(motif: string, variant: string): string {
  return variantOf(getMotif(motif), variant).ground[2]
}

/** Lays a colour over the whole picture; stops are [offset, opacity]. */
export function shade(art: Art, colour: string, stops: readonly (readonly [number, number])[], direction: 'across' | 'down'): void {
  const fill = stops.map(([at, opacity]): Stop => [at, colour, opacity])
  art.rect(0, 0, art.width, art.height, art.linearOn(fill, 0, 0, direction === 'across' ? art.width : 0, direction === 'down' ? art.height : 0))
}

/** Darkens the left side of a wide picture so that white text reads there (4.5:1 up to 54 % of the width); the hero on the right stays lit. */
export function shadeForText(art: Art, ground: string): void {
  shade(
    art,
    ground,
    [
      [0, 0.94],
      [0.38, 0.8],
      [0.54, 0.5],
      [0.7, 0],
    ],
    'across',
  )
  shade(
    art,
    ink,
    [
      [0, 0.3],
      [0.52, 0.3],
      [0.68, 0],
    ],
    'across',
  )
}
