import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const seven = 'M-88 -74V-104H88V-76C36 -12 4 62 0 138'
const arrow = 'M-214 -168C-120 -262 110 -262 196 -150L236 -176L226 -62L126 -110L166 -132C96 -214 -100 -216 -176 -140Z'

/** A sign of glass tubes on a wall of bricks. */
export function drawNeonSign(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  drawBricks(art, palette)
  art.glow(x, y, 440 * scale, palette.accent, 0.55)
  art.glow(x + 60 * scale, y - 30 * scale, 260 * scale, palette.second, 0.6)
  art.hero(() => {
    art.shadow(20, 40, 300, 270, 0.6)
    for (const [bx, by] of [[-120, 190], [120, 190]] as const) art.stroke(`M${bx} ${by}V300`, '#0a1426', 17)
    art.gloss(shape.rect(-172, -150, 344, 346, 44), '#0c1a34', { contour: 10, edge: 16 })
    art.gloss(arrow, '#3a1050', { contour: 10, edge: 10 })
    for (let i = 0; i < 9; i++) {
      const [bx, by] = shape.polar(-8, 10, 222, 214 + i * 12.6)
      drawBulb(art, bx, by - 12, '#ffd86a')
    }
    for (const [bx, by] of [[196, -126], [206, -104], [182, -112]] as const) drawBulb(art, bx, by, '#ffd86a')
    const frame = shape.rect(-146, -124, 292, 294, 30)
    drawTube(art, frame, palette.accent, 9)
    drawTube(art, seven, palette.second, 25)
    for (const side of [-1, 1]) drawTube(art, shape.star(side * 104, 108, 30, 13), '#ffd86a', 6)
  })
  closeScene(art, palette)
}

function drawBricks(art: Art, palette: Palette): void {
  art.backdrop([dark(palette.ground[1], 0.35), dark(palette.ground[1], 0.5), palette.ground[2]])
  const [w, h] = [art.width / 7, art.height / 17]
  for (let row = 0; row < 17; row++)
    for (let i = -1; i < 8; i++) {
      const tone = 0.3 + art.random() * 0.3
      art.path(shape.rect(i * w + (row % 2) * w * 0.5 + 2, row * h + 2, w - 5, h - 5, 4), art.linear([dark('#4a70b8', tone - 0.1), dark('#2c4c90', tone)]))
    }
  times(14, () => art.path(shape.rect(round(art.random() * art.width), round(art.random() * art.height * 0.7), 40, 5), '#000', 'opacity=".25"'))
}

function drawBulb(art: Art, x: number, y: number, colour: string): void {
  art.glow(x, y, 30, colour, 0.9)
  art.ball(x, y, 9, colour, { rim: '#fff' })
}

function drawTube(art: Art, d: string, colour: string, width: number): void {
  for (const [more, opacity] of [[width * 2.2 + 14, 0.2], [width + 10, 0.5]] as const) art.stroke(d, colour, more, `opacity="${opacity}"`)
  art.stroke(d, light(colour, 0.35), width)
  art.stroke(d, '#ffffff', width * 0.45)
}
