import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const copper = '#e8824a'
const brass = '#e8b04a'

/** A tower of copper that throws lightning through the workshop. */
export function drawSparkCoil(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawWindow(art, palette)
  art.glow(x, y - 120 * scale, 430 * scale, palette.accent, 0.9)
  for (const [dx, dy, r, teeth, turn] of [[-0.47, 0.1, 120, 14, 8], [0.48, 0.07, 140, 16, 3], [0.36, 0.26, 78, 11, 20], [-0.34, 0.25, 70, 10, 0]] as const) drawGear(art, x + dx * art.width, y + dy * art.height, r * scale, teeth, turn)
  art.hero(() => {
    for (const [toX, toY] of [[-292, -196], [-262, 40], [282, -216], [268, 26], [-150, -300], [160, -304]] as const) drawArc(art, toX < 0 ? -92 : 92, -126, toX, toY, palette.accent)
    drawBase(art, palette)
    drawColumn(art)
    drawTorus(art, palette)
    for (const side of [-1, 1]) art.onSide(side, () => drawPost(art, palette))
    drawArc(art, -104, -112, -196, 34, '#ffffff')
    drawArc(art, 104, -112, 196, 34, '#ffffff')
    art.spark(-60, -158, 44)
  })
  for (let i = 0; i < 40; i++) art.circle(x + (art.random() - 0.5) * art.width * 0.9, art.height * (0.06 + art.random() * 0.6), 1.4 + art.random() * 3.4, i % 3 ? palette.accent : '#ffe0a0', 'opacity=".85"')
  closeScene(art, palette, palette.accent)
}

/** A great round window with the night behind its bars. */
function drawWindow(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const r = 268 * scale
  const cy = y - 70 * scale
  for (let row = 0; row < 14; row++) for (let i = -1; i < 8; i++) art.path(shape.rect(i * art.width * 0.14 + (row % 2) * art.width * 0.07, row * art.height * 0.06, art.width * 0.135, art.height * 0.055, 5), mix(palette.ground[1], palette.ground[2], 0.2 + art.random() * 0.4), 'opacity=".7"')
  art.circle(x, cy, r + 22 * scale, dark(copper, 0.72))
  art.circle(x, cy, r, art.linear([light(palette.ground[0], 0.25), palette.ground[0], palette.ground[1]]))
  for (let i = 0; i < 8; i++) art.stroke(shape.line([[x, cy], shape.polar(x, cy, r, i * 45 + 22.5)]), dark(copper, 0.72), 9 * scale)
  art.ring(x, cy, r * 0.55, dark(copper, 0.72), 9 * scale)
  for (let i = 0; i < 16; i++) art.circle(...shape.polar(x, cy, r + 11 * scale, i * 22.5), 5 * scale, dark(brass, 0.4))
}

function drawGear(art: Art, x: number, y: number, r: number, teeth: number, turn: number): void {
  art.at(x, y, 1, turn, () => {
    const d = times(teeth, (i) => shape.wedge(0, 0, r, (i * 360) / teeth, ((i + 0.5) * 360) / teeth)).join('') + shape.circle(0, 0, r * 0.86)
    art.path(d, dark(copper, 0.85), `stroke="${dark(copper, 0.85)}" stroke-width="12" stroke-linejoin="round"`)
    art.path(d, art.linear([mix(copper, '#5a4a9a', 0.35), dark(copper, 0.5)], 60))
    art.circle(0, 0, r * 0.66, dark(copper, 0.78))
    for (let i = 0; i < 6; i++) art.stroke(shape.line([[0, 0], shape.polar(0, 0, r * 0.7, i * 60)]), dark(copper, 0.35), r * 0.13)
    art.circle(0, 0, r * 0.24, dark(brass, 0.25), `stroke="${dark(copper, 0.85)}" stroke-width="6"`)
  })
}

function drawArc(art: Art, fromX: number, fromY: number, toX: number, toY: number, colour: string): void {
  const bend = (from: number, to: number, share: number, amount: number) => from + (to - from) * share + (art.random() - 0.5) * amount
  const points = times(8, (i): shape.Point => (i === 0 ? [fromX, fromY] : i === 7 ? [toX, toY] : [bend(fromX, toX, i / 7, 46), bend(fromY, toY, i / 7, 62)]))
  const [, , middle] = points
  const branch = middle ? shape.line([middle, [middle[0] + (toX - fromX) * 0.2, middle[1] - 34], [middle[0] + (toX - fromX) * 0.34, middle[1] - 26], [middle[0] + (toX - fromX) * 0.44, middle[1] - 60]]) : ''
  const d = shape.line(points)
  for (const [width, paint, opacity] of [[30, colour, 0.2], [15, colour, 0.5], [7, light(colour, 0.5), 1], [3, '#ffffff', 1]] as const) {
    art.stroke(d, paint, width, `opacity="${opacity}"`)
    art.stroke(branch, paint, width * 0.55, `opacity="${opacity}"`)
  }
  art.glow(toX, toY, 46, colour, 0.9)
}

function drawBase(art: Art, palette: Palette): void {
  art.shadow(0, 222, 260, 40, 0.7)
  art.gloss('M-166 128H166L188 250H-188Z', '#7a3a24', { contour: 10, edge: 18, contourColour: '#1c0808' })
  for (const side of [-1, 1]) art.onSide(side, () => art.gem(128, 184, 19, palette.accent, 'hex'))
  art.metal(shape.rect(-180, 112, 360, 26, 11), brass, { contour: 8, edge: 7 })
  art.metal(shape.circle(0, 186, 51), brass, { contour: 8, edge: 9 })
  art.circle(0, 186, 38, art.radial(['#fffdf0', '#f4e0b0']))
  for (let i = 0; i < 9; i++) art.stroke(shape.line([shape.polar(0, 186, 33, 150 + i * 30), shape.polar(0, 186, 26, 150 + i * 30)]), i > 6 ? '#e0243a' : '#4a2a10', 4)
  art.stroke('M0 186L22 164', '#e0243a', 6)
  art.circle(0, 186, 7, '#4a2a10')
  for (let i = 0; i < 4; i++) {
    const half = 116 + i * 10
    art.ellipse(0, 84 + i * 11, half, 21, 'none', 'stroke="#3a1206" stroke-width="14"')
    art.ellipse(0, 84 + i * 11, half, 21, 'none', `stroke="${art.linear([light(copper, 0.6), copper, dark(copper, 0.35)], 0)}" stroke-width="8"`)
  }
}

function drawColumn(art: Art): void {
  const column = shape.rect(-54, -96, 108, 200, 10)
  art.path(column, '#3a1206', 'stroke="#3a1206" stroke-width="18" stroke-linejoin="round"')
  art.path(column, art.linear([dark(copper, 0.5), light(copper, 0.5), copper, dark(copper, 0.25), light(copper, 0.2), dark(copper, 0.6)], 0))
  art.inside(column, () => {
    for (let row = 0; row < 23; row++) art.stroke(`M-58 ${-92 + row * 9}Q0 ${-82 + row * 9} 58 ${-92 + row * 9}`, '#5a1c06', 2.6, 'opacity=".65"')
  })
  for (const y of [-98, 86]) art.metal(shape.rect(-70, y, 140, 24, 10), brass, { contour: 7, edge: 6 })
}

function drawTorus(art: Art, palette: Palette): void {
  const ring = shape.rect(-144, -172, 288, 86, 43)
  art.glow(0, -130, 240, palette.accent, 0.75)
  art.metal(ring, '#c8d4ea', { contour: 10, edge: 18, angle: 90 })
  art.innerShade(ring, palette.accent, 16, 0, -9, 0.8)
  art.path('M-112 -152C-60 -166 60 -166 112 -152C60 -146 -60 -146 -112 -152Z', '#fff', 'opacity=".9"')
  art.metal('M-56 -168C-50 -198 50 -198 56 -168Z', brass, { contour: 8, edge: 7 })
  art.ball(0, -204, 25, palette.accent, { contour: 7, rim: '#fff' })
}

function drawPost(art: Art, palette: Palette): void {
  art.metal(shape.rect(187, 66, 18, 150, 8), brass, { contour: 7, edge: 5 })
  for (const y of [112, 138, 164]) art.gloss(shape.rect(172, y, 48, 17, 8), '#f4ece0', { contour: 6, edge: 6 })
  art.ball(196, 46, 29, brass, { contour: 8, rim: palette.accent })
}
