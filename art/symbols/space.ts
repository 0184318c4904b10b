import { dark } from '../kit/colour.ts'
import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

/** Planets and machines. */
export const space: SymbolSet = {
  cherry: (art) => {
    art.ball(0, 0, 94, '#e8402f', { contour: 6, rim: '#ffb08a' })
    for (const [x, y, r] of [
      [-30, -30, 20],
      [34, 10, 26],
      [-20, 46, 15],
      [46, -46, 12],
    ] as const)
      art.circle(x, y, r, dark('#e8402f', 0.35), 'opacity=".7"')
  },
  orange: (art) => {
    art.ellipse(0, 0, 110, 30, 'none', 'stroke="#3a1a08" stroke-width="20" transform="rotate(-18)"')
    art.ball(0, 0, 68, '#ff9a2a', { contour: 5, rim: '#ffe0b0' })
    art.group('transform="rotate(-18)"', () => {
      art.path('M-110 0A110 30 0 0 0 110 0', 'none', 'stroke="#3a1a08" stroke-width="20"')
      art.path('M-110 0A110 30 0 0 0 110 0', 'none', 'stroke="#ffd08a" stroke-width="12"')
    })
  },
  lemon: (art) => {
    art.gloss(shape.star(0, 0, 110, 82, 14), '#ffb01f', { contour: 5, edge: 10 })
    art.ball(0, 0, 74, '#ffe02a', { rim: '#fffbe0' })
  },
  plum: (art) => {
    art.ball(0, 0, 92, '#8a3af0', { contour: 6, rim: '#e0b8ff' })
    art.inside(shape.circle(0, 0, 92), () => {
      for (const y of [-40, 0, 44]) art.stroke(`M-110 ${y}Q-40 ${y - 24} 10 ${y}T110 ${y - 6}`, '#d8a8ff', 15, 'opacity=".5"')
    })
    art.ball(82, -70, 22, '#5ad0ff', { contour: 4 })
  },
  bell: (art) => {
    art.ball(0, 0, 92, '#eef3fb', { contour: 6 })
    const visor = 'M-66 -6C-66 -54 -34 -66 0 -66C34 -66 66 -54 66 -6C66 40 34 54 0 54C-34 54 -66 40 -66 -6Z'
    art.path(visor, art.linear(['#ffd06a', '#ff6a9a', '#3a1a9a'], 75), 'stroke="#5a6a8a" stroke-width="9"')
    art.path('M-50 -20Q-36 -56 6 -56L-20 -16Q-40 -6 -48 10Z', '#fff', 'opacity=".45"')
    for (const side of [-1, 1]) art.metal(shape.rect(side > 0 ? 86 : -104, -26, 18, 52, 8), '#aab8d0', { contour: 4 })
  },
  seven: (art) => {
    art.at(0, 0, 1, 34, () => {
      art.group('transform="translate(0 62) scale(1 -1)"', () => art.flame(0, 0, 24, 50))
      for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M24 20C54 30 60 54 54 78C44 62 34 58 22 58Z', '#e0203f', { contour: 5, edge: 7 }))
      art.gloss('M0 -106C36 -74 44 -30 40 14C38 40 30 58 24 66H-24C-30 58 -38 40 -40 14C-44 -30 -36 -74 0 -106Z', '#eef1fa', {
        contour: 6,
        edge: 13,
        angle: 20,
      })
      art.gloss('M0 -106C20 -88 32 -70 37 -48Q0 -62 -37 -48C-32 -70 -20 -88 0 -106Z', '#e0203f', { edge: 7 })
      art.ball(0, -14, 20, '#2ac0ff', { contour: 5, rim: '#d0f6ff' })
    })
  },
  bar: (art) => {
    art.gloss(shape.rect(-104, -44, 208, 88, 20), '#2a3450', { contour: 6, edge: 10 })
    for (let i = 0; i < 4; i++) {
      art.glow(-69 + i * 46, 0, 34, '#4af0c8', 0.7)
      art.gloss(shape.rect(-85 + i * 46, -28, 32, 56, 8), '#2fe0b0', { edge: 8 })
    }
    for (const side of [-1, 1]) art.metal(shape.rect(side > 0 ? 98 : -114, -22, 16, 44, 5), '#c8d0dc', { contour: 4 })
  },
  star: (art) => {
    art.path(
      'M-104 92Q-50 10 -6 -30L40 10Q0 50 -104 92Z',
      art.linear(
        [
          [0, '#fff3b0', 0.9],
          [1, '#ff7a1f', 0.1],
        ],
        135,
      ),
    )
    art.gloss(shape.star(34, -30, 72, 32, 5, -70), '#ffd21f', { contour: 6, edge: 12 })
  },
  gem: (art) => {
    art.gloss(
      shape.smooth(
        [
          [-84, -30],
          [-30, -92],
          [50, -80],
          [96, -10],
          [70, 70],
          [0, 98],
          [-80, 64],
        ],
        true,
        0.6,
      ),
      '#6a5a7a',
      { contour: 6, edge: 18 },
    )
    for (const [x, y, r] of [
      [-46, 40, 17],
      [40, 54, 14],
      [54, -34, 12],
    ] as const)
      art.circle(x, y, r, '#3a2c4a')
    art.gem(-4, -10, 54, '#2ad8ff', 'hex', 12)
    art.spark(-20, -36, 26)
  },
  clover: (art) => {
    for (const side of [-1, 1]) {
      art.stroke(`M${side * 26} -70L${side * 48} -104`, '#1f8a3a', 9)
      art.ball(side * 50, -106, 13, '#b8f04a', { contour: 4 })
    }
    art.gloss('M0 -84C70 -84 96 -40 88 0C80 50 40 96 0 100C-40 96 -80 50 -88 0C-96 -40 -70 -84 0 -84Z', '#4ad05a', { contour: 6, edge: 20 })
    for (const side of [-1, 1]) {
      art.path(`M${side * 14} -16Q${side * 50} -60 ${side * 74} -20Q${side * 52} 20 ${side * 14} -16Z`, '#0a140f')
      art.circle(side * 44, -26, 8, '#fff')
    }
    art.stroke('M-20 52Q0 66 20 52', '#0f4a1c', 7)
  },
  wild: (art) => wildPlate(art, 'M-110 0L-78 -64H78L110 0L78 64H-78Z', '#3a2ad0', 'tektur', ['#ffffff', '#c8f8ff', '#4ad8ff']),
  scatter: (art) => {
    art.circle(0, 0, 104, art.radial(['#fff6c8', '#ff8ad0', '#5a2ad0', '#12063a']))
    art.ring(0, 0, 104, '#d8c0ff', 6)
    for (let arm = 0; arm < 2; arm++)
      for (let i = 0; i < 22; i++)
        art.circle(...shape.polar(0, 0, 12 + i * 3.9, i * 19 + arm * 180), 6.5 - i * 0.2, '#fff', `opacity="${Math.round(100 - i * 3.4) / 100}"`)
    art.ball(0, 0, 24, '#fff3b0', { rim: '#fff' })
  },
}
