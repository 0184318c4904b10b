import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { pick, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const front = shape.rect(-140, -2, 280, 232, 18)
const glove = 'M-62 44C-112 26 -124 -34 -96 -76C-66 -120 20 -132 66 -104C108 -78 112 -16 84 22C70 42 40 54 6 54Z'
const confetti = ['#ffd23a', '#ff4a8a', '#2ae8c8', '#ffffff', '#a86aff']

/** A box with a joker's grin, and the glove that springs out of it. */
export function drawBoxOfTricks(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.rays(x, y, art.height, 16, palette.accent, 0.42, 4)
  art.glow(x, y - 60 * scale, 420 * scale, palette.accent, 0.85)
  times(46, (i) => art.at(art.random() * art.width, art.random() * art.height * 0.7, 1, art.random() * 180, () => art.path(i % 4 ? shape.rect(-7, -4, 14, 8, 2) : emblem.diamond(0, 0, 11), pick(confetti, i), 'opacity=".9"')))
  art.hero(() =>
    art.at(-10, 8, 0.96, 0, () => {
      art.shadow(0, 226, 250, 44, 0.7)
      drawLid(art, palette)
      drawBurst(art)
      drawSpring(art)
      art.at(58, -136, 1.06, 16, () => drawGlove(art))
      drawBox(art, palette)
      drawFace(art, palette)
      drawCrank(art)
    }),
  )
  closeScene(art, palette, '#fff')
}

function drawLid(art: Art, palette: Palette): void {
  const lid = 'M-140 -6L-226 -120L-30 -164L126 -6Z'
  art.gloss(lid, dark(palette.second, 0.1), { contour: 10, edge: 14, contourColour: '#240a3a' })
  art.path('M-132 -18L-196 -108L-42 -144L96 -18Z', art.linear(['#5a1a9a', '#2a0a5a']))
  art.path(shape.star(-84, -78, 30, 13), '#ffd23a', 'opacity=".9" transform="rotate(-14 -84 -78)"')
  art.ellipse(0, 0, 128, 20, '#1c0636')
}

function drawBurst(art: Art): void {
  art.path(shape.star(62, -140, 214, 138, 13, -80), '#fff6b8', 'opacity=".35"')
  for (let i = 0; i < 13; i++) {
    const turn = -176 + i * 27
    art.stroke(shape.line([shape.polar(62, -140, 138, turn), shape.polar(62, -140, 158 + (i % 3) * 16, turn)]), pick(confetti, i), 9)
  }
}

function drawSpring(art: Art): void {
  const turns = times(7, (i) => ({ x: -6 + i * 7, y: 4 - i * 17, w: 58 - i * 2 }))
  for (const { x, y, w } of turns) {
    art.path(`M${x - w} ${y}C${x - w} ${y + 24} ${x + w} ${y + 12} ${x + w} ${y - 8}`, 'none', 'stroke="#1c0636" stroke-width="20" stroke-linecap="round"')
    art.path(`M${x - w} ${y}C${x - w} ${y + 24} ${x + w} ${y + 12} ${x + w} ${y - 8}`, 'none', `stroke="${art.linear(['#8a93b8', '#ffffff', '#c8d0e8', '#6a7398'], 0)}" stroke-width="12" stroke-linecap="round"`)
  }
}

function drawGlove(art: Art): void {
  const red = '#f0243c'
  art.gloss('M-66 34L14 62L2 96L-78 70Z', '#fff8ee', { contour: 9, edge: 10, depth: 0.15, contourColour: '#3a0410' })
  art.stroke('M-66 62L-2 84', '#e0243a', 7)
  art.gloss(glove, red, { contour: 10, edge: 26, lift: 0.5, contourColour: '#3a0410' })
  art.gloss('M-94 -16C-126 -40 -124 -84 -92 -86C-62 -86 -34 -64 -30 -34C-30 -8 -66 0 -94 -16Z', light(red, 0.06), { contour: 8, edge: 14, lift: 0.5, contourColour: '#3a0410' })
  art.stroke('M-20 28C10 36 44 34 66 20', dark(red, 0.45), 6)
  art.path('M-34 -96C0 -116 44 -110 66 -88C40 -98 6 -98 -26 -82Z', '#fff', 'opacity=".8"')
  art.path('M-102 -66C-100 -76 -88 -80 -78 -76C-88 -70 -94 -64 -96 -56Z', '#fff', 'opacity=".8"')
  art.path(shape.star(34, -34, 40, 18), '#ffd23a', 'stroke="#7a0a1c" stroke-width="7" stroke-linejoin="round"')
}

function drawBox(art: Art, palette: Palette): void {
  art.gloss(front, palette.second, { contour: 11, edge: 18, contourColour: '#240a3a' })
  art.inside(front, () => {
    for (let row = 0; row < 5; row++) for (let i = -3; i < 4; i++) art.path(emblem.diamond(i * 70 + (row % 2) * 35, -2 + row * 58, 44), (row + i) % 2 ? '#8a3af0' : '#b84aff', 'opacity=".75"')
  })
  art.path(shape.rect(-128, 10, 256, 208, 10), 'none', 'stroke="#fff0a8" stroke-width="6"')
  for (const [cx, cy] of [[-126, 12], [126, 12], [-126, 216], [126, 216]] as const) art.ball(cx, cy, 14, '#ffd23a', { contour: 5 })
  art.gloss(shape.rect(-154, -22, 308, 32, 13), '#7a2ae0', { contour: 9, edge: 9, contourColour: '#240a3a' })
  times(8, (i) => art.path(shape.star(-126 + i * 36, -6, 10, 4.5), '#ffe27a'))
}

function drawFace(art: Art, palette: Palette): void {
  art.circle(0, 112, 99, '#240a3a')
  art.circle(0, 112, 90, art.radial(['#fffdf4', '#fff0d8', '#e8c8c0'], 0.5, 0.5, 0.56, 0.4, 0.34))
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.path(emblem.diamond(38, 84, 38), palette.ground[1], 'stroke="#240a3a" stroke-width="4" stroke-linejoin="round"')
      art.ellipse(37, 86, 15, 19, '#fff')
      art.circle(34, 90, 10, '#1c0636')
      art.circle(31, 86, 4, '#fff')
      art.stroke('M18 46Q44 34 62 56', '#240a3a', 7)
      art.circle(68, 128, 14, '#ff6a8a', 'opacity=".7"')
    })
  const grin = 'M-66 128C-40 146 40 146 66 128C62 176 32 190 0 190C-32 190 -62 176 -66 128Z'
  art.path(grin, '#7a0a2a', 'stroke="#240a3a" stroke-width="8" stroke-linejoin="round"')
  art.inside(grin, () => {
    art.path('M-70 126C-40 146 40 146 70 126L60 158Q0 172 -60 158Z', '#fff')
    for (let i = -2; i < 3; i++) art.stroke(`M${i * 23} 130V170`, '#c8b8d8', 4)
    art.ellipse(0, 192, 34, 18, '#ff5a7a')
  })
  art.ball(0, 112, 22, '#f0243c', { contour: 6 })
}

function drawCrank(art: Art): void {
  art.stroke('M146 120H190V160', '#240a3a', 22)
  art.stroke('M146 120H190V160', '#c8d0e8', 12)
  art.ball(190, round(176), 25, '#2ad8c8', { contour: 8 })
}
