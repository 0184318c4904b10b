import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

/** Three bars of a one-armed bandit before a fan of the twenties. */
export function drawBarPlates(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawFan(art, x, y + 280 * scale, art.height * 0.95)
  art.glow(x, y, 330 * scale, palette.accent, 0.5)
  art.hero(() => {
    for (const [row, size] of [0.86, 0.95, 1.04].entries()) art.at(0, -146 + row * 138, size, 0, () => drawPlate(art))
    art.spark(-176, -196, 44)
    art.spark(190, -30, 30)
  })
  closeScene(art, palette, '#ffe9b0')
}

function drawFan(art: Art, x: number, y: number, r: number): void {
  const blades = 14
  for (let i = 0; i < blades; i++) {
    const from = 180 + (i * 180) / blades
    art.path(shape.wedge(x, y, r, from, from + 180 / blades), art.radialOn([[0, '#1c1408'], [0.5, i % 2 ? '#3a2a0c' : '#22190a'], [1, i % 2 ? '#6a4c12' : '#2c200c']], x, y, r))
    art.stroke(shape.line([shape.polar(x, y, r * 0.2, from), shape.polar(x, y, r, from)]), '#ffcf45', 2.5, 'opacity=".5"')
  }
  for (const share of [0.34, 0.36, 0.58, 0.6, 0.84, 0.87]) art.ring(x, y, r * share, '#ffcf45', 3, 'opacity=".42"')
}

function drawPlate(art: Art): void {
  const gold = '#ffc42e'
  art.shadow(0, 66, 250, 34, 0.8)
  art.metal(shape.rect(-206, -64, 412, 128, 26), gold, { contour: 8, edge: 10, angle: 80 })
  art.gloss(shape.rect(-186, -46, 372, 92, 14), '#1a1520', { edge: 12, lift: 0.2, sheen: 0.25 })
  const letters = textOutline('rubik-mono-one', 'BAR', 92, { anchor: 'middle', y: 34, tracking: 10 }).d
  art.path(letters, dark(gold, 0.75), 'transform="translate(5 7)"')
  art.path(letters, art.linearOn([light(gold, 0.75), gold, dark(gold, 0.35)], 0, -34, 0, 36))
  art.path('M-178 -40H178V-18Q0 4 -178 -14Z', '#fff', 'opacity=".14"')
  for (const side of [-1, 1]) times(3, (i) => art.ball(side * 196, -40 + i * 40, 7, '#fff0b0', { contour: 2 }))
}
