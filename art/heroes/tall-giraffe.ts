import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { radians } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const hide = '#ffc458'
const patch = '#b85a1c'

/** A giraffe in a bow tie with breakfast from the highest branch. */
export function drawGiraffe(art: Art): void {
  art.shadow(0, 60, 190, 220, 0.4)
  const neck = 'M-54 10C-54 90 -74 170 -104 244H104C74 170 54 90 54 10Z'
  art.gloss(neck, hide, { contour: 9, edge: 24, angle: 20 })
  art.inside(neck, () => {
    for (const [x, y, r, sides] of [[-34, 106, 24, 5], [24, 118, 27, 6], [-44, 170, 30, 6], [22, 184, 29, 5], [76, 206, 28, 6], [-92, 222, 27, 5], [-20, 236, 30, 6], [52, 66, 20, 5]] as const)
      art.path(shape.regular(x, y, r, sides, x), art.linear([light(patch, 0.15), dark(patch, 0.3)]), `stroke="${patch}" stroke-width="7" stroke-linejoin="round"`)
  })
  art.innerShade(neck, '#4a1a08', 34, -14, 16, 0.6)
  drawBow(art)
  drawHorns(art)
  drawHead(art)
  drawSprig(art)
  drawBird(art)
}

function drawBow(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M0 144C40 96 92 92 116 104Q130 150 116 196C92 206 40 196 0 156Z', '#e8304a', { contour: 8, edge: 14 })
      for (const [x, y] of [[52, 132], [88, 126], [70, 160], [104, 166], [100, 146], [42, 156]] as const) art.circle(x, y, 7, '#fff3d0')
    })
  art.gloss(shape.rect(-25, 122, 50, 54, 18), '#ff4a5a', { contour: 8, edge: 10 })
}

function drawHorns(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M28 -140L38 -222H60L62 -130Z', hide, { contour: 8, edge: 9 })
      art.ball(49, -228, 23, '#7a3a14', { contour: 7 })
      art.gloss('M70 -128C120 -186 186 -190 208 -166C196 -118 136 -84 78 -88Z', hide, { contour: 8, edge: 14 })
      art.path('M96 -122C130 -158 172 -164 190 -154C176 -124 136 -106 98 -104Z', '#ffa08a')
    })
}

function drawHead(art: Art): void {
  const head = 'M0 -160C66 -160 96 -122 94 -74C92 -36 74 -14 78 24C84 72 52 108 0 108C-52 108 -84 72 -78 24C-74 -14 -92 -36 -94 -74C-96 -122 -66 -160 0 -160Z'
  art.gloss(head, hide, { contour: 9, edge: 26, lift: 0.45 })
  art.inside(head, () => {
    for (const [x, y, r] of [[0, -138, 26], [-34, -4, 15], [36, -6, 15], [-84, -30, 20], [86, -28, 20]] as const) art.path(shape.regular(x, y, r, 6, 20), patch, `stroke="${patch}" stroke-width="8" stroke-linejoin="round" opacity=".85"`)
  })
  art.gloss('M0 12C52 4 94 26 92 62C88 98 46 112 0 112C-46 112 -88 98 -92 62C-94 26 -52 4 0 12Z', '#fff0cc', { contour: 6, edge: 16, depth: 0.2, contourColour: '#7a3a14' })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss(shape.ellipse(56, -74, 31, 35), '#fffdf4', { contour: 6, edge: 7, depth: 0.12 })
      art.circle(52, -68, 23, art.radial(['#b8703a', '#4a2008']))
      art.circle(52, -68, 13, '#140a08')
      art.circle(60, -80, 9, '#fff')
      art.stroke('M30 -104Q56 -124 88 -98M84 -104L98 -116M74 -110L84 -126', '#4a2008', 7)
      art.ellipse(30, 40, 8, 11, '#7a3a20')
      art.circle(74, -22, 14, '#ff9a7a', 'opacity=".65"')
    })
  art.stroke('M-48 74Q0 98 52 70', '#7a3a20', 7)
}

function drawSprig(art: Art): void {
  art.stroke('M20 86Q90 76 150 34', '#4a2a14', 9)
  for (const [x, y, angle] of [[70, 76, 60], [94, 64, -50], [110, 56, 50], [130, 44, -60], [146, 36, 20], [148, 34, -30], [92, 68, 90]] as const) art.gloss(emblem.leaf(x, y, 50, 15, radians(angle)), '#3ab04a', { contour: 5, edge: 6, lift: 0.5 })
}

function drawBird(art: Art): void {
  art.at(-152, -184, 0.9, 0, () => {
    art.stroke('M-8 8V22M8 8V22', '#c8641a', 5)
    art.gloss('M-30 -6C-70 -20 -84 -6 -92 -14C-84 16 -50 26 -20 16Z', '#1a6ac8', { contour: 6, edge: 6 })
    art.gloss('M0 -48C34 -48 44 -22 36 -2C26 20 -22 22 -36 0C-44 -22 -30 -48 0 -48Z', '#3aa8f0', { contour: 6, edge: 10 })
    art.gloss('M32 -32L58 -22L32 -14Z', '#ffb02a', { contour: 5, edge: 4 })
    art.circle(16, -28, 7, '#0c0618')
    art.circle(18, -31, 3, '#fff')
  })
}
