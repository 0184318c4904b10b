import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const fuse = 'M6 -150C0 -214 52 -236 84 -208C116 -178 84 -146 112 -126C138 -108 168 -130 172 -166'

/** Dynamite before a vein of gold; somebody has just run. */
export function drawShortFuse(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.rays(x, y, art.height, 18, palette.accent, 0.4, 5)
  art.glow(x, y, 400 * scale, palette.accent, 0.85)
  drawRocks(art, palette)
  art.hero(() => {
    art.shadow(0, 206, 250, 44, 0.7)
    drawNuggets(art)
    art.at(0, 6, 1, -7, () => drawSticks(art, palette))
    drawFuse(art)
  }, 4)
  for (let i = 0; i < 30; i++) {
    const angle = art.random() * 360
    const [px, py] = shape.polar(x + 172 * scale, y - 160 * scale, (30 + art.random() * 150) * scale, angle)
    art.circle(px, py, 2 + art.random() * 4, i % 2 ? '#fff6c0' : '#ffb02a')
  }
  closeScene(art, palette, '#ffe0a0')
}

/** The mouth of a canyon, its walls veined with gold. */
function drawRocks(art: Art, palette: Palette): void {
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : art.width
    const steps = times(9, (i): shape.Point => [edge - side * art.width * (0.06 + 0.16 * (i / 8) ** 1.4 + (i % 2) * 0.05 + art.random() * 0.03), (i / 8) * art.height * 0.8])
    const d = shape.polygon([[edge + side * 30, -20], ...steps, [edge + side * 30, art.height * 0.84]])
    art.path(d, art.linear([mix(palette.ground[1], palette.ground[0], 0.3), palette.ground[1], palette.ground[2]], 80), `stroke="${palette.ground[2]}" stroke-width="7" stroke-linejoin="round"`)
    for (let i = 1; i < 8; i++) {
      const [px, py] = steps[i] ?? [edge, 0]
      art.path(shape.polygon([[px, py], [px + side * 60, py - 26], [px + side * 80, py + 40], [px + side * 16, py + 50]]), dark(palette.ground[1], i % 2 ? 0.1 : 0.3), 'opacity=".8"')
      if (i % 2) art.gem(px + side * 30, py + 10, 17, '#ffc42e', 'hex', i * 30)
    }
  }
  art.hills(art.height * 0.6, 30, 7, art.linear([mix(palette.ground[1], palette.ground[2], 0.4), palette.ground[2]]))
}

function drawSticks(art: Art, palette: Palette): void {
  for (const [sx, top, tone] of [[-98, -98, -0.12], [98, -92, -0.12], [-52, -140, 0], [52, -134, 0], [0, -118, 0.08]] as const) {
    const colour = tone < 0 ? dark(palette.second, -tone) : light(palette.second, tone)
    art.gloss(shape.rect(sx - 37, top, 74, 322 - Math.abs(sx) * 0.2, 12), colour, { contour: 9, edge: 18, angle: 12, lift: 0.5, depth: 0.5, contourColour: '#2c0406' })
    art.ellipse(sx, top + 4, 36, 14, '#2c0406')
    art.ellipse(sx, top + 2, 33, 12, '#ffe0b8')
    art.ellipse(sx, top + 2, 17, 6, '#b8783a')
    art.path(shape.rect(sx - 24, top + 26, 9, 120, 4), '#fff', 'opacity=".5"')
  }
  for (const [y, h] of [[-32, 30], [142, 30]] as const) {
    const band = `M-142 ${y}Q0 ${y + 34} 142 ${y - 4}V${y + h}Q0 ${y + h + 38} -142 ${y + h + 6}Z`
    art.gloss(band, '#e0b46a', { contour: 8, edge: 9, contourColour: '#3a1a06' })
    art.inside(band, () => {
      for (let i = -10; i < 11; i++) art.stroke(`M${i * 17} ${y - 10}l16 64`, '#8a5a1c', 4, 'opacity=".6"')
    })
  }
  art.at(0, 76, 1, 0, () => {
    art.circle(0, 0, 76, '#2c1206')
    art.metal(shape.circle(0, 0, 69), '#ffc42e', { edge: 12 })
    art.circle(0, 0, 51, art.radial(['#fffef4', '#ffeec0', '#e8c078']), 'stroke="#5a2a06" stroke-width="5"')
    for (let i = 0; i < 12; i++) art.stroke(shape.line([shape.polar(0, 0, 44, i * 30), shape.polar(0, 0, i % 3 ? 39 : 33, i * 30)]), '#5a2a06', i % 3 ? 4 : 6)
    art.stroke('M0 0L-10 -34M0 0L26 -12', '#2c1206', 8)
    art.circle(0, 0, 8, '#e0142f')
    art.path('M-34 -30A46 46 0 0 1 14 -44L-22 -2Z', '#fff', 'opacity=".55"')
    for (const side of [-1, 1]) art.ball(side * 46, -74, 20, '#ffd04a', { contour: 6 })
  })
}

function drawFuse(art: Art): void {
  art.stroke(fuse, '#2c1206', 24)
  art.stroke(fuse, '#e8c890', 14)
  art.stroke(fuse, '#8a5a2a', 14, 'stroke-dasharray="3 13"')
  art.glow(172, -170, 150, '#ffd23a', 1)
  art.path(shape.star(172, -170, 70, 25, 9), '#ff7a1f')
  art.path(shape.star(172, -170, 50, 21, 9, -70), '#ffd83a')
  art.path(shape.star(172, -170, 30, 14, 9, -90), '#ffffff')
  art.spark(172, -170, 92)
}

function drawNuggets(art: Art): void {
  for (const [x, y, r] of [[-186, 176, 44], [186, 180, 48], [-132, 206, 36], [134, 212, 34], [-226, 214, 30], [232, 214, 30], [-40, 226, 26]] as const) {
    const d = shape.polygon(times(8, (i) => shape.polar(x, y, r * (0.84 + ((i * 37 + r) % 5) * 0.06), round(i * 45 + r))))
    art.metal(d, '#ffc02a', { contour: 7, edge: 8, angle: 55 + r })
    art.path(shape.polygon([[x - r * 0.5, y - r * 0.3], [x - r * 0.1, y - r * 0.6], [x + r * 0.1, y - r * 0.1]]), '#fff8c8', 'opacity=".8"')
  }
}
