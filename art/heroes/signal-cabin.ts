import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const brick = '#a8503a'

/** A signalman's cabin at dusk; the arm is up, the evening train is near. */
export function drawSignalCabin(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.glow(x - 190 * scale, y + 120 * scale, 400 * scale, palette.accent, 1)
  art.circle(x - 190 * scale, y + 96 * scale, 84 * scale, '#fff0c0')
  for (let i = 0; i < 5; i++) art.path(shape.ellipse(art.random() * art.width, art.height * (0.06 + 0.3 * art.random()), 150 * scale, 15 * scale), '#fff', 'opacity=".3"')
  art.ridge(y + 130 * scale, 90 * scale, 10, mix(palette.ground[1], palette.ground[2], 0.45), '', 0.4)
  art.path(`M0 ${round(y + 128 * scale)}H${art.width}V${art.height}H0Z`, art.linear([mix(palette.ground[1], palette.ground[2], 0.6), palette.ground[2]]))
  drawRails(art, x - 190 * scale, y + 122 * scale, scale)
  art.hero(() => {
    drawTrain(art)
    drawCabin(art)
    drawSemaphore(art, palette)
  })
  closeScene(art, palette, '#ffe9b0')
}

function drawRails(art: Art, vx: number, vy: number, scale: number): void {
  for (let i = 1; i < 9; i++) {
    const near = (i / 8) ** 2
    art.stroke(`M${round(vx - 200 * near * scale)} ${round(vy + 330 * near * scale)}H${round(vx + 240 * near * scale)}`, '#5a2f28', (4 + 17 * near) * scale)
  }
  for (const side of [-130, 170]) art.stroke(`M${round(vx)} ${round(vy)}L${round(vx + side * scale)} ${round(vy + 330 * scale)}`, '#ffe0b0', 7 * scale)
}

function drawTrain(art: Art): void {
  art.at(-184, 92, 0.5, 0, () => {
    for (let i = 0; i < 6; i++) art.circle(20 + i * 30, -130 - i * 40, 34 + i * 12, '#fff4ea', `opacity="${round(0.5 - i * 0.06)}"`)
    art.gloss(shape.rect(-22, -128, 44, 70, 6), '#2a2034', { contour: 7, edge: 8 })
    art.gloss(shape.circle(0, 0, 76), '#3a2c48', { contour: 9, edge: 16 })
    art.gloss(shape.rect(-96, 54, 192, 46, 10), '#c83a3a', { contour: 9, edge: 10 })
    art.glow(0, -14, 220, '#fff6c8', 1)
    art.ball(0, -14, 34, '#fffbe0', { contour: 7, rim: '#fff' })
  })
}

function drawCabin(art: Art): void {
  art.shadow(96, 226, 190, 30, 0.7)
  art.gloss(shape.rect(-6, 60, 208, 170, 6), brick, { contour: 9, edge: 16 })
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 6; i++) art.path(shape.rect(-2 + i * 36 + (row % 2) * 16, 66 + row * 20, 30, 15, 3), dark(brick, 0.1 + ((i * 5 + row * 3) % 4) * 0.09), 'opacity=".55"')
  art.gloss('M62 230V150A36 36 0 0 1 134 150V230Z', '#2a6a5a', { contour: 7, edge: 9 })
  art.gloss(shape.rect(-36, -74, 268, 146, 8), '#fff0d8', { contour: 9, edge: 12 })
  for (let i = 0; i < 5; i++) {
    const left = -22 + i * 49
    art.path(shape.rect(left, -58, 44, 92, 4), art.linear(['#fff6c0', '#ffc84a', '#ff9a3a']), 'stroke="#5a2f1a" stroke-width="6"')
    art.stroke(`M${left} -16H${left + 44}`, '#5a2f1a', 5)
  }
  for (const x of [20, 60, 118, 150]) {
    art.stroke(`M${x} 34L${x + 12} -18`, '#3a1c14', 7)
    art.ball(x + 13, -22, 7, '#e0303a', { contour: 2 })
  }
  art.gloss(shape.rect(-46, 40, 288, 22, 5), '#2a6a5a', { contour: 7, edge: 6 })
  art.gloss('M-70 -66L-14 -158H210L266 -66Z', '#5a6a8a', { contour: 9, edge: 14 })
  for (let i = 0; i < 4; i++) art.stroke(`M${-58 + i * 13} ${-88 - i * 22}H${254 - i * 13}`, '#38466a', 5, 'opacity=".7"')
  art.gloss(shape.rect(148, -206, 40, 74, 5), brick, { contour: 7, edge: 7 })
  times(3, (i) => art.circle(176 + i * 16, -226 - i * 26, 17 + i * 7, '#fff4ea', `opacity="${round(0.5 - i * 0.12)}"`))
}

function drawSemaphore(art: Art, palette: Palette): void {
  art.gloss(shape.rect(-112, -216, 24, 446, 8), '#f4ecdc', { contour: 7, edge: 7, angle: 0 })
  for (const y of [-130, -20, 90]) art.rect(-112, y, 24, 50, '#e0303a')
  art.metal(shape.circle(-100, -226, 17), '#ffc83a', { contour: 6 })
  art.at(-100, -158, 1, 180 + 32, () => {
    art.gloss(shape.rect(-6, -24, 168, 48, 8), '#e0303a', { contour: 8, edge: 9 })
    art.path('M116 -24H138V24H116Z', '#fff')
  })
  for (const [y, colour] of [[-158, palette.second], [-106, '#5a2026']] as const) {
    if (y === -158) art.glow(-100, y, 90, light(colour, 0.2), 1)
    art.ball(-100, y, 25, colour, { contour: 7, rim: '#fff' })
  }
}
