import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { tube } from '../props/tube.ts'

const brass = '#ffc23a'

/** A samovar with a teapot on top and rings of bread on a string. */
export function drawSamovar(art: Art): void {
  for (const [x, lean] of [[-30, -26], [14, 24]] as const) art.stroke(`M${x} -226Q${x + lean} -256 ${x} -284T${x - lean / 2} -334`, '#fff', 13, 'opacity=".55"')
  art.shadow(0, 176, 240, 34, 0.7)
  art.gloss(shape.ellipse(0, 174, 226, 30), '#e0384a', { contour: 8, edge: 12 })
  art.stroke('M-206 174Q0 214 206 174', brass, 6)
  for (const side of [-1, 1])
    art.onSide(side, () => {
      tube(art, 'M112 -64C196 -84 200 18 118 24', 19, brass)
      art.gloss(shape.rect(160, -46, 38, 46, 16), '#7a2a1c', { contour: 6, edge: 8 })
    })
  art.metal('M-62 112H62L92 158H-92Z', brass, { contour: 8, edge: 10 })
  art.metal(shape.rect(-108, 150, 216, 25, 10), brass, { contour: 7, edge: 6 })
  const urn = 'M-92 -96C-150 -60 -150 40 -66 120H66C150 40 150 -60 92 -96Z'
  art.metal(urn, brass, { contour: 9, edge: 26, angle: 12 })
  art.inside(urn, () => {
    for (let i = -3; i < 4; i++) art.stroke(`M${i * 26} -104Q${i * 50} 0 ${i * 18} 130`, dark(brass, 0.5), 4, 'opacity=".4"')
  })
  art.metal(shape.rect(-112, -112, 224, 26, 12), brass, { contour: 7, edge: 6 })
  drawPainting(art)
  drawTap(art)
  drawTeapot(art)
  drawRings(art)
  art.spark(-90, -54, 44)
}

function drawPainting(art: Art): void {
  art.gloss(shape.ellipse(0, -22, 66, 54), '#1c2a6a', { contour: 6, edge: 12 })
  art.ring(0, -22, 58, brass, 4)
  for (const turn of times(6, (i) => i * 60)) art.at(0, -24, 1, turn, () => art.gloss('M0 0C-17 -14 -15 -36 0 -42C15 -36 17 -14 0 0Z', '#ff4a5a', { edge: 5, lift: 0.5 }))
  art.ball(0, -24, 11, '#ffd86a')
  for (const [x, angle] of [[-40, 2.5], [40, 0.6]] as const) art.leaf(x, 0, 28, 9, angle, '#5ad07a')
}

function drawTap(art: Art): void {
  art.metal('M-16 56H16V92H28V112H-28V92H-16Z', brass, { contour: 7, edge: 6 })
  art.stroke('M0 50V26', dark(brass, 0.75), 17)
  art.stroke('M0 50V26', brass, 9)
  art.gloss(shape.rect(-34, 36, 68, 17, 8), '#7a2a1c', { contour: 5, edge: 5 })
  art.gloss('M-32 128H34C34 158 20 168 0 168C-20 168 -32 158 -32 128Z', '#fff8ee', { contour: 6, edge: 8, depth: 0.2 })
  art.ellipse(1, 129, 31, 7, '#b8501a', 'stroke="#4a1c10" stroke-width="4"')
  art.stroke('M-28 142Q0 152 30 142', '#2a6ad0', 6)
}

function drawTeapot(art: Art): void {
  art.metal('M-70 -112C-70 -128 -50 -132 -44 -138H44C50 -132 70 -128 70 -112Z', brass, { contour: 7, edge: 7 })
  tube(art, 'M62 -196C112 -214 112 -146 60 -150', 13, '#2a6ad0')
  art.gloss('M-54 -156C-92 -158 -88 -196 -114 -208L-98 -220C-76 -212 -68 -196 -50 -190Z', '#fff8ee', { contour: 7, edge: 8 })
  art.gloss('M0 -216C54 -216 76 -192 72 -168C66 -142 36 -132 0 -132C-36 -132 -66 -142 -72 -168C-76 -192 -54 -216 0 -216Z', '#fff8ee', { contour: 8, edge: 14, depth: 0.22 })
  for (const [x, y, r] of [[-34, -172, 11], [0, -166, 14], [34, -172, 11]] as const) {
    for (const turn of times(5, (i) => i * 72)) art.circle(...shape.polar(x, y, r * 0.7, turn - 90), r * 0.5, '#2a6ad0')
    art.circle(x, y, r * 0.4, brass)
  }
  art.gloss('M-40 -208Q0 -244 40 -208Q0 -196 -40 -208Z', '#2a6ad0', { contour: 6, edge: 7 })
  art.ball(0, -234, 11, brass, { contour: 5 })
}

function drawRings(art: Art): void {
  art.stroke('M-150 -70Q-230 60 -150 150M150 -70Q230 60 150 150', '#e0384a', 6)
  for (const side of [-1, 1])
    for (const [x, y, r] of [[172, 18, 33], [196, 64, 36], [184, 116, 36], [150, 152, 34]] as const) {
      art.circle(side * x, y, r + 6, '#4a1c08')
      art.path(shape.circle(side * x, y, r) + shape.circle(side * x, y, r * 0.36), art.radial(['#8a3a0c', '#e08a2a', '#ffc86a', '#c8641a'], 0.5, 0.5, 0.56), 'fill-rule="evenodd"')
      art.stroke(`M${side * x - r * 0.62} ${y - r * 0.3}A${r * 0.7} ${r * 0.7} 0 0 1 ${side * x + r * 0.1} ${y - r * 0.68}`, light('#ffd89a', 0.4), 5, 'opacity=".8"')
    }
}
