import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { pick, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const panels = [
  [[0, -160], [118, -24], [0, -24], '#ff5a7a'],
  [[0, -160], [-118, -24], [0, -24], '#ffc83a'],
  [[-118, -24], [0, 176], [0, -24], '#3ac8d8'],
  [[118, -24], [0, 176], [0, -24], '#8a5af0'],
] as const

/** A kite that has climbed up to a comet. */
export function drawCometKite(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.dust(150, '#fff', 0, art.height * 0.7, 0.6, 2.6)
  drawComet(art, x, y, scale)
  for (let i = 0; i < 7; i++) {
    const [sx, sy] = [art.random() * art.width, art.random() * art.height * 0.5]
    art.path(shape.star(sx, sy, (9 + art.random() * 13) * scale, 5 * scale), mix(palette.accent, '#ffffff', 0.3))
  }
  for (const [share, tall, colour] of [[0.6, 150, '#7a5ac0'], [0.67, 120, '#4a3a98']] as const)
    for (let i = 0; i < 7; i++) art.cloud((art.width * i) / 6 + art.random() * 40, art.height * share, (200 + tall * art.random()) * scale, colour, 0.95)
  art.hero(() => {
    drawTail(art)
    art.at(-66, -56, 1.06, -17, () => drawKite(art))
    art.spark(-146, -160, 40)
  })
  closeScene(art, palette, '#fff')
}

function drawComet(art: Art, x: number, y: number, scale: number): void {
  const [hx, hy] = [x + 150 * scale, y - 190 * scale]
  const trail = [['#ff7ab0', 54], ['#ffb04a', 36], ['#fff0a8', 19], ['#ffffff', 8]] as const
  for (const [colour, half] of trail)
    art.path(
      `M${round(hx - half * 0.7 * scale)} ${round(hy - half * 0.7 * scale)}Q${round(hx - 330 * scale)} ${round(hy + 60 * scale)} ${round(hx - 560 * scale)} ${round(hy + 300 * scale)}Q${round(hx - 240 * scale)} ${round(hy + 170 * scale)} ${round(hx + half * 0.7 * scale)} ${round(hy + half * 0.7 * scale)}Z`,
      art.linearOn([[0, colour, 0.95], [1, colour, 0]], hx, hy, hx - 480 * scale, hy + 250 * scale),
    )
  art.glow(hx, hy, 190 * scale, '#fff0b0', 1)
  art.ball(hx, hy, 54 * scale, '#fff3c0', { rim: '#fff' })
  times(12, (i) => art.spark(hx - (70 + i * 40) * scale, hy + (20 + i * 24 + (art.random() - 0.5) * 70) * scale, (9 + art.random() * 14) * scale, '#fff6c8'))
}

function drawTail(art: Art): void {
  const way: shape.Point[] = [[-20, 116], [40, 176], [104, 150], [150, 186], [206, 150], [250, 176]]
  art.stroke(shape.smooth(way, false, 1), '#fff6e8', 7)
  for (const [i, [x, y]] of way.slice(1).entries())
    art.at(x, y, 1, i * 34, () => art.gloss('M0 0L-36 -20V20ZM0 0L36 -20V20Z', pick(['#ffc83a', '#ff5a7a', '#3ac8d8'], i), { contour: 6, edge: 7 }))
}

function drawKite(art: Art): void {
  art.path('M0 -160L118 -24L0 176L-118 -24Z', '#14063a', 'opacity=".45" transform="translate(20 26)"')
  for (const [a, b, c, colour] of panels) {
    art.gloss(shape.polygon([a, b, c]), colour, { contour: 8, edge: 16, contourColour: '#2a0c4a' })
    const middle: shape.Point = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    art.path(shape.star(...middle, 17, 8), light(colour, 0.55))
  }
  art.stroke('M0 -160V176M-118 -24H118', '#fff6e8', 8)
  for (const side of [-1, 1]) {
    art.ellipse(side * 40, -54, 17, 21, '#ffffff', 'stroke="#2a0c4a" stroke-width="5"')
    art.circle(side * 38, -50, 10, '#2a1040')
    art.circle(side * 34, -56, 4, '#fff')
    art.circle(side * 66, -10, 13, '#ff9ab8', 'opacity=".8"')
  }
  art.path('M-34 2Q0 22 34 2Q26 50 0 50Q-26 50 -34 2Z', '#6a0f3a', 'stroke="#2a0c4a" stroke-width="5" stroke-linejoin="round"')
  art.path('M-18 34Q0 20 18 34Q10 48 0 48Q-10 48 -18 34Z', '#ff8aa8')
}
