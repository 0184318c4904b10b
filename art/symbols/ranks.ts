// The low symbols of worlds without a family of things: ranks of cards in the lettering of the world.
import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { boundsOf, bendOutline, layLetters } from '../kit/letters.ts'
import { getMotif } from '../motifs/registry.ts'

const ranks = { ten: ['10', '#2fc07a'], jack: ['J', '#3a9aff'], queen: ['Q', '#b86aff'], king: ['K', '#ff8a2a'], ace: ['A', '#ff4a5f'] } as const

export type Rank = keyof typeof ranks
export const rankNames = Object.keys(ranks) as Rank[]

const tallest = 140
const widest = 168

/** A rank around 0, 0. */
export function drawRank(art: Art, motif: string, rank: Rank): void {
  const [text, colour] = ranks[rank]
  const { lettering, variants: [{ accent, second }] } = getMotif(motif)
  const { commands } = layLetters(lettering.face, text, 200)
  const { left, top, width, height } = boundsOf(commands)
  const scale = Math.min(tallest / height, widest / width)
  const d = bendOutline(commands, (x, y) => [(x - left - width / 2) * scale, (y - top - height / 2) * scale])
  art.stroke(d, light(mix(accent, second, 0.35), 0.58), 20)
  art.gloss(d, colour, { contour: 6, edge: 9, lift: 0.5 })
}
