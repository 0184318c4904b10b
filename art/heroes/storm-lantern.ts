import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const glass = 'M-74 -78C-98 -30 -98 54 -70 104H70C98 54 98 -30 74 -78Z'
const brass = '#e0a03a'

/** A storm lantern on its post: the only thing to see in a blizzard. */
export function drawStormLantern(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.ridge(art.height * 0.66, art.height * 0.2, 7, mix(palette.ground[1], palette.second, 0.16), 'opacity=".7"', 0.7)
  drawPines(art, palette)
  drawWind(art, palette, 26, 0.28)
  art.glow(x, y, 460 * scale, palette.accent, 0.85)
  art.glow(x, y, 230 * scale, '#fff3d0', 0.7)
  art.hero(() => {
    drawPost(art)
    art.at(0, 6, 1, -7, () => drawLantern(art, palette))
  })
  drawDrift(art, palette)
  drawWind(art, palette, 40, 0.75)
  times(90, () => {
    const [px, py, r] = [art.random() * art.width, art.random() * art.height, 1 + art.random() ** 2 * 4.6]
    art.ellipse(round(px), round(py), r * 1.9, r, '#fff', `opacity="${round(0.35 + art.random() * 0.6)}" transform="rotate(-16 ${round(px)} ${round(py)})"`)
  })
  closeScene(art, palette, '#fff')
}

/** Snow that the wind draws across the picture. */
function drawWind(art: Art, palette: Palette, count: number, opacity: number): void {
  times(count, () => {
    const [px, py, length] = [art.random() * art.width * 1.1 - art.width * 0.1, art.random() * art.height, art.width * (0.08 + art.random() * 0.2)]
    art.stroke(`M${round(px)} ${round(py)}q${round(length * 0.5)} ${round(-length * 0.05)} ${round(length)} ${round(-length * 0.26)}`, palette.second, 1.2 + art.random() * 3, `opacity="${round(opacity * (0.25 + art.random() * 0.6))}"`)
  })
}

function drawPines(art: Art, palette: Palette): void {
  times(14, (i) => {
    const [px, base, h] = [(i / 13) * art.width + (art.random() - 0.5) * 40, art.height * (0.72 + art.random() * 0.04), art.height * (0.2 + art.random() * 0.22)]
    const colour = mix(palette.ground[1], palette.ground[2], 0.3 + art.random() * 0.35)
    for (const tier of [0, 1, 2, 3]) {
      const [top, half] = [base - h + tier * h * 0.2, h * (0.09 + tier * 0.045)]
      art.path(shape.polygon([[px + h * 0.04, top], [px + half + h * 0.03, top + h * 0.36], [px - half, top + h * 0.34]]), art.linear([light(colour, 0.4), colour]))
    }
  })
}

function drawPost(art: Art): void {
  art.gloss('M118 -232H158V300H118Z', '#5a4030', { contour: 9, edge: 14, contourColour: '#1c100c' })
  art.gloss('M-44 -214C0 -236 80 -240 150 -226L150 -200C86 -212 12 -208 -34 -188Z', '#6a4c38', { contour: 8, edge: 9, contourColour: '#1c100c' })
  art.gloss('M112 -238C112 -262 164 -262 164 -238C170 -228 106 -228 112 -238Z', '#f4f8ff', { contour: 6, edge: 8, depth: 0.16, contourColour: '#3a4a68' })
  art.gloss('M-46 -216C-20 -242 60 -250 112 -238C70 -226 0 -222 -46 -216Z', '#f4f8ff', { contour: 5, edge: 7, depth: 0.16, contourColour: '#3a4a68' })
}

function drawLantern(art: Art, palette: Palette): void {
  for (const width of [16, 9]) art.stroke('M-92 96C-150 -40 -96 -196 0 -196C96 -196 150 -40 92 96', width === 16 ? '#3a2008' : brass, width)
  art.path(glass, art.radialOn([[0, '#fffbe4'], [0.45, palette.accent], [1, '#b85a1c']], 0, 30, 130), 'stroke="#3a2008" stroke-width="14"')
  art.inside(glass, () => {
    art.flame(0, 96, 40, 150)
    art.path('M-66 -80C-84 -20 -84 40 -66 100H-40C-56 40 -56 -20 -40 -80Z', '#ffffff', 'opacity=".55"')
    for (const side of [-1, 1]) art.stroke(`M${side * 30} -84C${side * 44} -20 ${side * 44} 50 ${side * 30} 110`, '#7a4a14', 6, 'opacity=".7"')
  })
  art.metal('M-58 -86L-34 -138H34L58 -86Z', brass, { contour: 9, edge: 8 })
  art.metal(shape.rect(-84, -98, 168, 24, 10), brass, { contour: 8, edge: 6 })
  art.metal(shape.rect(-24, -166, 48, 34, 10), brass, { contour: 8, edge: 6 })
  art.gloss('M-50 -132C-44 -166 -24 -178 2 -178C30 -178 48 -164 50 -134C26 -146 -22 -146 -50 -132Z', '#f4f8ff', { contour: 6, edge: 9, depth: 0.15, contourColour: '#3a4a68' })
  art.metal('M-94 100H94L80 172H-80Z', brass, { contour: 9, edge: 10 })
  art.metal(shape.rect(-104, 160, 208, 28, 12), brass, { contour: 9, edge: 7 })
  art.metal(shape.circle(0, 134, 18), '#c87a2a', { contour: 5, edge: 4 })
  art.spark(-40, -40, 46, '#fff6d8')
}

function drawDrift(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const foot = y + 250 * scale
  art.path(shape.smooth([[-60, foot + 34], [x - 420 * scale, foot - 26 * scale], [x - 120 * scale, foot + 18 * scale], [x + 150 * scale, foot - 44 * scale], [x + 480 * scale, foot + 12 * scale], [art.width + 60, foot - 20], [art.width + 60, art.height + 80], [-60, art.height + 80]], true, 0.8), art.linear(['#e8f0ff', '#8aa2c8', palette.ground[2]]))
  art.glowEllipse(x, foot + 6 * scale, 270 * scale, 40 * scale, palette.accent, 0.55)
}
