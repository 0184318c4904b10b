import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const gates = 8

/** A ball shooting out of a tunnel of light, below a beam. */
export function drawLimboTunnel(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const [vx, vy] = [x, y - 70 * scale]
  art.backdrop([dark(palette.ground[1], 0.3), palette.ground[1], palette.ground[2]])
  for (let i = 0; i < gates; i++) {
    const near = 0.1 * 1.62 ** i
    const [w, h] = [art.width * near, art.height * 0.62 * near]
    const glow = mix(palette.second, palette.accent, i / (gates - 1))
    const d = shape.rect(vx - w / 2, vy - h / 2, w, h, round(Math.min(w, h) * 0.16))
    for (const [width, opacity] of [[0.2, 0.18], [0.09, 0.6], [0.03, 1]] as const) art.stroke(d, width === 0.03 ? light(glow, 0.75) : glow, Math.max(1.2, w * width * 0.5), `opacity="${round(opacity * (0.35 + 0.65 * (i / gates)) * 100) / 100}"`)
  }
  for (let i = 0; i < 34; i++) {
    const angle = art.random() * 360
    const from = (60 + art.random() * 160) * scale
    art.stroke(shape.line([shape.polar(vx, vy, from, angle), shape.polar(vx, vy, from + (60 + art.random() * 190) * scale, angle)]), '#fff', 1 + art.random() * 3, `opacity="${round(0.1 + art.random() * 0.3)}"`)
  }
  art.glow(vx, vy, 130 * scale, '#fff', 0.8)
  art.hero(() => {
    drawBeam(art, palette)
    drawBall(art, palette)
  })
  closeScene(art, palette)
}

function drawBeam(art: Art, palette: Palette): void {
  for (const [width, opacity] of [[60, 0.2], [30, 0.55], [11, 1]] as const) art.stroke('M-420 -118L420 -146', width === 11 ? '#ffffff' : palette.accent, width, `opacity="${opacity}"`)
  for (const [x, y] of [[-236, -124], [236, -140]] as const) {
    art.gloss(shape.rect(x - 30, y - 46, 60, 92, 18), '#3a2c5c', { contour: 7, edge: 12 })
    art.glow(x, y, 60, palette.accent, 0.9)
    art.ball(x, y, 18, light(palette.accent, 0.5), { contour: 4 })
  }
}

function drawBall(art: Art, palette: Palette): void {
  for (let i = 0; i < 5; i++) art.circle(0, -40 + i * 22, 34 + i * 16, palette.second, `opacity="${round(0.08 + i * 0.04)}"`)
  art.glow(0, 84, 240, palette.second, 0.9)
  art.ball(0, 84, 128, palette.second, { contour: 9, rim: '#fff' })
  const label = textOutline('tektur', '×25', 108, { anchor: 'middle', y: 124 }).d
  art.path(label, '#06243a', `stroke="#06243a" stroke-width="5" stroke-linejoin="round"`)
  art.spark(-66, 4, 50)
}
