import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const onyx = '#3a3250'
const gold = '#ffc42e'

/** A rook on stage: onyx, gold and an electric guitar. */
export function drawRook(art: Art, palette: Palette): void {
  art.glow(0, -30, 290, palette.accent, 0.7)
  for (const [x, h] of [[-176, 150], [-128, 190], [128, 190], [176, 150]] as const) art.flame(x, 226, 44, h)
  art.shadow(0, 220, 200, 30, 0.8)
  art.gloss('M-92 124H92Q128 150 132 180H-132Q-128 150 -92 124Z', onyx, { contour: 8, edge: 14 })
  art.gloss(shape.rect(-150, 172, 300, 54, 20), onyx, { contour: 8, edge: 14 })
  art.metal(shape.rect(-146, 168, 292, 17, 8), gold, { contour: 5, edge: 4 })
  art.gloss('M-76 -90C-60 0 -70 70 -98 132H98C70 70 60 0 76 -90Z', onyx, { contour: 9, edge: 28, angle: 20, lift: 0.42 })
  art.metal(shape.rect(-104, 108, 208, 26, 12), gold, { contour: 6, edge: 6 })
  art.gloss('M-122 -100V-226H-66V-184H-30V-226H30V-184H66V-226H122V-100Q0 -66 -122 -100Z', onyx, { contour: 9, edge: 20, lift: 0.42 })
  for (const x of [-94, 0, 94]) art.metal(shape.rect(x - 32, -234, 64, 18, 6), gold, { contour: 5, edge: 5 })
  art.metal('M-128 -112Q0 -76 128 -112V-86Q0 -48 -128 -86Z', gold, { contour: 6, edge: 6 })
  drawShades(art)
  art.at(6, 72, 1, -34, () => drawGuitar(art))
  art.spark(-108, -204, 36)
}

function drawShades(art: Art): void {
  art.stroke('M-118 -150L118 -150', '#120a1c', 12)
  for (const side of [-1, 1]) {
    const lens = shape.star(side * 54, -144, 56, 31, 5, -90)
    art.path(lens, '#120a1c', 'stroke="#120a1c" stroke-width="16" stroke-linejoin="round"')
    art.path(lens, art.linear(['#fff0a0', '#ff7a4a', '#e0284a']), 'stroke="#ffc42e" stroke-width="5" stroke-linejoin="round"')
    art.inside(lens, () => art.path(`M${side * 54 - 44} -100L${side * 54 + 4} -210H${side * 54 + 26}L${side * 54 - 20} -100Z`, '#fff', 'opacity=".5"'))
  }
}

function drawGuitar(art: Art): void {
  art.gloss(shape.rect(40, -15, 200, 30, 6), '#6a3416', { contour: 7, edge: 7 })
  for (const i of times(8, (k) => k)) art.stroke(`M${70 + i * 20} -14V14`, '#d8d0c0', 3)
  art.gloss('M232 -22L296 -40Q306 -20 300 0L286 22L232 18Z', '#e0284a', { contour: 7, edge: 8 })
  for (const i of [0, 1, 2]) art.ball(250 + i * 18, -34 - i * 4, 8, '#e8eef8', { contour: 4 })
  const horn = 'M74 -12C50 -34 60 -62 86 -76C52 -84 18 -70 -6 -54C-40 -74 -104 -78 -124 -30C-136 10 -120 66 -72 74C-40 78 -20 58 6 58C40 62 66 76 94 66C64 54 56 34 74 12Z'
  art.gloss(horn, '#e0284a', { contour: 9, edge: 18, lift: 0.5 })
  art.gloss('M50 -20C20 -50 -50 -50 -60 -10C-50 20 -20 40 20 36C44 32 54 24 56 18Z', '#fff6ea', { contour: 5, edge: 6, depth: 0.15 })
  for (const x of [-28, 6]) art.gloss(shape.rect(x - 9, -26, 18, 52, 7), '#241c30', { contour: 4, edge: 4 })
  art.metal(shape.rect(-82, -26, 18, 52, 6), '#d8e0ee', { contour: 4, edge: 4 })
  for (const y of [-12, -4, 4, 12]) art.stroke(`M-74 ${y}H240`, '#f4f0e4', 2.5)
  for (const [x, y] of [[-40, 52], [-72, 46]] as const) art.ball(x, y, 10, gold, { contour: 4 })
  art.path('M-112 -26C-96 -60 -60 -64 -30 -54C-60 -52 -88 -40 -100 -14Z', '#fff', 'opacity=".5"')
  art.stroke('M88 -70Q70 -66 62 -54', light('#e0284a', 0.6), 5)
  art.circle(74, 0, 5, dark(gold, 0.2))
}
