import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import * as shape from '../kit/shapes.ts'

/** The word of a wild symbol on a plate of that outline. */
export function wildPlate(art: Art, outline: string, colour: string, face: string, letters: readonly string[]): void {
  art.gloss(outline, colour, { contour: 6, edge: 14 })
  const { d, width } = textOutline(face, 'WILD', 50, { anchor: 'middle', y: 18 })
  const fit = `transform="scale(${Math.round((16800 / width) * 1.02) / 100})"`
  art.path(d, dark(colour, 0.8), `stroke="${dark(colour, 0.8)}" stroke-width="13" stroke-linejoin="round" ${fit}`)
  art.path(d, art.linear(letters), fit)
}

/** A stone with a sign cut into it. */
export function carvedStone(art: Art, outline: string, sign: string, stone: string, paint: string): void {
  art.gloss(outline, stone, { contour: 6, edge: 16 })
  art.stroke(sign, dark(stone, 0.75), 19)
  art.stroke(sign, paint, 11)
  art.stroke(sign, light(paint, 0.6), 4)
}

/** A sign of bent glass tubes with its light. */
export function neonTube(art: Art, d: string, colour: string): void {
  for (const [width, opacity] of [
    [34, 0.18],
    [22, 0.35],
  ] as const)
    art.stroke(d, colour, width, `opacity="${opacity}"`)
  art.stroke(d, light(colour, 0.15), 11)
  art.stroke(d, light(colour, 0.85), 4)
}

/** Outlines of the plates that wilds of slots are written on. */
export const plates = {
  board: shape.rect(-108, -60, 216, 120, 16),
  ticket: 'M-108 -60H108V-16A16 16 0 0 0 108 16V60H-108V16A16 16 0 0 0 -108 -16Z',
  ribbon: 'M-112 -40L-84 -58Q0 -76 84 -58L112 -40L98 8L112 60Q0 40 -112 60L-98 8Z',
  shield: 'M-104 -66Q0 -88 104 -66C112 10 70 62 0 92C-70 62 -112 10 -104 -66Z',
  hexagon: 'M-66 -76H66L112 0L66 76H-66L-112 0Z',
  oval: shape.ellipse(0, 0, 112, 78),
  cloud: 'M-84 50C-124 46 -118 -14 -82 -22C-78 -72 -20 -84 4 -56C36 -84 88 -68 86 -22C122 -14 122 46 84 50Q0 74 -84 50Z',
  scroll: 'M-112 -64H-88Q-78 -50 -70 -56Q0 -74 70 -56Q78 -50 88 -64H112V64H88Q78 50 70 56Q0 74 -70 56Q-78 50 -88 64H-112Z',
  cartouche: 'M-88 -58Q-44 -80 0 -72Q44 -80 88 -58Q116 -40 104 0Q116 40 88 58Q44 80 0 72Q-44 80 -88 58Q-116 40 -104 0Q-116 -40 -88 -58Z',
  gem: 'M-74 -72H74L112 -34V34L74 72H-74L-112 34V-34Z',
  burst: shape.polygon(Array.from({ length: 36 }, (_, i) => {
    const turn = (i * Math.PI) / 18
    const reach = i % 2 ? 0.86 : 1
    return [Math.cos(turn) * 114 * reach, Math.sin(turn) * 84 * reach] as const
  })),
  leaf: 'M-114 0C-80 -66 -20 -84 20 -78C66 -74 96 -40 114 0C96 40 66 74 20 78C-20 84 -80 66 -114 0Z',
} as const
