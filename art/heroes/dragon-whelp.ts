import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import * as shape from '../kit/shapes.ts'
import { tube } from '../props/tube.ts'

const hide = '#ff5a2e'
const belly = '#ffdf9a'
const wing = '#ffb03a'

/** A dragon of a year, with the first coin of its hoard. */
export function drawWhelp(art: Art): void {
  art.glow(0, -20, 290, '#fff0b0', 0.7)
  drawWings(art)
  tube(art, 'M60 186C160 214 226 170 206 104', 34, hide)
  art.gloss(emblem.spade(204, 84, 34), wing, { contour: 6, edge: 7 })
  for (const [x, y, r, turn] of [[-186, 196, 34, 20], [-140, 214, 30, 70], [150, 214, 32, 30], [192, 214, 26, 80], [-214, 222, 26, 0]] as const) art.coin(x, y, r, turn, 0.75)
  art.gloss('M0 0C84 0 118 84 112 146C106 204 62 216 0 216C-62 216 -106 204 -112 146C-118 84 -84 0 0 0Z', hide, { contour: 9, edge: 24 })
  const chest = shape.ellipse(0, 122, 70, 88)
  art.gloss(chest, belly, { edge: 14, depth: 0.25 })
  art.inside(chest, () => {
    for (let i = 0; i < 6; i++) art.stroke(`M-80 ${52 + i * 30}Q0 ${76 + i * 30} 80 ${52 + i * 30}`, '#d8923a', 5, 'opacity=".6"')
  })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss(shape.ellipse(84, 202, 54, 28), hide, { contour: 7, edge: 12 })
      for (const x of [58, 84, 110]) art.gloss(shape.ellipse(x, 216, 10, 13), '#fff6e0', { contour: 4, edge: 4 })
    })
  drawHead(art)
  art.coin(0, 112, 62, 0, 1, '#ffc42e', 'star')
  for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M96 62C116 84 104 128 66 138C42 140 36 118 52 106C66 98 70 80 72 66Z', hide, { contour: 7, edge: 10 }))
  art.spark(34, 84, 34)
}

function drawWings(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      const sail = 'M66 60C90 -20 150 -96 238 -132C230 -96 236 -60 250 -26C220 -26 206 -6 206 26C180 20 164 38 160 66C132 58 100 74 84 96Z'
      art.gloss(sail, wing, { contour: 8, edge: 16 })
      art.stroke('M78 66Q150 -40 206 24M78 66Q160 -60 248 -26', dark(wing, 0.45), 6, 'opacity=".7"')
      art.gloss('M66 66C86 -16 148 -98 240 -140Q252 -136 246 -124C164 -80 112 -10 96 74Z', hide, { contour: 7, edge: 8 })
    })
}

function drawHead(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M122 -96C168 -130 196 -124 206 -128C200 -104 206 -90 210 -76C190 -74 188 -60 184 -46C164 -50 136 -48 118 -56Z', wing, { contour: 7, edge: 9 })
      art.gloss('M48 -178C52 -226 84 -250 118 -252C104 -226 112 -196 100 -160Z', '#fff0d0', { contour: 7, edge: 10, depth: 0.4 })
      art.stroke('M62 -206Q80 -200 98 -206M72 -226Q86 -220 98 -228', '#b8905a', 5)
    })
  for (const [y, s] of [[-186, 26], [-160, 22]] as const) art.gloss(emblem.drop(0, y, s, s * 1.5), wing, { contour: 6, edge: 6 })
  const skull = 'M0 -184C92 -184 146 -140 142 -76C139 -14 88 28 0 28C-88 28 -139 -14 -142 -76C-146 -140 -92 -184 0 -184Z'
  art.gloss(skull, hide, { contour: 9, edge: 28, lift: 0.42 })
  for (const [x, y, r] of [[-26, -150, 11], [28, -146, 9], [4, -128, 8], [-112, -36, 10], [114, -34, 9]] as const) art.ellipse(x, y, r, r * 0.8, dark(hide, 0.3), 'opacity=".55"')
  art.gloss('M0 -48C58 -48 98 -28 96 -4C92 30 44 44 0 44C-44 44 -92 30 -96 -4C-98 -28 -58 -48 0 -48Z', light(hide, 0.3), { edge: 14, depth: 0.3 })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.ellipse(24, -30, 8, 6, '#5a140a')
      art.gloss(shape.ellipse(64, -86, 41, 47), '#fffdf4', { contour: 6, edge: 8, depth: 0.12 })
      art.circle(58, -80, 31, art.radial(['#b8ff8a', '#2ac86a', '#0a5a3a'], 0.5, 0.6, 0.6))
      art.ellipse(57, -80, 14, 22, '#0c1420')
      art.circle(68, -96, 12, '#fff')
      art.circle(48, -64, 6, '#fff')
      art.stroke('M28 -140Q66 -156 104 -128', dark(hide, 0.55), 9)
      art.circle(112, -28, 17, '#ff9a8a', 'opacity=".65"')
    })
  art.stroke('M-62 4Q0 36 62 4', '#5a140a', 8)
  for (const side of [-1, 1]) art.path(`M${side * 48} 12L${side * 40} 32L${side * 28} 20Z`, '#fff', 'stroke="#5a140a" stroke-width="4" stroke-linejoin="round"')
}
