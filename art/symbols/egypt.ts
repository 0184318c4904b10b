import { dark } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

const gold = '#ffc42e'

/** Tombs, sun and river. */
export const egypt: SymbolSet = {
  cherry: (art) => {
    for (let i = -3; i <= 3; i++)
      art.gloss(emblem.leaf(0, 66, 150 - Math.abs(i) * 12, 25, -Math.PI / 2 + i * 0.34), i % 2 ? '#ff6a8a' : '#e0305a', {
        contour: 4,
        sheen: 0,
        shade: 0,
      })
    art.gloss(shape.ellipse(0, 72, 44, 22), '#2fa86a', { contour: 5, edge: 8 })
  },
  orange: (art) => {
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        art.onSide(side, () =>
          art.gloss(emblem.leaf(24, 10 + i * 12, 88 - i * 12, 13, -0.25 + i * 0.22), pick(['#2a8ad0', gold], i), { contour: 3, sheen: 0, shade: 0 }),
        )
    art.ball(0, -6, 58, '#ff7a1f', { contour: 6, rim: '#ffe0a0' })
    art.ring(0, -6, 68, gold, 7)
  },
  lemon: (art) => {
    art.gloss(shape.rect(-78, -70, 156, 140, 8), '#f4dfa8', { contour: 5, edge: 12 })
    for (const y of [-78, 62]) art.gloss(shape.rect(-98, y, 196, 26, 13), '#c8963a', { contour: 5, edge: 6 })
    art.stroke('M-50 -26H10M-50 4H40M-50 34H-6', '#7a4a1c', 9)
    art.path(shape.star(40, -22, 24, 10), '#c8323a')
  },
  plum: (art) => {
    art.gloss('M-34 -92H34L28 -60C92 -40 84 60 30 96H-30C-84 60 -92 -40 -28 -60Z', '#7a3ab8', { contour: 6, edge: 18 })
    art.metal(shape.rect(-42, -100, 84, 18, 8), gold, { contour: 4, edge: 4 })
    art.path('M-68 -6Q0 14 68 -6L66 22Q0 42 -66 22Z', gold)
    for (let i = -2; i < 3; i++) art.path(emblem.diamond(i * 25, 14 - Math.abs(i) * 3, 10), '#3a1060')
  },
  bell: (art) => {
    art.gloss('M-44 100C-60 40 -20 10 -30 -20C-60 -30 -64 -64 -52 -108L-26 -84H26L52 -108C64 -64 60 -30 30 -20C20 10 60 40 44 100Z', '#2a2a3a', {
      contour: 6,
      edge: 14,
      lift: 0.5,
    })
    art.stroke('M-34 -8Q0 12 34 -8', gold, 11)
    art.ball(0, 10, 10, '#2fc8e8', { contour: 3 })
    for (const side of [-1, 1]) {
      art.path(`M${side * 8} -48Q${side * 26} -66 ${side * 42} -46Q${side * 24} -38 ${side * 8} -48Z`, '#ffd23a')
      art.circle(side * 26, -50, 5, '#12101c')
    }
    art.stroke('M40 96Q86 90 80 40', '#2a2a3a', 15)
    art.stroke('M-38 70H38', gold, 8)
  },
  seven: (art) => {
    art.glow(0, -20, 110, '#fff0a0', 0.8)
    art.path(
      shape.polygon([
        [0, -94],
        [108, 84],
        [-108, 84],
      ]),
      art.linear(['#fff0b0', '#e8a83a', '#b8701a'], 60),
      'stroke="#4a2206" stroke-width="8" stroke-linejoin="round"',
    )
    art.path(
      shape.polygon([
        [0, -94],
        [108, 84],
        [30, 84],
      ]),
      '#6a3408',
      'opacity=".55"',
    )
    art.path(
      shape.polygon([
        [0, -94],
        [36, -35],
        [-36, -35],
      ]),
      '#fff6d0',
    )
    art.path('M-26 -52Q0 -76 26 -52Q0 -36 -26 -52Z', '#1a6a9a')
  },
  bar: (art) => {
    art.metal(shape.rect(-108, -46, 216, 92, 46), gold, { contour: 6, edge: 10 })
    art.path(shape.rect(-92, -31, 184, 62, 31), '#1a4a7a')
    art.path('M-64 0Q-48 -24 -32 0Q-48 14 -64 0Z', '#fff0c8')
    art.stroke('M-24 -8q8 -11 16 0t16 0M-24 12q8 -11 16 0t16 0', '#ffd86a', 7)
    art.path(shape.star(48, 0, 24, 10), '#ff7a3a')
  },
  star: (art) => {
    art.path('M-104 -6Q0 -96 104 -6Q0 60 -104 -6Z', '#fff6e0', 'stroke="#12406a" stroke-width="14" stroke-linejoin="round"')
    art.ball(0, -10, 34, '#1aa0c8', { contour: 4 })
    art.circle(0, -10, 14, '#04101c')
    art.stroke('M-20 40Q-30 84 -66 90M30 40Q54 92 84 70Q88 52 70 52', '#12406a', 12)
    art.stroke('M-96 -50Q0 -110 96 -50', '#c8902a', 11)
  },
  gem: (art) => {
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        art.onSide(side, () =>
          art.gloss(emblem.leaf(18, 20, 96 - i * 12, 15, -0.6 + i * 0.36), pick(['#2fb6d9', gold, '#e05a2a'], i), { contour: 3, sheen: 0, shade: 0 }),
        )
    art.metal(shape.ellipse(0, 26, 38, 56), '#2f9ad0', { edge: 8, contour: 5 })
    art.metal(shape.ellipse(0, -26, 28, 20), gold, { contour: 4, edge: 5 })
    art.ball(0, -72, 28, '#ff5a2a', { contour: 5 })
  },
  clover: (art) => {
    art.metal(
      'M0 -104C46 -104 56 -52 16 -16H78V16H16L24 100H-24L-16 16H-78V-16H-16C-56 -52 -46 -104 0 -104ZM0 -76C-22 -76 -22 -50 0 -28C22 -50 22 -76 0 -76Z',
      '#2fc88a',
      { edge: 8, contour: 6 },
    )
    art.gem(0, 0, 18, gold, 'oval')
  },
  wild: (art) => {
    for (const side of [-1, 1])
      art.onSide(side, () => art.gloss('M70 -60C110 -60 116 0 100 70L76 66Z', '#1a5a94', { contour: 4, sheen: 0, shade: 0 }))
    wildPlate(art, shape.rect(-104, -64, 208, 128, 30), '#e8a01f', 'alegreya-sc', ['#ffffff', '#fff0b0', '#ffc84a'])
  },
  scatter: (art) => {
    art.gloss(shape.rect(-84, -104, 172, 208, 14), '#6a2412', { contour: 6, edge: 12 })
    art.metal(shape.rect(-70, -90, 144, 180, 10), gold, { edge: 5 })
    art.path(shape.rect(-58, -78, 120, 156, 6), dark('#8a2a1a', 0.3))
    art.metal(shape.circle(2, 0, 46), gold, { edge: 6 })
    art.ball(2, 0, 30, '#1aa0c8', { rim: '#baf4ff' })
    art.circle(2, 0, 11, '#04101c')
  },
}
