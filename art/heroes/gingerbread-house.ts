import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { pick, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const dough = '#c8722e'
const icing = '#fffaf4'
const sweets = ['#ff4a6a', '#ffd23a', '#4ac8ff', '#6ae05a', '#c86aff']

/** A gingerbread house, its lights on and its icing still fresh. */
export function drawGingerbreadHouse(art: Art): void {
  art.glow(0, 20, 300, '#fff3c0', 0.8)
  art.shadow(0, 226, 250, 30, 0.6)
  art.at(0, 14, 0.94, 0, () => drawHouse(art))
  for (const [x, y, r, colour] of [[-190, 206, 34, '#ff4a8a'], [192, 206, 34, '#6ae05a'], [-238, 222, 24, '#ffd23a'], [238, 222, 24, '#4ac8ff']] as const) drawGumdrop(art, x, y, r, colour)
}

function drawHouse(art: Art): void {
  drawCane(art)
  art.gloss('M-140 228V-24L0 -172L140 -24V228Z', dough, { contour: 9, edge: 22, lift: 0.4 })
  for (const [x, y] of [[-112, 30], [112, 30], [-116, 190], [116, 190], [-70, -50], [70, -50]] as const) art.circle(x, y, 6, dark(dough, 0.4), 'opacity=".7"')
  art.stroke('M-122 214V-16L0 -146L122 -16V214', icing, 7, 'stroke-dasharray="1 17"')
  drawWindows(art)
  drawDoor(art)
  drawRoof(art)
}

function drawRoof(art: Art): void {
  const roof = 'M0 -232L222 -12Q230 24 196 26L0 -166L-196 26Q-230 24 -222 -12Z'
  art.gloss(roof, '#a8481c', { contour: 9, edge: 14 })
  const cream = 'M0 -244L226 -20Q234 -4 226 14Q214 34 198 18Q190 4 178 14Q162 30 150 8Q144 -10 130 -4Q112 10 104 -18Q98 -44 82 -34Q62 -22 56 -58Q48 -88 32 -76Q14 -66 0 -108Q-14 -66 -32 -76Q-48 -88 -56 -58Q-62 -22 -82 -34Q-98 -44 -104 -18Q-112 10 -130 -4Q-144 -10 -150 8Q-162 30 -178 14Q-190 4 -198 18Q-214 34 -226 14Q-234 -4 -226 -20Z'
  art.gloss(cream, icing, { contour: 8, edge: 12, depth: 0.14, contourColour: '#6a2a3a' })
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const x = side * (30 + i * 42)
      art.ball(x, -192 + i * 42, 19, pick(sweets, i + (side > 0 ? 2 : 0)), { contour: 5 })
    }
  art.gloss('M0 -262C-34 -300 -70 -262 -44 -236C-26 -218 -12 -212 0 -198C12 -212 26 -218 44 -236C70 -262 34 -300 0 -262Z', '#ff4a6a', { contour: 7, edge: 10 })
  art.ellipse(-22, -256, 9, 7, '#fff', 'opacity=".8"')
}

function drawWindows(art: Art): void {
  art.glow(0, -26, 70, '#ffd86a', 0.9)
  art.path(shape.circle(0, -26, 27), art.radial(['#fffbd0', '#ffc84a']), `stroke="${icing}" stroke-width="11"`)
  art.stroke('M0 -52V0M-26 -26H26', icing, 7)
  for (const x of [-86, 86]) {
    art.glow(x, 92, 80, '#ffd86a', 0.8)
    art.path(shape.rect(x - 32, 56, 64, 72, 12), art.linear(['#fffbd0', '#ffc84a', '#ff9a3a']), `stroke="${icing}" stroke-width="11"`)
    art.stroke(`M${x} 58V126M${x - 30} 92H${x + 30}`, icing, 7)
    art.gloss(`M${x - 44} 130H${x + 44}Q${x + 46} 148 ${x + 34} 146Q${x + 22} 160 ${x + 10} 146Q${x} 156 ${x - 12} 146Q${x - 24} 160 ${x - 34} 146Q${x - 48} 148 ${x - 44} 130Z`, icing, { contour: 4, edge: 5, depth: 0.14, contourColour: '#6a2a3a' })
  }
}

function drawDoor(art: Art): void {
  const door = 'M-42 228V100A42 42 0 0 1 42 100V228Z'
  art.gloss(door, '#e8386a', { contour: 7, edge: 12 })
  art.path(door, 'none', `stroke="${icing}" stroke-width="10"`)
  for (const x of [-14, 14]) art.stroke(`M${x} 80V220`, dark('#e8386a', 0.35), 5)
  art.ball(22, 160, 8, '#ffd23a', { contour: 3 })
  art.path(shape.star(0, 106, 20, 9, 5), '#ffe27a')
}

function drawCane(art: Art): void {
  art.at(126, -150, 1, 0, () => {
    const cane = shape.rect(-21, -66, 42, 190, 14)
    art.gloss(cane, '#fff6f0', { contour: 8, edge: 9, angle: 0, contourColour: '#6a1a2a' })
    art.inside(cane, () => {
      for (const i of times(6, (k) => k)) art.path(`M-30 ${-40 + i * 36}L30 ${-66 + i * 36}V${-48 + i * 36}L-30 ${-22 + i * 36}Z`, '#f0284a')
    })
    for (const [x, y, r] of [[10, -96, 22], [34, -132, 30], [16, -176, 24]] as const) art.circle(x, y, r, '#ffffff', 'opacity=".75"')
  })
}

function drawGumdrop(art: Art, x: number, y: number, r: number, colour: string): void {
  art.gloss(`M${x - r} ${y + r * 0.7}C${x - r} ${y - r} ${x + r} ${y - r} ${x + r} ${y + r * 0.7}Q${x} ${y + r} ${x - r} ${y + r * 0.7}Z`, colour, { contour: 6, edge: 6, lift: 0.6, depth: 0.3, contourColour: '#5a1a3a' })
  for (const [dx, dy] of [[-0.3, -0.1], [0.2, -0.3], [0.4, 0.2], [-0.1, 0.3], [-0.5, 0.4]] as const) art.circle(x + dx * r, y + dy * r, 2.5, light(colour, 0.8))
}
