import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const red = '#f0283a'
const black = '#2a2236'

/** A ladybird that takes off with a clover in its arms. */
export function drawLadybird(art: Art): void {
  art.glow(0, 0, 290, '#fffbe0', 0.9)
  art.at(0, 30, 1.04, 9, () => {
    drawWings(art)
    for (const side of [-1, 1])
      art.onSide(side, () => {
        for (const d of ['M60 -40Q120 -60 134 -104', 'M66 20Q124 20 150 -4', 'M44 96Q80 136 92 176']) art.stroke(d, '#140c1c', 17)
      })
    art.gloss('M0 -70C70 -70 96 -10 88 48C78 106 40 136 0 136C-40 136 -78 106 -88 48C-96 -10 -70 -70 0 -70Z', black, { contour: 8, edge: 18 })
    for (let i = 0; i < 3; i++) art.stroke(`M${-78 + i * 14} ${40 + i * 30}Q0 ${64 + i * 30} ${78 - i * 14} ${40 + i * 30}`, light(black, 0.35), 5, 'opacity=".7"')
    drawCases(art)
    drawHead(art)
  })
  for (const [x, y, r, turn, squash] of [[-204, 176, 36, 20, 0.8], [206, 190, 32, 60, 0.6], [-226, -120, 27, 40, 0.7], [226, -60, 26, 10, 0.75]] as const) art.coin(x, y, r, turn, squash)
  art.spark(-120, 44, 32)
}

function drawWings(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      const wing = 'M20 -20C90 10 190 90 226 190C196 224 120 190 70 130C40 90 20 40 20 -20Z'
      art.path(wing, art.linear([[0, '#ffffff', 0.9], [1, '#b8ecff', 0.55]]), 'stroke="#2a5a6a" stroke-width="6" stroke-linejoin="round"')
      for (const d of ['M24 -10Q110 70 210 186', 'M30 20Q80 110 150 186', 'M60 30Q140 80 214 164']) art.stroke(d, '#4a8a9a', 4, 'opacity=".6"')
    })
}

function drawCases(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () =>
      art.at(6, -84, 1.14, -27, () => {
        const wingCase = 'M-4 0C76 -34 152 26 154 118C154 172 120 214 76 226C34 162 2 90 -4 0Z'
        art.gloss(wingCase, red, { contour: 9, edge: 24, lift: 0.45 })
        art.inside(wingCase, () => {
          for (const [x, y, r] of [[66, 40, 27], [124, 86, 20], [62, 120, 25], [112, 160, 24], [20, 44, 13]] as const) art.circle(x, y, r, '#1c1426')
        })
        art.path('M30 4C84 -10 124 24 138 74C106 36 76 22 34 24Z', '#fff', 'opacity=".5"')
      }),
    )
}

function drawHead(art: Art): void {
  art.gloss('M0 -128C74 -128 100 -86 92 -50C66 -34 -66 -34 -92 -50C-100 -86 -74 -128 0 -128Z', black, { contour: 8, edge: 16 })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.ellipse(70, -78, 17, 20, '#fff6e8')
      art.stroke('M36 -196Q50 -236 84 -246', '#140c1c', 11)
      art.ball(88, -248, 14, red, { contour: 6 })
    })
  art.gloss('M0 -214C56 -214 84 -186 82 -150C80 -116 46 -98 0 -98C-46 -98 -80 -116 -82 -150C-84 -186 -56 -214 0 -214Z', black, { contour: 8, edge: 18, lift: 0.4 })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss(shape.ellipse(35, -164, 30, 33), '#fffdf4', { contour: 4, edge: 6, depth: 0.12 })
      art.circle(31, -158, 18, '#1c2a6a')
      art.circle(31, -158, 11, '#0a0618')
      art.circle(38, -168, 7, '#fff')
      art.circle(58, -124, 12, '#ff8a9a', 'opacity=".75"')
    })
  art.stroke('M-22 -124Q0 -106 22 -124', '#ffe0e0', 7)
  art.at(0, -56, 1, -8, () => {
    art.stroke('M0 10Q6 40 -6 66', '#0f6a2a', 10)
    for (const turn of times(4, (i) => i * 90 + 45)) art.turned(turn, () => art.gloss(emblem.heart(0, -31, 31), '#3ac84a', { contour: 5, edge: 8 }))
    art.ball(0, 0, 9, '#c8f07a')
  })
}
