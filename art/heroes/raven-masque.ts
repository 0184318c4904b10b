import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { pick, radians, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const mask = 'M-34 -112C30 -136 96 -112 116 -56C130 -14 122 44 92 86C70 114 26 112 0 84C-30 76 -74 92 -122 136C-162 172 -206 190 -232 196C-226 150 -196 82 -148 28C-114 -10 -88 -28 -76 -52C-70 -80 -56 -104 -34 -112Z'

/** Who hides behind the beak, among the lights of a night ball. */
export function drawRavenMasque(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawDrapes(art, palette)
  art.glow(x, y, 430 * scale, palette.accent, 0.8)
  drawChandelier(art, x, y - 220 * scale, scale)
  art.bokeh(34, '#ffd08a', 0.5, 0, art.height * 0.6, 4, 22)
  art.hero(() => {
    art.at(26, 26, 0.94, 0, () => {
      art.shadow(0, 60, 290, 250, 0.6)
      drawHood(art, palette)
      drawMask(art, palette)
      drawHat(art, palette)
    })
    art.spark(-150, 122, 34)
  })
  times(34, (i) => art.at(art.random() * art.width, art.random() * art.height * 0.7, 1, art.random() * 180, () => art.path(shape.rect(-5, -3, 11, 6), pick([palette.second, '#ffd23a', '#fff', '#ff8ab0'], i), 'opacity=".85"')))
  closeScene(art, palette, '#ffd8a0')
}

function drawDrapes(art: Art, palette: Palette): void {
  for (let i = 0; i < 12; i++) {
    const [left, w] = [(i / 12) * art.width, art.width / 12]
    art.rect(left, 0, w + 1, art.height, art.linear([dark(palette.ground[0], 0.5), light(palette.ground[0], 0.1), dark(palette.ground[1], 0.3)], 0), 'opacity=".6"')
  }
  art.rect(0, 0, art.width, art.height, art.linear([[0, palette.ground[0], 0], [0.7, palette.ground[2], 0.9], [1, palette.ground[2], 1]]))
}

function drawChandelier(art: Art, x: number, y: number, scale: number): void {
  art.at(x, y, scale, 0, () => {
    for (let i = -4; i < 5; i++) {
      const [cx, cy] = [i * 66, 24 - Math.abs(i) * 17]
      art.stroke(`M0 -90Q${cx * 0.6} ${cy + 40} ${cx} ${cy}`, '#c88a2a', 5, 'opacity=".8"')
      art.glow(cx, cy - 22, 58, '#ffd88a', 0.9)
      art.path(shape.rect(cx - 5, cy - 20, 10, 22, 3), '#fff6e0')
      art.flame(cx, cy - 18, 8, 26, ['#ff9a2a', '#fff0b0'])
    }
  })
}

function drawHood(art: Art, palette: Palette): void {
  art.gloss('M-40 -120C60 -170 176 -110 190 10C206 110 250 180 262 290H-150C-150 220 -110 150 -66 116Z', '#241430', { contour: 10, edge: 26, lift: 0.3, contourColour: '#08020e' })
  art.stroke('M150 -70C196 20 186 110 240 260M100 100C130 150 130 210 120 280', light(palette.accent, 0.1), 4, 'opacity=".3"')
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 9; i++) {
      const turn = radians(172 - i * 17)
      art.path(emblem.leaf(48, 130 + row * 18, 132 - row * 30, 25, turn), row ? '#fff3e4' : '#e8c8b0', 'stroke="#5a2a2a" stroke-width="5"')
    }
  art.gloss(shape.ellipse(48, 128, 62, 21), '#a81f3a', { contour: 7, edge: 8 })
  art.gem(44, 134, 25, palette.second, 'oval')
}

function drawMask(art: Art, palette: Palette): void {
  art.gloss(mask, '#f8e8c8', { contour: 10, edge: 28, depth: 0.12, shade: 0.22, contourColour: '#2c0e14' })
  art.inside(mask, () => {
    art.path('M-240 210C-190 110 -110 20 -60 -20C-40 20 -20 60 0 84C-60 80 -120 150 -240 210Z', '#d8a24a', 'opacity=".55"')
    art.path('M-56 -16C-40 24 -22 62 4 90', 'none', 'stroke="#7a3a14" stroke-width="9"')
    art.path('M-68 -12C-52 28 -34 62 -10 84', 'none', 'stroke="#ffdc7a" stroke-width="6" stroke-dasharray="4 11" stroke-linecap="round"')
    for (let i = 0; i < 6; i++) art.path(emblem.leaf(64 - i * 8, 60 + i * 2, 58, 11, radians(-20 - i * 30)), '#d8a24a', 'opacity=".8"')
  })
  art.stroke('M-226 190C-166 150 -116 84 -84 52', '#7a3a14', 6, 'opacity=".8"')
  art.circle(-136, 74, 7, '#5a2410')
  art.stroke('M-206 150C-180 90 -140 36 -96 0', '#fffdf0', 9, 'opacity=".75"')
  art.circle(24, -26, 55, '#2c0e14')
  art.metal(shape.circle(24, -26, 50), '#e8a83a', { edge: 9 })
  for (let i = 0; i < 10; i++) art.circle(...shape.polar(24, -26, 43, i * 36), 4, '#6a3a08')
  art.glow(24, -26, 74, palette.second, 0.7)
  art.circle(24, -26, 34, art.radial([light(palette.second, 0.7), palette.second, dark(palette.second, 0.65)], 0.5, 0.5, 0.55, 0.4, 0.35), 'stroke="#2c0e14" stroke-width="6"')
  art.path('M6 -46A28 28 0 0 1 34 -54L12 -18Z', '#fff', 'opacity=".75"')
}

function drawHat(art: Art, palette: Palette): void {
  for (const [reach, w, turn, colour] of [[196, 34, -34, palette.second], [176, 30, -16, '#f8e8f0'], [170, 30, -56, '#d8244a']] as const) {
    const plume = emblem.leaf(70, -140, reach, w, radians(turn))
    art.gloss(plume, colour, { contour: 6, edge: 12, contourColour: '#1c0410' })
    art.stroke(shape.line([[74, -142], shape.polar(70, -140, reach * 0.88, turn)]), '#fff', 3, 'opacity=".6"')
  }
  art.gloss('M-84 -118C-80 -196 -20 -236 50 -224C110 -212 140 -160 132 -106Z', '#2c1a3c', { contour: 9, edge: 18, lift: 0.35, contourColour: '#08020e' })
  const brim = 'M-204 -104C-140 -80 -110 -150 -40 -152C30 -154 110 -140 150 -104C180 -84 212 -92 222 -116C232 -66 176 -42 120 -58C60 -86 -10 -96 -66 -80C-120 -62 -190 -58 -204 -104Z'
  art.gloss(brim, '#3a2250', { contour: 10, edge: 14, lift: 0.35, contourColour: '#08020e' })
  art.stroke('M-200 -100C-140 -78 -108 -146 -40 -148C30 -150 108 -136 148 -100C180 -80 210 -88 220 -110', '#7a4408', 13)
  art.stroke('M-200 -100C-140 -78 -108 -146 -40 -148C30 -150 108 -136 148 -100C180 -80 210 -88 220 -110', '#ffd05a', 7)
  art.gem(52, -128, round(24), '#e0245a', 'brilliant')
}
