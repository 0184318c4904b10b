import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const upper = 'M14 -62C40 -130 130 -200 226 -196C240 -190 236 -172 226 -158C236 -100 196 -28 120 4C80 18 40 6 16 -8Z'
const lower = 'M16 -14C70 -16 138 -6 156 42C166 76 142 100 118 112C122 150 150 176 138 220C132 240 108 240 106 218C104 190 88 164 72 136C44 118 18 70 14 20Z'

/** A moth as large as the moon it dances before. */
export function drawLunaMoth(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.dust(140, '#fff', 0, art.height * 0.6, 0.6, 2.4)
  art.glow(x, y - 20 * scale, 470 * scale, palette.accent, 0.7)
  art.circle(x, y - 24 * scale, 226 * scale, art.radial(['#fffef0', '#f4f6c8', '#d8e8a8'], 0.5, 0.5, 0.55, 0.4, 0.36))
  for (const [dx, dy, r] of [[-110, -130, 34], [-150, 20, 22], [40, -180, 20], [130, 90, 30], [-60, 130, 26], [90, -60, 16]] as const) art.circle(x + dx * scale, y + (dy - 24) * scale, r * scale, '#c0d498', 'opacity=".5"')
  drawReeds(art, palette)
  art.hero(() => {
    for (const side of [-1, 1]) art.onSide(side, () => drawWings(art, palette))
    drawBody(art, palette)
    art.spark(-150, -128, 40)
    art.spark(126, 62, 26)
  }, 6)
  times(44, () => {
    const [px, py, r] = [art.random() * art.width, art.random() * art.height * 0.72, 2 + art.random() * 4]
    art.glow(px, py, r * 4, palette.accent, 0.6)
    art.circle(px, py, r * 0.7, '#fbffe0')
  })
  closeScene(art, palette, '#f4ffd0')
}

function drawReeds(art: Art, palette: Palette): void {
  for (let i = 0; i < 34; i++) {
    const [left, far] = [(i / 33) * art.width, Math.abs(i - 16.5) / 16.5]
    const [foot, tall] = [art.height * 0.82, art.height * (0.1 + far * 0.22 + art.random() * 0.08)]
    const colour = mix(palette.ground[1], palette.ground[2], 0.3 + art.random() * 0.6)
    const lean = (art.random() - 0.5) * 50
    art.stroke(`M${round(left)} ${round(foot)}Q${round(left + lean * 0.2)} ${round(foot - tall * 0.5)} ${round(left + lean)} ${round(foot - tall)}`, colour, 6)
    if (i % 4 === 1 && far > 0.4) art.stroke(`M${round(left + lean)} ${round(foot - tall)}l${round(lean * 0.1)} ${-34}`, dark(colour, 0.3), 15)
  }
}

function drawWings(art: Art, palette: Palette): void {
  for (const [i, d] of [lower, upper].entries()) {
    const colour = i ? palette.second : mix(palette.second, '#2ac8b0', 0.3)
    art.path(d, '#03141c', 'opacity=".4" transform="translate(5 13)"')
    art.path(d, '#0c3a34', 'stroke="#0c3a34" stroke-width="18" stroke-linejoin="round"')
    art.path(d, i ? art.linear([light(colour, 0.7), colour, mix(colour, '#0f9a7a', 0.7)], 60) : art.linear([light(colour, 0.5), colour, mix(colour, '#0f7a9a', 0.75)], 80))
    art.inside(d, () => {
      for (let k = 0; k < 7; k++) art.stroke(i ? `M12 -34Q${90 + k * 6} ${-120 + k * 22} ${244 - k * 12} ${-210 + k * 36}` : `M14 0Q${60 + k * 8} ${30 + k * 4} ${168 - k * 16} ${20 + k * 30}`, '#ffffff', 3.2, 'opacity=".5"')
    })
    art.innerShade(d, '#fffde8', 11, 0, 6, 0.75)
    art.innerShade(d, '#06384a', 22, -8, -12, 0.4)
  }
  art.stroke('M16 -64C42 -132 132 -200 226 -194', '#8a1f5a', 13)
  art.stroke('M20 -72C48 -134 134 -196 218 -196', '#ff7ab8', 5)
  for (const [px, py, r] of [[142, -98, 29], [92, 52, 23]] as const) {
    art.circle(px, py, r + 5, '#3a1440')
    art.circle(px, py, r, '#ffd24a')
    art.circle(px, py, r * 0.72, '#e8387a')
    art.circle(px, py, r * 0.46, '#2a0c3a')
    art.circle(px - r * 0.2, py - r * 0.24, r * 0.2, '#fff')
  }
  for (const [px, py] of [[206, -138], [186, -92], [154, -46], [122, 210], [132, 78]] as const) art.circle(px, py, 6, '#fff6b8')
}

function drawBody(art: Art, palette: Palette): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.stroke('M10 -98C24 -150 54 -176 92 -178', '#4a2a10', 6)
      for (let i = 0; i < 8; i++) {
        const [px, py] = [18 + i * 9.5, -122 - i * 7.4 + i * i * 0.2]
        art.stroke(`M${round(px)} ${round(py)}l-4 -21M${round(px)} ${round(py)}l19 5`, '#ffcf5a', 4.5)
      }
    })
  art.gloss('M0 -60C34 -60 42 -10 30 40C24 84 12 116 0 122C-12 116 -24 84 -30 40C-42 -10 -34 -60 0 -60Z', '#f8f0d8', { contour: 8, edge: 10, depth: 0.06, shade: 0.16, contourColour: '#4a2a1c' })
  for (let i = 0; i < 5; i++) art.stroke(`M${-27 + i * 4.6} ${16 + i * 21}q${round(27 - i * 4.6)} 14 ${round(54 - i * 9.2)} 0`, mix('#c89a6a', palette.second, 0.15), 6, 'opacity=".8"')
  for (let i = 0; i < 12; i++) {
    const [px, py] = shape.polar(0, -32, 27, i * 30)
    art.circle(px, py, 17, i % 2 ? '#fffdf0' : '#f4e4c0', 'stroke="#c8a878" stroke-width="2"')
  }
  art.circle(0, -34, 26, '#fffef6')
  art.gloss(shape.circle(0, -84, 28), '#fff2d8', { contour: 7, edge: 6, depth: 0.06, shade: 0.15, contourColour: '#4a2a1c' })
  for (const side of [-1, 1]) {
    art.ball(side * 15, -90, 12, '#2a1440', { contour: 3, rim: '#c8a8ff' })
    art.circle(side * 15 - 4, -95, 4, '#fff')
  }
  art.stroke('M-8 -70q8 7 16 0', '#8a4a2a', 4)
}
