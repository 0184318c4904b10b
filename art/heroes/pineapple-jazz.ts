import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { radians, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const peel = '#ffab24'
const green = '#2aa84e'
const body = 'M0 -100C84 -100 136 -34 136 56C136 146 84 212 0 212C-84 212 -136 146 -136 56C-136 -34 -84 -100 0 -100Z'

/** A pineapple in dark glasses that hears the music. */
export function drawPineapple(art: Art): void {
  art.at(0, -10, 0.96, 0, () => drawFruit(art))
  for (const [x, y, size, turn] of [[-196, -70, 1.1, -14], [190, -96, 1.25, 12], [206, 90, 0.85, 18], [-204, 112, 0.8, -10]] as const) drawNote(art, x, y, size, turn)
}

function drawFruit(art: Art): void {
  drawCrown(art)
  art.gloss(body, peel, { contour: 9, edge: 30, lift: 0.4, contourColour: '#4a1a06' })
  art.inside(body, () => drawPeel(art))
  art.innerShade(body, '#7a2a04', 58, -26, -20, 0.75)
  art.innerShade(body, '#fff3a8', 20, 10, 12, 0.6)
  drawFace(art)
  drawBow(art)
}

function drawCrown(art: Art): void {
  for (const [angle, length] of [[-160, 120], [-20, 120], [-142, 146], [-38, 146], [-122, 158], [-58, 158], [-90, 166]] as const)
    art.gloss(emblem.leaf(0, -84, length, 27, radians(angle)), dark(green, 0.22), { contour: 6, edge: 7 })
  for (const [angle, length] of [[-150, 92], [-30, 92], [-128, 116], [-52, 116], [-106, 126], [-74, 126]] as const)
    art.gloss(emblem.leaf(0, -78, length, 23, radians(angle)), light(green, 0.1), { contour: 5, edge: 7, lift: 0.5 })
}

function drawPeel(art: Art): void {
  for (let row = 0; row < 9; row++)
    for (const angle of times(9, (i) => -90 + i * 22.5 + (row % 2) * 11.25)) {
      const turn = Math.cos(radians(angle))
      const [x, y, half] = [140 * Math.sin(radians(angle)), -96 + row * 38, 29 * turn + 1]
      const scale = shape.polygon([[x, y - 37], [x + half, y], [x, y + 37], [x - half, y]])
      art.path(scale, art.linear([light(peel, 0.45), peel, dark(peel, 0.28)], 60), 'stroke="#a8480c" stroke-width="4" stroke-linejoin="round"')
      art.path(emblem.drop(x, y + 3, 5 * turn + 0.5, 10), '#8a3a0a')
    }
}

function drawFace(art: Art): void {
  art.stroke('M-136 6L-100 2M136 6L100 2', '#140a2c', 12)
  for (const x of [-62, 62]) {
    const lens = shape.rect(x - 54, -26, 108, 76, 32)
    art.gloss(lens, '#1c1238', { contour: 9, edge: 6, contourColour: '#0c0620' })
    art.path(shape.rect(x - 45, -18, 90, 60, 26), art.linear(['#2a1a6a', '#a82ac8', '#ff7ab0']))
    art.inside(shape.rect(x - 45, -18, 90, 60, 26), () => art.path(`M${x - 44} 50L${x - 8} -30H${x + 16}L${x - 20} 50Z`, '#fff', 'opacity=".38"'))
  }
  art.stroke('M-14 2Q0 -12 14 2', '#0c0620', 13)
  art.path('M-50 84Q0 104 54 80Q46 138 4 140Q-42 140 -50 84Z', '#5a0c1c', 'stroke="#4a1a06" stroke-width="7" stroke-linejoin="round"')
  art.path('M-46 88Q0 106 50 84L48 98Q0 116 -43 100Z', '#fffaf0')
  art.ellipse(6, 128, 26, 11, '#ff6a7a')
}

function drawBow(art: Art): void {
  for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M0 186C30 156 66 152 84 160Q94 190 84 222C66 226 30 216 0 196Z', '#e8284a', { contour: 7, edge: 10 }))
  art.ball(0, 190, 21, '#ff4a62', { contour: 6 })
}

function drawNote(art: Art, x: number, y: number, size: number, turn: number): void {
  art.at(x, y, size, turn, () => {
    const note = 'M-6 26V-46Q30 -34 34 0Q20 -16 4 -16V30A22 16 -18 1 1 -6 22Z'
    art.metal(note, '#ffc83a', { contour: 6, edge: 4 })
  })
}
