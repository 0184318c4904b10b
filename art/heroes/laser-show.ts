import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const seven = 'M-100 -130H110V-70C50 0 10 70 10 140H-76C-70 60 -30 -10 20 -58H-50V-30H-100Z'

/** Three sevens of chrome on a stage, beams from both sides. */
export function drawLaserShow(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const stage = y + 168 * scale
  art.backdrop([palette.ground[2], palette.ground[1], palette.ground[0]])
  art.dust(80, '#fff', 0, stage, 0.6, 2)
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const colour = i % 2 ? palette.accent : palette.second
      const to = shape.polar(x + side * 330 * scale, stage, 1100 * scale, side > 0 ? 188 + i * 16 : -8 - i * 16)
      const d = `M${round(x + side * 330 * scale)} ${round(stage)}L${to.map(round).join(' ')}`
      art.stroke(d, colour, 15 * scale, 'opacity=".2"')
      art.stroke(d, light(colour, 0.5), 3.5 * scale, 'opacity=".95"')
    }
  art.rect(0, stage, art.width, art.height, art.linear([dark(palette.ground[1], 0.4), palette.ground[2]]))
  for (let i = -9; i < 10; i++) art.stroke(`M${round(x + i * 44 * scale)} ${round(stage)}L${round(x + i * 190 * scale)} ${art.height}`, palette.second, 2, 'opacity=".6"')
  for (let i = 0; i < 7; i++) art.stroke(`M0 ${round(stage + i * i * 9 * scale)}H${art.width}`, palette.second, 2, 'opacity=".6"')
  art.glow(x, y, 340 * scale, palette.accent, 0.55)
  art.hero(() => {
    drawSeven(art, palette, -146, 24, 0.86, -9, palette.accent)
    drawSeven(art, palette, 148, 24, 0.86, 9, palette.accent)
    drawSeven(art, palette, 0, 4, 1.24, 0, palette.second)
    art.spark(104, -148, 54)
    art.spark(-214, -70, 30)
  })
  closeScene(art, palette)
}

function drawSeven(art: Art, palette: Palette, x: number, y: number, size: number, turn: number, rim: string): void {
  art.at(x, y, size, turn, () => {
    art.path(seven, rim, `stroke="${rim}" stroke-width="56" stroke-linejoin="round" opacity=".3"`)
    art.path(seven, dark(palette.ground[1], 0.4), `stroke="${dark(palette.ground[1], 0.5)}" stroke-width="36" stroke-linejoin="round" transform="translate(9 13)"`)
    art.path(seven, rim, `stroke="${light(rim, 0.15)}" stroke-width="30" stroke-linejoin="round"`)
    art.path(seven, '#ffffff', 'stroke="#ffffff" stroke-width="14" stroke-linejoin="round"')
    art.metal(seven, '#a8c8f8', { edge: 10, angle: 82 })
    art.path('M-92 -122H102V-88Q0 -106 -92 -82Z', '#fff', 'opacity=".6"')
  })
}
