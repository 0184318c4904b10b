import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

const gold = '#ffc22e'

/** Ships, maps and sabres. */
export const pirate: SymbolSet = {
  cherry: (art) => {
    art.ring(0, 0, 88, '#3a1804', 30)
    art.ring(0, 0, 88, gold, 19)
    art.gem(0, 0, 76, '#f0243f', 'oval')
    art.spark(-30, -44, 34)
  },
  orange: (art) => {
    art.metal(shape.circle(0, 0, 102), '#e8862a', { contour: 6, edge: 12 })
    art.circle(0, 0, 82, art.radial(['#fff8e4', '#f0dcae', '#c8a068']))
    art.path(shape.spark(0, 0, 74, 0.14), '#8a4a1a')
    art.group('transform="rotate(32)"', () => {
      art.path(
        shape.polygon([
          [0, -66],
          [13, 0],
          [-13, 0],
        ]),
        '#d0202f',
      )
      art.path(
        shape.polygon([
          [0, 66],
          [13, 0],
          [-13, 0],
        ]),
        '#2a2230',
      )
    })
    art.ball(0, 0, 12, gold)
  },
  lemon: (art) => {
    art.coin(-40, 34, 58, -10, 0.94)
    art.coin(44, 40, 56, 14, 0.9)
    art.coin(0, -34, 66, 0, 1)
  },
  plum: (art) => {
    art.gloss('M-26 -108H26V-60C70 -40 78 0 70 60Q60 100 0 102Q-60 100 -70 60C-78 0 -70 -40 -26 -60Z', '#5a2a8a', { contour: 6, edge: 18 })
    art.gloss(shape.rect(-20, -112, 40, 26, 6), '#b8783a', { contour: 4, edge: 4 })
    art.circle(0, 10, 26, '#f4efe4')
    art.path(shape.rect(-14, 26, 28, 20, 5), '#f4efe4')
    for (const x of [-10, 10]) art.circle(x, 8, 8, '#2a1040')
  },
  bell: (art) => {
    art.ring(0, -84, 18, '#3a1c08', 15)
    art.ring(0, -84, 18, gold, 8)
    art.metal('M0 -74C44 -70 58 -30 60 14C62 40 74 50 88 62V76H-88V62C-74 50 -62 40 -60 14C-58 -30 -44 -70 0 -74Z', '#ffb82a', {
      contour: 6,
      edge: 12,
    })
    art.stroke('M-62 24H62', '#a8640f', 7)
    art.ball(0, 88, 18, '#e8962a', { contour: 4 })
  },
  seven: (art) => {
    for (const side of [-1, 1]) {
      art.group(`transform="scale(${side} 1) rotate(36)"`, () => {
        art.metal('M-6 -112Q26 -40 12 46H-10Q-2 -40 -6 -112Z', '#d8e2ee', { contour: 5, edge: 4, angle: 10 })
        art.metal('M-34 44H36C40 70 24 92 4 92C20 80 22 68 14 62H-34Z', gold, { contour: 5, edge: 5 })
        art.gloss(shape.rect(-10, 60, 20, 48, 7), '#6a2a1a', { contour: 4, edge: 4 })
      })
    }
  },
  bar: (art) => {
    art.gloss('M-104 -10C-104 -70 -64 -92 0 -92C64 -92 104 -70 104 -10Z', '#7a3f1c', { contour: 6, edge: 10 })
    art.glow(0, -8, 90, '#fff0a0', 0.8)
    art.gloss(shape.rect(-106, -4, 212, 98, 12), '#8a4a20', { contour: 6, edge: 12 })
    for (const y of [28, 60]) art.stroke(`M-100 ${y}H100`, '#3a1c0a', 4)
    for (const x of [-84, 60]) art.metal(shape.rect(x, -4, 24, 98, 3), '#aab2c0', { contour: 3, edge: 4 })
    art.metal(shape.circle(0, 28, 26), gold, { contour: 4, edge: 5 })
    art.path('M-6 22H6L10 44H-10Z', '#2a0f00')
  },
  star: (art) => {
    art.gloss(
      shape.smooth(
        [
          [-104, -66],
          [-40, -78],
          [20, -66],
          [104, -76],
          [98, 0],
          [106, 70],
          [20, 78],
          [-40, 68],
          [-104, 78],
          [-98, 0],
        ],
        true,
        0.7,
      ),
      '#f0d49a',
      { contour: 6, edge: 16 },
    )
    art.stroke('M-70 40Q-40 -30 -6 0T56 -26', '#b8282f', 9, 'stroke-dasharray="16 15"')
    art.stroke('M46 -48L80 -14M80 -48L46 -14', '#b8282f', 13)
    art.path(shape.star(-58, -32, 22, 9), '#2a7aa8')
  },
  gem: (art) => {
    art.gloss('M-66 20C-76 -50 -40 -80 0 -80C40 -80 76 -50 66 20C60 44 50 50 46 66L40 98H-40L-46 66C-50 50 -60 44 -66 20Z', '#f2eadb', {
      contour: 6,
      edge: 16,
    })
    for (const side of [-1, 1]) {
      art.circle(side * 28, 14, 21, '#1a1018')
      art.circle(side * 28, 14, 8, '#4af0c8')
    }
    art.path('M0 38L11 60H-11Z', '#1a1018')
    for (let i = -1; i < 2; i++) art.stroke(`M${i * 20} 74V94`, '#5a4a3a', 5)
    art.gloss('M-104 -30C-70 -100 -30 -108 0 -98C30 -108 70 -100 104 -30C50 -62 -50 -62 -104 -30Z', '#1c1826', { contour: 5, edge: 10 })
    art.path('M-60 -52Q0 -80 60 -52', 'none', `stroke="${gold}" stroke-width="7"`)
  },
  clover: (art) => {
    art.gloss('M-40 96C-50 40 -70 0 -60 -40C-50 -90 10 -110 50 -84C84 -60 84 -20 60 0C74 40 60 80 20 100Z', '#2fb84a', { contour: 6, edge: 18 })
    art.gloss('M50 -60C90 -66 110 -40 96 -4C80 -10 64 -20 54 -30Z', '#ffc21f', { contour: 5, edge: 7 })
    art.gloss('M-56 -10C-100 20 -96 80 -60 104C-30 80 -20 40 -30 4Z', '#e0303a', { contour: 5, edge: 9 })
    art.circle(26, -48, 20, '#fff')
    art.circle(30, -48, 11, '#12101c')
  },
  wild: (art) =>
    wildPlate(art, 'M-112 -50Q-60 -72 0 -54T112 -56L96 0L112 54Q60 70 0 56T-112 60L-96 0Z', '#b8202f', 'yeseva-one', [
      '#ffffff',
      '#ffe9b0',
      '#ffb62a',
    ]),
  scatter: (art) => {
    for (const x of [-52, 0, 52]) art.gloss(shape.rect(x - 5, x ? -82 : -106, 10, 130, 3), '#6a3a1a', { contour: 3 })
    for (const [x, y, w, h] of [
      [-54, -74, 58, 84],
      [54, -74, 58, 84],
      [0, -98, 76, 108],
    ] as const)
      art.gloss(
        `M${x - w / 2} ${y}Q${x} ${y - 10} ${x + w / 2} ${y}Q${x + w * 0.66} ${y + h * 0.6} ${x + w / 2} ${y + h}Q${x} ${y + h * 0.84} ${x - w / 2} ${y + h}Q${x - w * 0.4} ${y + h * 0.5} ${x - w / 2} ${y}Z`,
        x ? '#f4e8cc' : '#2a2230',
        { contour: 5, edge: 10 },
      )
    art.circle(2, -54, 16, '#f4efe4')
    art.gloss('M-108 26H108C96 74 60 100 20 102H-30C-66 98 -98 74 -108 26Z', '#7a4420', { contour: 6, edge: 12 })
    art.stroke('M-96 50H98', gold, 6)
  },
}
