import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import * as shape from '../kit/shapes.ts'

const red = '#e8202e'
const gold = '#ffc42e'

/** A daruma with one eye painted: the wish is made, not yet fulfilled. */
export function drawDaruma(art: Art): void {
  art.rays(0, -10, 520, 22, '#fff8d8', 0.75, 4)
  art.shadow(0, 206, 210, 36, 0.75)
  const body = 'M0 -218C112 -218 196 -126 200 -6C204 104 152 212 0 214C-152 212 -204 104 -200 -6C-196 -126 -112 -218 0 -218Z'
  art.gloss(body, red, { contour: 10, edge: 40, lift: 0.4 })
  art.inside(body, () => drawRobe(art))
  art.innerShade(body, '#4a0410', 50, -20, -26, 0.7)
  art.innerShade(body, '#ffb0a0', 18, 9, 11, 0.6)
  drawFace(art)
  art.path('M-150 -96C-134 -150 -90 -188 -36 -200C-76 -168 -110 -128 -128 -78C-138 -56 -158 -70 -150 -96Z', '#fff', 'opacity=".5"')
  drawBrush(art)
  art.spark(138, -150, 40)
}

function drawRobe(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      for (const width of [19, 11]) art.stroke('M30 218C20 160 60 118 120 112C186 108 214 150 196 196M76 218C70 186 92 158 128 158C154 158 168 176 162 196', width === 19 ? dark(gold, 0.75) : gold, width)
      for (const width of [15, 8]) art.stroke('M150 -120C196 -90 214 -20 204 60', width === 15 ? dark(gold, 0.75) : gold, width)
    })
  art.metal('M0 120L38 164L0 220L-38 164Z', gold, { contour: 6, edge: 6 })
  art.gem(0, 166, 19, '#2ad08a', 'hex')
}

function drawFace(art: Art): void {
  const face = 'M0 -116C28 -152 136 -150 144 -62C150 20 98 78 0 80C-98 78 -150 20 -144 -62C-136 -150 -28 -152 0 -116Z'
  art.gloss(face, '#ffe2c4', { contour: 8, edge: 18, depth: 0.18, lift: 0.6, contourColour: gold })
  art.path(face, 'none', `stroke="${dark(red, 0.7)}" stroke-width="5"`)
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.path('M14 -92C36 -132 92 -140 128 -104C136 -92 134 -78 124 -84C96 -104 56 -100 34 -78C20 -68 8 -78 14 -92Z', '#1c1018')
      for (const d of ['M40 -112Q62 -130 88 -126', 'M52 -100Q78 -112 106 -104']) art.stroke(d, '#5a4a58', 4)
      art.path('M46 54C76 62 108 40 124 6C142 34 122 80 72 84C56 82 46 70 46 54Z', '#1c1018')
      for (const d of ['M62 68Q96 66 118 36', 'M70 78Q104 72 126 44']) art.stroke(d, '#5a4a58', 4)
      art.circle(66, -34, 42, '#1c1018')
      art.circle(66, -34, 36, art.radial(['#ffffff', '#fffdf6', '#e8dccc']))
      art.circle(100, 8, 15, '#ff8a7a', 'opacity=".6"')
    })
  art.circle(-62, -32, 23, '#120a12')
  art.circle(-70, -42, 8, '#fff')
  art.gloss('M-15 -16Q0 -26 15 -16L26 16Q0 32 -26 16Z', '#ffc89a', { edge: 8, contour: 4 })
  art.path('M-38 44Q0 30 38 44Q26 66 0 66Q-26 66 -38 44Z', '#c81a28', 'stroke="#1c1018" stroke-width="6" stroke-linejoin="round"')
  art.stroke('M-40 44Q0 38 40 44', '#1c1018', 5)
}

function drawBrush(art: Art): void {
  art.at(176, 96, 1, 34, () => {
    art.gloss(shape.rect(-12, -20, 24, 150, 10), '#d89a4a', { contour: 7, edge: 7, angle: 0 })
    art.metal(shape.rect(-16, -36, 32, 30, 6), gold, { contour: 6, edge: 5 })
    art.gloss('M-15 -34C-22 -66 -6 -84 4 -112C12 -84 22 -64 15 -34Z', '#241a2a', { contour: 6, edge: 7 })
  })
}
