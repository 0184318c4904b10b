import type { Art } from '../kit/art.ts'
import { dark, hsl, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const cone = 'M-126 104C-108 20 -78 -70 -34 -150C-10 -196 34 -232 96 -228C128 -224 134 -196 112 -188C84 -180 70 -166 74 -132C84 -50 104 30 126 104Q0 150 -126 104Z'

/** A wizard's hat on a pile of books; what is under it has woken up. */
export function drawWizardHat(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawShelves(art, palette)
  art.glow(x, y - 10 * scale, 430 * scale, palette.accent, 0.95)
  drawSwirl(art, palette)
  art.hero(() => {
    art.shadow(0, 196, 270, 46, 0.6)
    drawBooks(art)
    art.at(0, -12, 0.92, 0, () => drawHat(art, palette))
    drawBottle(art, -214, 176, '#3af0a0', 0.72)
    drawBottle(art, 216, 180, '#ff5aa8', 0.66)
    for (const [sx, sy, r] of [[112, -208, 46], [-150, -60, 32], [168, -40, 26]] as const) art.spark(sx, sy, r)
  })
  art.sparks(12, '#fff0a8', 0, art.height * 0.55, 6, 18)
  closeScene(art, palette, '#ffe9a0')
}

function drawShelves(art: Art, palette: Palette): void {
  const wood = mix(palette.ground[1], palette.ground[2], 0.5)
  const gap = art.height * 0.2
  for (let row = 0; row < 4; row++) {
    const foot = gap * (row + 0.82)
    for (let left = 0; left < art.width; ) {
      const [w, tall] = [15 + art.random() * 22, gap * (0.5 + art.random() * 0.28)]
      const colour = mix(hsl(pick5(Math.floor(art.random() * 5)), 60, 42), palette.ground[1], 0.45)
      art.path(shape.rect(round(left), round(foot - tall), w - 2, tall, 3), art.linear([light(colour, 0.12), colour, dark(colour, 0.4)], 0))
      art.rect(left + 3, foot - tall * 0.8, w - 8, 4, '#ffd86a', 'opacity=".5"')
      left += w
    }
    art.rect(0, foot, art.width, 17, art.linear([light(wood, 0.25), dark(wood, 0.4)]))
  }
}

function pick5(i: number): number {
  return [8, 30, 160, 210, 280][i] ?? 8
}

/** A trail of stars that winds around the hat. */
function drawSwirl(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  for (let i = 0; i < 60; i++) {
    const t = i / 59
    const [px, py] = shape.polar(0, 0, (270 - t * 90) * scale, 150 + t * 420)
    const size = (3 + 9 * Math.sin(Math.PI * t)) * (i % 5 ? 0.55 : 1)
    art.glow(x + px, y + py * 0.8 - 10, size * 3, palette.accent, 0.7)
    art.path(i % 5 ? shape.circle(x + px, y + py * 0.8 - 10, size * 0.5) : shape.star(x + px, y + py * 0.8 - 10, size, size * 0.45), '#fff6c0')
  }
}

function drawBooks(art: Art): void {
  for (const [px, py, w, h, turn, colour] of [[6, 206, 372, 50, 0, '#b8243a'], [-10, 160, 316, 44, -2, '#1f8a7a']] as const)
    art.at(px, py, 1, turn, () => {
      art.gloss(shape.rect(-w / 2, -h / 2, w, h, 10), colour, { contour: 8, edge: 10, contourColour: '#240a0c' })
      art.path(shape.rect(-w / 2 + 34, -h / 2 + 9, w - 26, h - 18, 4), art.linear(['#fff6dc', '#e8d0a0']))
      for (let i = 0; i < 4; i++) art.stroke(`M${-w / 2 + 42} ${-h / 2 + 14 + (i * (h - 26)) / 3}H${w / 2 - 4}`, '#c8a870', 2)
      art.rect(-w / 2 + 14, -h / 2, 9, h, '#ffd05a')
    })
}

function drawBottle(art: Art, x: number, y: number, colour: string, scale: number): void {
  art.at(x, y, scale, 0, () => {
    art.glow(0, 20, 120, colour, 0.7)
    const glass = 'M-20 -76H20V-40C62 -22 74 20 62 62H-62C-74 20 -62 -22 -20 -40Z'
    art.path(glass, dark(colour, 0.6), `stroke="${dark(colour, 0.85)}" stroke-width="14" stroke-linejoin="round"`)
    art.path('M-58 4Q0 20 58 4C68 30 66 46 60 60H-60C-66 46 -68 30 -58 4Z', art.linear([light(colour, 0.5), colour, dark(colour, 0.4)]))
    for (const [bx, by, r] of [[-24, 34, 9], [14, 26, 6], [28, 46, 8], [-4, -2, 6], [8, -24, 5]] as const) art.circle(bx, by, r, '#fff', 'opacity=".6"')
    art.path('M-44 -14C-56 10 -56 36 -48 50', 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"')
    art.gloss(shape.rect(-26, -98, 52, 30, 8), '#b8783a', { contour: 7, edge: 6 })
  })
}

function drawHat(art: Art, palette: Palette): void {
  const cloth = palette.second
  const edge = '#140632'
  art.path(shape.ellipse(0, 104, 214, 56), edge, `stroke="${edge}" stroke-width="20"`)
  art.gloss(shape.ellipse(0, 104, 214, 56), dark(cloth, 0.15), { edge: 18, lift: 0.3 })
  art.path('M-206 98C-160 150 160 150 206 98C190 176 -190 176 -206 98Z', light(cloth, 0.2), 'opacity=".5"')
  art.ellipse(0, 84, 138, 34, dark(cloth, 0.7))
  art.gloss(cone, cloth, { contour: 10, edge: 30, lift: 0.4, contourColour: edge, angle: 20 })
  art.inside(cone, () => {
    for (const d of ['M-60 -96C-30 -70 20 -66 80 -90', 'M-86 -30C-50 -2 30 0 92 -34', 'M10 -200C34 -190 50 -170 60 -150']) art.stroke(d, dark(cloth, 0.5), 9, 'opacity=".65"')
    art.path('M-110 110C-92 20 -60 -74 -14 -150L6 -150C-40 -70 -66 20 -76 116Z', '#fff', 'opacity=".2"')
  })
  for (const [px, py, r, turn] of [[-40, -34, 28, -12], [34, -96, 21, 14], [44, 10, 25, 8], [-72, 34, 17, 20], [-4, -148, 16, 0]] as const) art.path(shape.star(px, py, r, r * 0.45, 5, -90 + turn), art.linear(['#fff8c0', '#ffc42e']), `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`)
  art.path('M6 -34A26 26 0 1 0 30 0A22 22 0 0 1 6 -34Z', '#ffe27a', `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`)
  art.gloss('M-132 64Q0 116 132 64L142 106Q0 164 -142 106Z', '#e0a02a', { contour: 7, edge: 11, contourColour: edge })
  times(9, (i) => art.circle(-116 + i * 29, round(112 - ((i - 4) / 4) ** 2 * 26 - 4), 5, '#fff3b0'))
  art.metal(shape.rect(-43, 76, 86, 70, 13), '#ffd23a', { contour: 8, edge: 9 })
  art.gem(0, 111, 30, '#2ad8e8', 'oval')
  art.ball(118, -206, 19, '#ffd23a', { contour: 7 })
}
