import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const dome = 'M-206 160C-206 -96 -112 -170 0 -170C112 -170 206 -96 206 160Z'
const porch = 'M-16 176C-16 60 22 12 84 12C146 12 184 60 184 176Z'
const door = 'M20 178C20 96 44 56 84 56C124 56 148 96 148 178Z'

/** An igloo with a fire inside, in a night that lasts for weeks. */
export function drawIgloo(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop([palette.ground[0], palette.ground[1], mix(palette.ground[1], palette.second, 0.35)])
  art.dust(Math.round(art.width / 4), '#fff', 0, art.height * 0.6, 0.5, 2.4)
  drawStars(art)
  drawMoon(art, x - 250 * scale, y - 170 * scale, 62 * scale)
  art.ridge(art.height * 0.6, art.height * 0.16, 8, art.linear(['#5a78c8', '#24388a', '#141f5a']), '', 0.6)
  drawSnowfield(art, palette)
  art.hero(() => {
    art.shadow(0, 172, 260, 40, 0.55, '#04061c')
    drawDome(art, palette)
    drawPorch(art, palette)
  }, 6 * scale)
  art.path(shape.smooth([[-40, art.height * 0.93], [x - 260 * scale, y + 196 * scale], [x, y + 186 * scale], [x + 280 * scale, y + 200 * scale], [art.width + 40, art.height * 0.9], [art.width + 40, art.height + 60], [-40, art.height + 60]], true, 0.8), art.linear(['#c8dcff', '#4a62b8', palette.ground[2]]), 'opacity=".95"')
  art.glowEllipse(x + 84 * scale, y + 206 * scale, 190 * scale, 34 * scale, palette.accent, 0.75)
  closeScene(art, palette, '#fff')
}

function drawStars(art: Art): void {
  times(7, () => art.spark(art.random() * art.width, art.random() * art.height * 0.42, 7 + art.random() * 9))
}

function drawMoon(art: Art, x: number, y: number, r: number): void {
  art.glow(x, y, r * 4, '#dce8ff', 0.6)
  art.circle(x, y, r, art.radial(['#ffffff', '#eef2ff', '#b8c8f0']))
  for (const [dx, dy, size] of [[-0.3, -0.2, 0.2], [0.28, 0.1, 0.26], [-0.1, 0.44, 0.15], [0.2, -0.48, 0.12]] as const) art.circle(x + r * dx, y + r * dy, r * size, '#a8b8e4', 'opacity=".45"')
}

function drawSnowfield(art: Art, palette: Palette): void {
  art.hills(art.height * 0.66, art.height * 0.05, 5, art.linear(['#8aa4e8', '#38529e', palette.ground[2]]))
  for (const side of [-1, 1])
    times(5, (i) => {
      const { x, y, scale } = art.heroAt
      const [px, py, h] = [x + side * (250 + i * 84 + art.random() * 30) * scale, y + (130 + i * 7) * scale, (120 + art.random() * 60) * scale]
      for (const tier of [0, 1, 2]) {
        const [top, half] = [py - h + tier * h * 0.26, h * (0.15 + tier * 0.06)]
        art.path(shape.polygon([[px, top], [px + half, top + h * 0.42], [px - half, top + h * 0.42]]), art.linear(['#dfeaff', '#4a68b4', '#16265c']))
      }
    })
}

function drawDome(art: Art, palette: Palette): void {
  art.gloss(dome, '#cfe0ff', { contour: 10, edge: 44, lift: 0.7, depth: 0.5, contourColour: '#14215c' })
  art.inside(dome, () => {
    art.glow(84, 150, 230, palette.accent, 0.55)
    const rows = [-132, -78, -20, 42, 104]
    for (const by of rows) art.stroke(`M-220 ${by + 26}Q0 ${by - 26} 220 ${by + 26}`, '#5a78c0', 6, 'opacity=".75"')
    for (const by of rows) art.stroke(`M-220 ${by + 32}Q0 ${by - 20} 220 ${by + 32}`, '#ffffff', 3, 'opacity=".6"')
    for (const [row, by] of rows.entries())
      for (let i = -4; i <= 4; i++) {
        const bx = i * 54 + (row % 2 ? 27 : 0)
        art.stroke(`M${bx} ${by - 22 + Math.abs(bx) * 0.12}l${round(bx * 0.06)} 52`, '#5a78c0', 5, 'opacity=".6"')
      }
    art.path('M-206 -40C-180 -150 -80 -176 0 -176C-90 -150 -140 -60 -150 160H-220Z', '#ffffff', 'opacity=".4"')
  })
  art.path('M-150 -86C-120 -150 -50 -182 10 -178C70 -174 120 -146 148 -92C110 -118 96 -104 70 -120C40 -138 18 -116 -14 -128C-52 -142 -66 -112 -96 -112C-120 -112 -132 -98 -150 -86Z', '#ffffff')
  art.spark(-120, -120, 38)
}

function drawPorch(art: Art, palette: Palette): void {
  art.gloss(porch, '#dfeaff', { contour: 10, edge: 24, lift: 0.6, depth: 0.35, contourColour: '#14215c' })
  for (const [from, to] of [['22 84', '-12 70'], ['52 36', '38 6'], ['116 36', '130 6'], ['146 84', '180 70']] as const) art.stroke(`M${from}L${to}`, '#6a88cc', 6)
  art.path(door, art.linear(['#fff3c8', palette.accent, '#d8502a']), 'stroke="#3a1a3c" stroke-width="10"')
  art.inside(door, () => {
    art.glow(84, 150, 90, '#fffbe0', 0.95)
    art.flame(84, 172, 30, 84)
    art.stroke('M56 178L112 164M56 164L112 178', '#5a2a14', 10)
  })
  art.glow(84, 130, 150, light(palette.accent, 0.2), 0.5)
}
