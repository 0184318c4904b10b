import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const bolt = 'M176 -330L-92 -34H2L-78 118L196 -96H84L262 -330Z'

/** Lightning strikes the temple on the mountain. */
export function drawTempleBolt(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  for (let i = 0; i < 16; i++)
    art.cloud(art.random() * art.width, art.height * art.random() * 0.3, (190 + art.random() * 200) * scale, i % 2 ? '#2c3266' : '#454c8c', 0.75)
  art.glow(x + 60 * scale, y - 190 * scale, 380 * scale, palette.accent, 0.75)
  for (let i = 0; i < 6; i++) drawBranch(art, x + (i < 3 ? -250 + i * 60 : 40 + i * 46) * scale, y - 330 * scale, scale, palette.accent)
  art.hero(() => {
    art.path('M-700 330L-250 176H250L700 330Z', art.linear(['#5a5a96', '#20204e']))
    drawTemple(art)
    art.glow(-70, 110, 210, '#fff6c0', 1)
    art.path(bolt, '#ffd23a', 'opacity=".28" stroke="#ffd23a" stroke-width="44" stroke-linejoin="round"')
    art.metal(bolt, '#ffc83a', { contour: 10, edge: 14 })
    art.path('M176 -330L-92 -34H-40L206 -330Z', '#fff', 'opacity=".55"')
    for (const [dx, dy] of [[-132, 60], [-160, 118], [-18, 150], [10, 80], [-116, 160]] as const) art.path(shape.polygon([[-78 + dx * 0.35, 118 + dy * 0.2], [-70 + dx * 0.9, 110 + dy * 0.9 - 60], [-84 + dx * 0.45, 104 + dy * 0.3]]), '#fff6d0')
    art.spark(-78, 112, 74)
  })
  for (let i = 0; i < 4; i++) art.cloud(x + (i - 1.5) * 250 * scale, y + (222 + (i % 2) * 20) * scale, 300 * scale, '#343a78', 0.95)
  closeScene(art, palette, '#fff6c8')
}

function drawBranch(art: Art, x: number, y: number, scale: number, colour: string): void {
  const points: shape.Point[] = [[x, y]]
  for (let i = 1; i < 6; i++) points.push([x + (art.random() - 0.4) * 80 * scale, y + i * 46 * scale])
  const d = shape.line(points)
  art.stroke(d, colour, 11 * scale, 'opacity=".25"')
  art.stroke(d, '#ffffff', 3 * scale, 'opacity=".9"')
}

function drawTemple(art: Art): void {
  const marble = '#e8e0f4'
  art.shadow(0, 214, 300, 40, 0.7)
  for (const [w, y] of [[470, 186], [436, 168]] as const) art.gloss(shape.rect(-w / 2, y, w, 24, 4), '#b8b0d0', { contour: 5, edge: 6 })
  art.rect(-176, 16, 352, 154, '#0c0a2a')
  art.glow(0, 120, 150, '#ffb04a', 0.8)
  times(6, (i) => {
    const x = -180 + i * 72
    art.gloss(shape.rect(x - 21, 26, 42, 142, 4), marble, { contour: 5, edge: 9, angle: 0, depth: 0.5 })
    for (const dx of [-9, 1, 11]) art.stroke(`M${x + dx} 36V160`, '#6a6090', 3, 'opacity=".55"')
    art.gloss(shape.rect(x - 28, 10, 56, 19, 4), light(marble, 0.3), { contour: 4, edge: 4 })
  })
  art.gloss(shape.rect(-226, -14, 452, 28, 4), marble, { contour: 6, edge: 7 })
  art.gloss('M-240 -14L0 -98L240 -14Z', marble, { contour: 7, edge: 12, depth: 0.5 })
  art.path('M-170 -24L0 -82L170 -24Z', dark('#7a70a8', 0.3))
  art.stroke(`M-200 ${round(-24)}H200`, '#ffd86a', 5, 'opacity=".8"')
}
