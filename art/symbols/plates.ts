import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'

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
