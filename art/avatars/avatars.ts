// Avatars of players who chose none of their own: cat, stone, spark and ghost in eight colours.
import { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const colours = ['#ffc21f', '#ff5a8a', '#5ad0ff', '#7ad05a', '#b78aff', '#ff8a3d', '#3ae0a0', '#f04a5a']
const faces = [drawCat, drawStone, drawSpark, drawGhost]

function drawCat(art: Art, colour: string): void {
  art.ball(0, 0, 74, light(colour, 0.75), { shine: 0 })
  for (const s of [-1, 1] as const) {
    art.gloss(`M${s * 70} -40L${s * 74} -104L${s * 20} -74Z`, light(colour, 0.7), { edge: 6 })
    art.circle(s * 26, -6, 12, '#1a1228')
  }
  art.path('M-10 20H10L0 32Z', '#1a1228')
}

function drawStone(art: Art, colour: string): void {
  art.gem(0, 0, 84, light(colour, 0.2), 'hex')
}

function drawSpark(art: Art, colour: string): void {
  art.path(shape.spark(0, 0, 94, 0.18), '#fff')
  art.path(shape.spark(0, 0, 46, 0.2), dark(colour, 0.2))
}

function drawGhost(art: Art): void {
  art.path('M-80 60C-80 -40 -50 -90 0 -90C50 -90 80 -40 80 60L53 40L27 62L0 40L-27 62L-53 40Z', '#fff')
  for (const s of [-1, 1] as const) art.ellipse(s * 26, -18, 13, 18, '#1a1228')
}

/** Avatars by file name, `avatar-1` to `avatar-8`. */
export function drawAvatars(): Record<string, string> {
  return Object.fromEntries(
    colours.map((colour, i) => {
      const art = new Art(96, 96, `av${i}`, 'w')
      art.rect(0, 0, 96, 96, art.linear([light(colour, 0.2), dark(colour, 0.45)], 60))
      art.at(48, 52, 0.42, 0, () => pick(faces, i)(art, colour))
      return [`avatar-${i + 1}`, art.svg()]
    }),
  )
}
