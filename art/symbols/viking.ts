import * as shape from '../kit/shapes.ts'
import { carvedStone, wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

const steel = '#b8c2d4'
const gold = '#ffc83a'

/** Runes, oak and iron. */
export const viking: SymbolSet = {
  cherry: (art) =>
    carvedStone(
      art,
      shape.smooth(
        [
          [-70, -80],
          [20, -100],
          [86, -50],
          [80, 60],
          [10, 98],
          [-80, 66],
        ],
        true,
        0.8,
      ),
      'M0 66C-60 60 -56 0 -14 -20C-20 4 0 6 2 -6C10 -30 0 -50 -6 -66C40 -44 62 66 0 66Z',
      '#7a7480',
      '#ff4a4a',
    ),
  orange: (art) =>
    carvedStone(
      art,
      shape.smooth(
        [
          [-20, -102],
          [76, -66],
          [92, 30],
          [30, 98],
          [-70, 80],
          [-88, -30],
        ],
        true,
        0.8,
      ),
      'M-24 0A24 24 0 0 1 24 0A24 24 0 0 1 -24 0M0 -46V-62M0 46V62M-46 0H-62M46 0H62M-33 -33L-44 -44M33 -33L44 -44M-33 33L-44 44M33 33L44 44',
      '#6a6f80',
      '#ff9a2a',
    ),
  lemon: (art) =>
    carvedStone(
      art,
      shape.smooth(
        [
          [-86, -50],
          [0, -98],
          [84, -56],
          [88, 56],
          [0, 96],
          [-90, 44],
        ],
        true,
        0.8,
      ),
      'M0 66V-62M0 44Q-40 36 -42 2Q-6 8 0 44M0 44Q40 36 42 2Q6 8 0 44M0 -2Q-36 -10 -36 -42Q-4 -36 0 -2M0 -2Q36 -10 36 -42Q4 -36 0 -2',
      '#74788a',
      '#ffe04a',
    ),
  plum: (art) =>
    carvedStone(
      art,
      shape.smooth(
        [
          [-40, -100],
          [60, -92],
          [94, 0],
          [60, 90],
          [-50, 98],
          [-94, 10],
        ],
        true,
        0.8,
      ),
      'M-60 -34Q-40 -58 -20 -34T20 -34T60 -34M-60 2Q-40 -22 -20 2T20 2T60 2M-60 38Q-40 14 -20 38T20 38T60 38',
      '#6a6478',
      '#b86aff',
    ),
  bell: (art) => {
    art.gloss('M-96 -70C-60 -96 -20 -70 -30 -36C-20 30 30 66 96 60C60 110 -40 104 -70 20C-84 -20 -96 -40 -96 -70Z', '#f2e6cc', {
      contour: 6,
      edge: 16,
    })
    art.metal(shape.ellipse(-64, -66, 42, 22), gold, { contour: 5, edge: 6 })
    art.path(shape.ellipse(-64, -68, 30, 13), '#8a4a14')
    for (const d of ['M-66 16Q-40 14 -26 -10', 'M-22 78Q0 62 6 40']) art.stroke(d, '#c8862a', 14)
  },
  seven: (art) => {
    for (const side of [-1, 1]) {
      art.group(`transform="scale(${side} 1) rotate(38) scale(.9)"`, () => {
        art.gloss(shape.rect(-9, -100, 18, 204, 6), '#7a4a24', { contour: 4, edge: 4 })
        art.metal('M-10 -98C-40 -108 -72 -116 -86 -106C-94 -70 -88 -40 -72 -20C-52 -40 -30 -50 -10 -52Z', steel, { contour: 5, edge: 7 })
      })
    }
    art.ball(0, 10, 16, '#c8342a', { contour: 4 })
  },
  bar: (art) => {
    art.gloss('M-6 -100h12V20h-12Z', '#6a3f1f', { contour: 4 })
    art.gloss('M-72 -92Q0 -104 72 -92Q92 -30 66 20Q0 40 -66 20Q-92 -30 -72 -92Z', '#f4e8d0', { contour: 5, edge: 14 })
    for (let i = -1; i < 2; i++)
      art.path(`M${i * 44 - 11} -96Q${i * 54 - 12} -30 ${i * 42 - 11} 26H${i * 42 + 11}Q${i * 54 + 12} -30 ${i * 44 + 11} -96Z`, '#c8342a')
    art.gloss(
      'M-108 10C-104 60 -70 92 -40 94H40C70 92 104 60 108 10C112 -6 100 -20 90 -24C96 0 88 22 66 34H-66C-88 22 -96 0 -90 -24C-100 -20 -112 -6 -108 10Z',
      '#7a3f1c',
      { contour: 6, edge: 12 },
    )
    for (let i = 0; i < 4; i++) art.ball(-54 + i * 36, 50, 15, i % 2 ? gold : '#c8342a', { contour: 4 })
  },
  star: (art) => {
    art.metal(shape.circle(0, 0, 100), steel, { contour: 6, edge: 8 })
    art.circle(0, 0, 86, '#0c0a14')
    for (let i = 0; i < 8; i++) art.path(shape.wedge(0, 0, 83, i * 45, i * 45 + 45), i % 2 ? '#2a6ad0' : '#f4e8d0')
    art.circle(
      0,
      0,
      83,
      art.radial(
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#05020c', 0.6],
        ],
        0.5,
        0.5,
        0.6,
        0.32,
        0.26,
      ),
    )
    art.metal(shape.circle(0, 0, 30), gold, { contour: 4, edge: 7 })
  },
  gem: (art) => {
    for (const side of [-1, 1])
      art.onSide(side, () => art.gloss('M56 -24C94 -30 112 -60 104 -106C132 -76 130 0 72 22Z', '#f2e6cc', { contour: 5, edge: 10 }))
    art.metal('M-84 40C-90 -44 -46 -90 0 -94C46 -90 90 -44 84 40Z', '#a8b2c4', { contour: 6, edge: 12 })
    art.metal('M-90 14C-30 -8 30 -8 90 14V50C30 28 -30 28 -90 50Z', gold, { contour: 5, edge: 6 })
    art.gloss('M-13 24H13L18 100Q0 112 -18 100Z', steel, { contour: 4, sheen: 0, shade: 0 })
    art.ball(0, -40, 19, '#3ab8ff', { contour: 4 })
  },
  clover: (art) => {
    art.at(0, 0, 1, 24, () => {
      art.gloss(shape.rect(-13, -20, 26, 124, 8), '#5a3a1c', { contour: 5, edge: 5 })
      art.metal('M-88 -92H88L78 -14H-78Z', '#8fd0a8', { contour: 6, edge: 12 })
      art.stroke('M-50 -54L-24 -70L0 -54L24 -70L50 -54', '#1f5a3a', 8)
      art.ball(0, 104, 14, gold, { contour: 4 })
    })
  },
  wild: (art) => wildPlate(art, 'M-108 -50L-70 -78H70L108 -50L100 56L60 80H-60L-100 56Z', '#3a6a9a', 'reggae-one', ['#ffffff', '#d8e8ff', '#8ac0ff']),
  scatter: (art) => {
    art.metal(shape.circle(0, 0, 104), gold, { contour: 6, edge: 12 })
    art.circle(0, 0, 84, '#123a3a')
    art.stroke('M0 70V-10M0 40Q-30 60 -50 56M0 40Q30 60 50 56', '#c8863a', 13)
    art.gloss(
      shape.smooth(
        [
          [-62, -6],
          [-56, -44],
          [-20, -72],
          [20, -72],
          [56, -44],
          [62, -6],
          [24, 14],
          [-24, 14],
        ],
        true,
        0.9,
      ),
      '#3ab85a',
      { contour: 5, edge: 12 },
    )
    for (const [x, y] of [
      [-34, -18],
      [0, -46],
      [34, -18],
    ] as const)
      art.ball(x, y, 11, '#ffd23a', { contour: 3 })
  },
}
