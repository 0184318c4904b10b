import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const [w, h, deep] = [112, 62, 34]
/** Column and row of tiles that lie open, and what is in them. */
const open: Readonly<Record<string, 'gem' | 'mine'>> = { '-1 -1': 'gem', '1 -2': 'gem', '0 0': 'mine', '2 0': 'gem', '-2 1': 'gem', '1 1': 'gem' }

/** A field of stone tiles in moonlight, one of them with what nobody wants to find. */
export function drawMoonlitField(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.dust(110, '#fff', 0, art.height * 0.45, 0.6, 2.4)
  const [mx, my] = [x + 150 * scale, y - 220 * scale]
  art.glow(mx, my, 260 * scale, '#e8dcff', 0.9)
  art.circle(mx, my, 74 * scale, '#f4eeff')
  for (const [dx, dy, r] of [[-24, -16, 15], [22, 18, 20], [10, -34, 9]] as const) art.circle(mx + dx * scale, my + dy * scale, r * scale, '#d0c0f0')
  art.beams(mx, my, 6, art.height * 0.9, 90, '#d8c8ff', 0.28, 118)
  art.ridge(art.height * 0.36, art.height * 0.12, 9, dark(palette.ground[1], 0.3))
  art.hero(() => {
    for (let row = -3; row <= 2; row++) for (let column = -3; column <= 3; column++) drawTile(art, palette, column, row)
  }, 46)
  closeScene(art, palette)
}

function drawTile(art: Art, palette: Palette, column: number, row: number): void {
  const [x, y] = [((column - row) * w) / 2, ((column + row) * h) / 2 + 40]
  const content = open[`${column} ${row}`]
  const lift = content ? 22 : ((column * 7 + row * 13) % 3) * -5
  const top = shape.polygon([[x, y - h / 2 + lift], [x + w / 2 - 3, y + lift], [x, y + h / 2 + lift - 2], [x - w / 2 + 3, y + lift]])
  const stone = mix(palette.ground[0], palette.accent, 0.42)
  art.path(shape.polygon([[x - w / 2 + 3, y + lift], [x, y + h / 2 + lift - 2], [x, y + h / 2 + lift + deep], [x - w / 2 + 3, y + lift + deep]]), dark(stone, 0.62))
  art.path(shape.polygon([[x + w / 2 - 3, y + lift], [x, y + h / 2 + lift - 2], [x, y + h / 2 + lift + deep], [x + w / 2 - 3, y + lift + deep]]), dark(stone, 0.4))
  if (!content) {
    art.path(top, art.linear([light(stone, 0.3), stone, dark(stone, 0.25)], 20), `stroke="${light(stone, 0.45)}" stroke-width="3" stroke-linejoin="round"`)
    return
  }
  art.path(top, art.linear([dark(palette.ground[2], 0.3), mix(palette.ground[1], palette.second, 0.3)]), `stroke="${dark(stone, 0.7)}" stroke-width="4" stroke-linejoin="round"`)
  const glow = content === 'mine' ? '#ff3a5a' : palette.second
  art.glow(x, y - 6, content === 'mine' ? 150 : 80, glow, 0.9)
  if (content === 'gem') art.gem(x, y - 10, 27, '#ff6ab0', 'brilliant')
  else drawMine(art, x, y - 46)
}

function drawMine(art: Art, x: number, y: number): void {
  art.shadow(x, y + 78, 90, 22, 0.9)
  for (let i = 0; i < 11; i++) {
    const turn = -90 + i * 32.7
    art.at(x, y, 1, turn, () => {
      art.metal(shape.rect(66, -11, 42, 22, 6), '#8a84b0', { contour: 5, edge: 4 })
      art.ball(112, 0, 13, '#ff4a6a', { contour: 4 })
    })
  }
  art.ball(x, y, 84, '#3a3460', { contour: 8, rim: '#d8c8ff' })
  art.path(shape.rect(x - 86, round(y - 9), 172, 18, 6), '#5a5488', 'stroke="#1c1838" stroke-width="5"')
  art.ball(x, y, 25, '#ff3a5a', { contour: 6, rim: '#fff' })
}
