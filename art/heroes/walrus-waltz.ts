import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const skin = '#c07252'
const body = 'M0 -150C84 -150 128 -96 132 -24C196 40 226 150 232 280H-232C-226 150 -196 40 -132 -24C-128 -96 -84 -150 0 -150Z'

/** A walrus in a top hat, dressed for the ball on the ice. */
export function drawWalrusWaltz(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.dust(110, '#fff', 0, art.height * 0.45, 0.6, 2.4)
  drawCurtain(art, palette)
  art.glow(x, y - 20 * scale, 400 * scale, palette.accent, 0.75)
  art.ridge(art.height * 0.52, art.height * 0.2, 8, art.linear(['#e8e0ff', '#8a8af0', palette.ground[2]]), '', 0.8)
  art.ridge(art.height * 0.6, art.height * 0.1, 12, art.linear(['#ffffff', '#a8b0ff', palette.ground[2]]), '', 0.7)
  art.hero(() => {
    art.shadow(0, 90, 300, 240, 0.45)
    art.gloss(body, skin, { contour: 10, edge: 40, shade: 0.32, depth: 0.36, contourColour: '#2c1220' })
    for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M142 96C206 116 256 186 250 250C216 262 160 226 132 168Z', dark(skin, 0.12), { contour: 9, edge: 18, contourColour: '#2c1220' }))
    drawShirt(art, palette)
    for (const side of [-1, 1]) art.onSide(side, () => drawCheek(art))
    drawMuzzle(art)
    art.at(14, -140, 0.96, 7, () => drawHat(art, palette))
    art.spark(-78, -196, 34)
  }, 26)
  times(60, () => art.circle(art.random() * art.width, art.random() * art.height * 0.8, 1.5 + art.random() ** 2 * 5, '#fff', `opacity="${round(0.4 + art.random() * 0.5)}"`))
  closeScene(art, palette, '#fff')
}

/** Northern lights that hang like a curtain of a stage. */
function drawCurtain(art: Art, palette: Palette): void {
  for (let i = 0; i < 24; i++) {
    const left = (i / 23) * art.width - 20
    const drop = art.height * (0.3 + 0.1 * Math.sin(i * 0.9) + 0.08 * Math.abs(i - 11.5) / 11.5)
    art.path(shape.rect(round(left), -20, art.width * 0.052, drop), art.linear([[0, palette.second, 0.05], [0.7, i % 3 ? palette.second : palette.accent, 0.5], [0.94, light(palette.second, 0.5), 0.55], [1, palette.second, 0]]))
  }
}

function drawShirt(art: Art, palette: Palette): void {
  const shirt = 'M-58 96C-30 120 30 120 58 96L92 300H-92Z'
  art.gloss(shirt, '#f6f4ff', { contour: 7, edge: 16, depth: 0.2, contourColour: '#2c1220' })
  for (const by of [176, 214]) art.ball(0, by, 8, '#2a2040')
  for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M8 142C40 108 88 108 92 136C96 164 92 182 82 186C54 186 30 172 8 160Z', palette.accent, { contour: 7, edge: 10, contourColour: '#3a0a2a' }))
  art.gloss(shape.rect(-17, 130, 34, 40, 12), light(palette.accent, 0.15), { contour: 6, edge: 7, contourColour: '#3a0a2a' })
}

function drawCheek(art: Art): void {
  art.gloss('M16 58H66C68 130 58 190 40 214C24 190 14 130 16 58Z', '#fff6e0', { contour: 8, edge: 12, depth: 0.25, angle: 10, contourColour: '#2c1220' })
  art.gloss('M0 -26C54 -46 116 -20 124 30C130 80 84 108 40 98C16 92 0 74 0 58Z', light(skin, 0.34), { contour: 8, edge: 20, contourColour: '#2c1220', shade: 0.35 })
  for (const [px, py] of [[44, 8], [76, 12], [36, 36], [66, 42], [96, 38], [52, 68], [82, 68]] as const) art.circle(px, py, 5, '#7a4434')
  for (const [px, py, dx, dy] of [[84, 16, 74, -16], [96, 38, 78, 4], [82, 68, 72, 34]] as const) art.stroke(`M${px} ${py}q${dx * 0.5} ${dy * 0.2} ${dx} ${dy}`, '#fff6e8', 4)
  art.circle(66, -70, 24, '#1c0c18')
  art.circle(66, -70, 15, '#4a2418')
  art.circle(58, -79, 8, '#fff')
  art.circle(73, -62, 4, '#fff')
  art.stroke('M38 -108C56 -122 82 -120 98 -104', '#5a2c22', 12)
}

function drawMuzzle(art: Art): void {
  art.gloss('M-34 -30C-20 -48 20 -48 34 -30C36 -12 16 2 0 6C-16 2 -36 -12 -34 -30Z', '#3a1a24', { contour: 6, edge: 8 })
  art.ellipse(-10, -30, 12, 5, '#fff', 'opacity=".7"')
  art.ring(66, -70, 37, '#4a2a08', 13)
  art.ring(66, -70, 37, '#ffd04a', 8)
  art.stroke('M66 -32C60 20 96 60 120 100', '#ffd04a', 4)
  art.path('M46 -92A30 30 0 0 1 74 -100L52 -58Z', '#fff', 'opacity=".5"')
}

function drawHat(art: Art, palette: Palette): void {
  art.gloss('M-78 0C-70 -50 -72 -96 -88 -140C-40 -156 40 -156 88 -140C72 -96 70 -50 78 0Z', '#3a2a6a', { contour: 9, edge: 18, lift: 0.45, contourColour: '#0c0624' })
  art.ellipse(0, -141, 86, 15, '#5a4a9a')
  art.gloss('M-77 -46Q0 -28 77 -46L79 -6Q0 12 -79 -6Z', palette.accent, { edge: 8, contour: 4, contourColour: '#3a0a2a' })
  art.gloss('M-146 -8C-120 18 -60 26 0 26C60 26 120 18 146 -8C156 22 90 48 0 48C-90 48 -156 22 -146 -8Z', '#3a2a6a', { contour: 9, edge: 10, lift: 0.45, contourColour: '#0c0624' })
  art.gem(46, -20, 22, palette.second, 'hex')
}
