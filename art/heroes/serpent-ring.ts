import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const jade = '#1fa86a'
const radius = 158
const segments = 74
/** Where the tail ends and the neck begins, in degrees. */
const [tail, neck] = [-40, 282]

/** A serpent that bites its tail, around a stone that is an eye. */
export function drawSerpentRing(art: Art, palette: Palette): void {
  art.glow(0, 0, 300, palette.accent, 0.7)
  drawEyeStone(art, palette)
  for (const layer of ['edge', 'body'] as const)
    for (let i = 0; i <= segments; i++) {
      const share = i / segments
      const angle = tail + (neck - tail) * share
      const half = 9 + 47 * Math.min(1, share * 1.5) * (1 - 0.16 * share ** 6)
      const [x, y] = shape.polar(0, 0, radius, angle)
      art.at(x, y, 1, angle, () => (layer === 'edge' ? drawSpine(art, half, i) : drawRib(art, half)))
    }
  art.at(...shape.polar(0, 0, radius, neck + 16), 0.98, neck + 114, () => drawHead(art))
}

function drawSpine(art: Art, half: number, index: number): void {
  art.ellipse(0, 0, half + 9, 19, dark(jade, 0.85))
  if (index % 3 === 0 && half > 20)
    art.path(shape.polygon([[half - 6, -15], [half + 34, 10], [half - 6, 14]]), art.linear(['#eaffb0', '#7ac83a']), `stroke="${dark(jade, 0.85)}" stroke-width="7" stroke-linejoin="round"`)
}

function drawRib(art: Art, half: number): void {
  const across = art.linear([[0, '#d8f0a0'], [0.2, '#9ad86a'], [0.3, dark(jade, 0.25)], [0.5, jade], [0.74, light(jade, 0.45)], [1, dark(jade, 0.5)]], 0)
  art.ellipse(0, 0, half, 12, across)
  art.stroke(`M${round(-half * 0.3)} 9Q${round(half * 0.3)} 17 ${round(half * 0.9)} 5`, dark(jade, 0.6), 3, 'opacity=".55"')
}

function drawEyeStone(art: Art, palette: Palette): void {
  art.circle(0, 0, 112, dark(jade, 0.85))
  art.metal(shape.circle(0, 0, 104), '#ffc83a', { edge: 9 })
  art.circle(0, 0, 86, art.radial(['#f4ffb0', '#c8f03a', '#3ab83a', '#0a4a2a'], 0.5, 0.5, 0.52))
  for (let i = 0; i < 30; i++) art.stroke(shape.line([shape.polar(0, 0, 26, i * 12), shape.polar(0, 0, 76 + (i % 3) * 4, i * 12)]), i % 2 ? '#fbffd0' : '#1f7a2a', 3, 'opacity=".5"')
  art.path('M0 -84C26 -40 26 40 0 84C-26 40 -26 -40 0 -84Z', '#04140c')
  art.glow(0, 0, 130, palette.accent, 0.25)
  art.path('M-66 -36A74 74 0 0 1 6 -72Q-34 -40 -44 2Z', '#fff', 'opacity=".7"')
}

/** Facing to the right, its jaws around the tail. */
function drawHead(art: Art): void {
  art.gloss('M-60 22C-20 84 70 92 132 66C112 44 60 34 0 30Z', '#c8e88a', { contour: 8, edge: 12, depth: 0.3 })
  const skull = 'M-86 -10C-92 -66 -30 -92 40 -88C96 -84 146 -50 158 -8C160 12 148 18 132 14C90 4 40 14 0 34C-50 46 -84 34 -86 -10Z'
  art.gloss(skull, jade, { contour: 8, edge: 22, lift: 0.5 })
  for (const [x, y] of [[26, 20], [70, 10], [112, 10]] as const) art.path(shape.polygon([[x - 9, y], [x + 11, y - 3], [x + 4, y + 32]]), '#fffbe8', `stroke="${dark(jade, 0.85)}" stroke-width="4"`)
  art.path('M-30 -86L-78 -136L-70 -70ZM14 -92L-6 -146L46 -88Z', '#c8f03a', `stroke="${dark(jade, 0.85)}" stroke-width="8" stroke-linejoin="round"`)
  art.ball(44, -44, 29, '#ffcf2a', { contour: 7 })
  art.path('M50 -70Q62 -44 46 -18Q36 -44 50 -70Z', '#120604')
  art.stroke('M6 -66Q46 -92 84 -58', dark(jade, 0.85), 11)
  art.circle(134, -22, 6, '#04261a')
  art.spark(-10, -64, 34)
}
