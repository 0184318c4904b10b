import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

/** The captain's table from above: a map, a compass, a spyglass and a candle's light. */
export function drawMapTable(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawPlanks(art, palette)
  art.glow(x - 60 * scale, y - 100 * scale, 420 * scale, palette.accent, 0.85)
  art.hero(() => {
    art.turned(-9, () => drawMap(art))
    art.at(142, 108, 0.86, 0, () => drawCompass(art))
    art.at(-128, 150, 1, -33, () => drawSpyglass(art))
    for (const [cx, cy, turn, squash] of [[206, -150, 0, 0.95], [232, -96, 30, 0.8], [180, -196, 70, 0.9]] as const) art.coin(cx, cy, 36, turn, squash)
    art.gem(-206, -172, 34, '#e0344a', 'hex')
    art.spark(104, 40, 40)
  })
  closeScene(art, palette, '#ffe9b0')
}

function drawPlanks(art: Art, palette: Palette): void {
  const tall = art.height / 7
  for (let i = 0; i < 7; i++) {
    art.rect(0, i * tall, art.width, tall - 4, art.linear([light(palette.ground[1], 0.12 + (i % 3) * 0.06), palette.ground[1], dark(palette.ground[1], 0.35)]))
    for (let k = 0; k < 5; k++) art.stroke(`M${round(art.random() * art.width - 60)} ${round(i * tall + 12 + art.random() * (tall - 26))}q90 ${round(art.random() * 14 - 7)} 190 0`, dark(palette.ground[1], 0.5), 3, 'opacity=".45"')
    for (const share of [0.22, 0.78]) art.circle(art.width * ((share + i * 0.31) % 1), i * tall + tall / 2, 6, dark(palette.ground[2], 0.2))
  }
}

function drawMap(art: Art): void {
  const sheet = 'M-214 -196C-120 -180 120 -212 214 -192L206 -60L216 40L208 176C110 160 -110 190 -212 172L-206 60L-216 -50Z'
  art.shadow(14, 22, 300, 260, 0.7)
  art.gloss(sheet, '#f4dca4', { contour: 8, edge: 26, depth: 0.22 })
  art.inside(sheet, () => {
    art.rect(-230, -210, 460, 410, '#5ac0c0', 'opacity=".35"')
    art.path(shape.smooth([[-170, 70], [-150, -40], [-70, -70], [-10, -20], [60, -60], [96, 10], [30, 70], [-20, 130], [-120, 130]], true, 1), '#e8c070', 'stroke="#a8742a" stroke-width="6"')
    art.path(shape.smooth([[96, -140], [150, -160], [184, -120], [150, -86], [104, -100]], true, 1), '#e8c070', 'stroke="#a8742a" stroke-width="6"')
    for (const [px, py] of [[-124, 20], [-84, -24], [-70, 40]] as const) art.path(shape.polygon([[px - 22, py + 18], [px, py - 22], [px + 22, py + 18]]), '#a8742a')
    for (const [px, py] of [[-190, -130], [-40, -140], [150, 20]] as const) art.stroke(`M${px} ${py}q11 -13 22 0t22 0`, '#2a8a96', 6)
    art.ring(0, 0, 128, '#a8742a', 3, 'opacity=".5" stroke-dasharray="6 12"')
  })
  art.stroke('M-176 132C-110 90 -100 110 -40 70S20 -10 70 -40S120 -90 140 -120', '#c8202f', 9, 'stroke-dasharray="22 17"')
  art.stroke('M116 -146L166 -98M166 -146L116 -98', '#c8202f', 17)
  for (const side of [-1, 1]) {
    art.gloss(shape.rect(side < 0 ? -240 : 204, -212, 40, 402, 20), '#e0bc78', { contour: 8, edge: 12, angle: 0 })
    for (const end of [-214, 190]) art.gloss(shape.ellipse(side < 0 ? -220 : 224, end, 22, 12), '#b88a44', { contour: 6, edge: 5 })
  }
}

function drawCompass(art: Art): void {
  art.shadow(8, 20, 150, 140, 0.7)
  art.metal(shape.circle(0, 0, 124), '#e8a83a', { contour: 9, edge: 15 })
  art.circle(0, 0, 98, art.radial(['#fff8e4', '#f0dcae', '#b89258']))
  art.path(shape.spark(0, 0, 88, 0.14), '#8a4a1a')
  art.path(shape.spark(0, 0, 54, 0.3), '#c8843a', 'transform="rotate(45)"')
  art.turned(34, () => {
    art.path('M0 -84L16 0H-16Z', '#d0202f')
    art.path('M0 84L16 0H-16Z', '#2a2230')
  })
  art.ball(0, 0, 14, '#ffc83a')
  art.path('M-66 -56A90 90 0 0 1 38 -80Q-10 -22 -66 -56Z', '#fff', 'opacity=".45"')
}

function drawSpyglass(art: Art): void {
  art.shadow(0, 34, 200, 40, 0.6)
  for (const [from, length, half, colour] of [[-130, 92, 22, '#ffc83a'], [-44, 90, 30, '#8a4a24'], [40, 104, 40, '#8a4a24']] as const)
    art.gloss(shape.rect(from, -half, length, half * 2, 6), colour, { contour: 7, edge: 10, lift: 0.5 })
  for (const [at, half] of [[-48, 34], [36, 44], [132, 48]] as const) art.metal(shape.rect(at, -half, 22, half * 2, 7), '#ffc83a', { contour: 6, edge: 6 })
  art.ellipse(154, 0, 11, 40, '#bff0ff')
}
