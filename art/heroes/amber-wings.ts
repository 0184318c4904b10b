import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const gold = '#ffc42e'
const stone = 'M0 -176C84 -172 154 -84 156 24C158 124 92 196 0 198C-92 196 -158 124 -156 24C-154 -84 -84 -172 0 -176Z'
const frame = 'M0 -196C96 -192 176 -94 178 24C180 138 104 218 0 220C-104 218 -180 138 -178 24C-176 -94 -96 -192 0 -196Z'

/** A pendant of amber; a dragonfly has slept in it for an age. */
export function drawAmber(art: Art): void {
  drawChain(art)
  art.glow(0, 10, 300, '#ffd24a', 0.8)
  art.metal(frame, gold, { contour: 9, edge: 12 })
  art.path(stone, '#5a1a02')
  art.path(stone, art.radial(['#fff6b0', '#ffd24a', '#ff9a1a', '#d85a08', '#8a2802'], 0.5, 0.5, 0.62, 0.4, 0.34))
  art.inside(stone, () => {
    for (const [d, opacity] of [['M-170 90Q-60 20 40 80T190 60V230H-170Z', 0.22], ['M-170 130Q-20 90 70 140T190 120V230H-170Z', 0.28]] as const) art.path(d, '#a83a04', `opacity="${opacity}"`)
    for (const [x, y, r] of [[-98, 96, 11], [-78, 126, 7], [96, 110, 13], [116, 76, 7], [70, -112, 9], [-40, 160, 8], [52, 164, 6], [-114, 20, 6]] as const) {
      art.circle(x, y, r, '#fff3b0', 'opacity=".4"')
      art.ring(x, y, r, '#8a3a06', 2, 'opacity=".5"')
      art.circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff')
    }
    art.at(4, 4, 1.04, 24, () => drawDragonfly(art))
    art.path('M-130 -6C-126 -84 -82 -140 -16 -156C-70 -118 -96 -60 -98 2C-100 34 -132 34 -130 -6Z', '#fff', 'opacity=".55"')
    art.ellipse(-108, 62, 13, 20, '#fff', 'opacity=".45"')
    art.stroke('M66 168Q128 132 136 56', '#fff0a8', 11, 'opacity=".6"')
  })
  art.innerShade(stone, '#5a1600', 34, -14, -18, 0.7)
  for (const angle of [38, 142, 218, 322]) {
    const [x, y] = shape.polar(0, 16, 176, angle)
    art.ball(x, y, 19, gold, { contour: 6 })
  }
  art.metal('M-48 -178Q0 -232 48 -178Q0 -150 -48 -178Z', gold, { contour: 7, edge: 8 })
  art.gem(0, -184, 19, '#2ad0b0', 'hex')
  art.spark(-112, -128, 46)
  art.spark(146, 132, 30)
}

function drawChain(art: Art): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 12; i++) {
      const share = i / 11
      art.ball(side * (10 + 190 * share), -212 - 96 * Math.sqrt(share), 10, gold, { contour: 4 })
    }
  art.ring(0, -208, 19, dark(gold, 0.8), 18)
  art.ring(0, -208, 19, light(gold, 0.2), 9)
}

function drawDragonfly(art: Art): void {
  for (const side of [-1, 1])
    art.onSide(side, () => {
      for (const d of ['M8 -44C56 -92 118 -104 134 -84C144 -64 104 -36 8 -30Z', 'M8 -24C60 -36 116 -22 124 0C126 24 84 26 8 -12Z']) {
        art.path(d, art.linear([[0, '#ffffff', 0.92], [1, '#9af0e8', 0.6]]), 'stroke="#3a1a0c" stroke-width="4" stroke-linejoin="round"')
        art.inside(d, () => {
          for (let i = 0; i < 6; i++) art.stroke(`M${24 + i * 20} -110L${8 + i * 20} 30`, '#3a2a1c', 2, 'opacity=".5"')
        })
      }
      art.stroke('M12 -36Q70 -72 126 -84M12 -20Q70 -20 118 2', '#3a1a0c', 3, 'opacity=".7"')
    })
  for (const [i, r] of times(9, (k) => [k, 14 - k * 0.7] as const)) art.ball(0, 6 + i * 16, r, i % 2 ? '#0c7a7a' : '#14a89a', { contour: 4 })
  art.gloss(shape.ellipse(0, -32, 22, 34), '#0f8a8a', { contour: 5, edge: 8 })
  for (const side of [-1, 1]) art.ball(side * 14, -74, 17, '#e0344a', { contour: 4 })
}
