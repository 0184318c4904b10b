import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

const brass = '#e8a83a'

/** Desert, leather and brass. */
export const western: SymbolSet = {
  cherry: (art) => {
    art.gloss('M-44 -104H34C26 -60 26 -10 34 14C60 30 108 40 108 78V88H-54C-40 40 -36 -30 -44 -104Z', '#c8242f', { contour: 6, edge: 18 })
    art.gloss('M-58 86H110V102H-10L-16 112H-58Z', '#3a1c10', { contour: 4, edge: 5 })
    art.stroke('M-20 -70Q0 -30 -10 10M10 -70Q-4 -30 2 20', '#ffd86a', 6)
    art.metal(shape.star(-50, 62, 20, 9, 8), brass, { contour: 3, edge: 3 })
  },
  orange: (art) => {
    art.ring(0, 0, 86, '#3a1a08', 34)
    art.ring(0, 0, 86, '#e87a2a', 22)
    for (let i = 0; i < 6; i++) art.turned(i * 60, () => art.gloss(shape.rect(-8, -78, 16, 66, 4), '#c8642a', { contour: 3, edge: 4 }))
    art.metal(shape.circle(0, 0, 28), brass, { contour: 5, edge: 6 })
  },
  lemon: (art) => {
    for (const [x, y, r, turn] of [
      [-44, 40, 50, 0],
      [48, 44, 48, 40],
      [0, -30, 58, 80],
    ] as const) {
      art.gloss(
        shape.smooth(
          [0, 1, 2, 3, 4, 5].map((i) => shape.polar(x, y, i % 2 ? r : r * 0.8, turn + i * 60)),
          true,
          0.6,
        ),
        '#ffd02a',
        { contour: 5, edge: 12 },
      )
    }
    art.spark(-10, -44, 34)
  },
  plum: (art) => {
    art.gloss('M-22 -106H22V-64C60 -50 64 -30 64 0V92Q0 110 -64 92V0C-64 -30 -60 -50 -22 -64Z', '#6a3ac8', { contour: 6, edge: 16 })
    art.gloss(shape.rect(-28, -112, 56, 22, 6), '#b8783a', { contour: 4, edge: 4 })
    art.gloss(shape.rect(-52, -10, 104, 72, 6), '#f4e4c0', { contour: 3, edge: 6 })
    art.path(shape.star(0, 26, 28, 12), '#c8323a')
  },
  bell: (art) => {
    art.ring(0, -66, 38, '#2a1a10', 16)
    art.ring(0, -66, 38, brass, 8)
    art.metal('M-44 -56H44L52 -34H-52Z', brass, { contour: 5, edge: 5 })
    art.gloss('M-48 -34H48C70 0 70 30 48 62H-48C-70 30 -70 0 -48 -34Z', '#ffe9b0', { contour: 5, edge: 12 })
    art.glow(0, 20, 80, '#ff9a2a', 0.8)
    art.flame(0, 52, 22, 70)
    art.metal(shape.rect(-62, 60, 124, 40, 12), brass, { contour: 5, edge: 7 })
  },
  seven: (art) => {
    art.metal(shape.circle(0, 0, 102), '#9aa2b4', { contour: 6, edge: 12 })
    art.circle(0, 0, 86, '#1c1e2a')
    for (let i = 0; i < 6; i++) {
      const [x, y] = shape.polar(0, 0, 54, i * 60 - 90)
      art.circle(x, y, 26, '#7a8296')
      art.circle(x, y, 21, i === 2 ? '#08080e' : '#ffb83a')
      if (i !== 2) art.circle(x, y, 8, '#8a4a0a')
    }
    art.metal(shape.circle(0, 0, 22), '#d8dde8', { contour: 4, edge: 5 })
  },
  bar: (art) => {
    for (const [x, turn] of [
      [-56, -6],
      [0, 0],
      [56, 6],
    ] as const) {
      art.at(x, 14, 1, turn, () => {
        art.gloss(shape.rect(-26, -74, 52, 156, 10), '#e0342a', { contour: 5, edge: 10 })
        art.path(shape.rect(-26, -74, 52, 14, 4), '#f4d8b8')
      })
    }
    art.gloss(shape.rect(-94, -6, 188, 42, 8), '#3a2414', { contour: 5, edge: 8 })
    art.stroke('M0 -62Q4 -100 44 -96', '#d8b47a', 7)
    art.path(shape.star(50, -96, 24, 9, 8), '#ffd24a')
  },
  star: (art) => {
    art.metal(shape.star(0, 4, 104, 54), brass, { contour: 6, edge: 10 })
    for (let i = 0; i < 5; i++) art.ball(...shape.polar(0, 4, 100, -90 + i * 72), 12, '#ffc83a', { contour: 4 })
    art.circle(0, 4, 40, '#5a3010')
    art.path(shape.star(0, 4, 30, 13), '#ffe9a0')
  },
  gem: (art) => {
    art.gloss(
      'M-106 22C-90 0 -60 4 -48 -2C-50 -60 -36 -90 -12 -84C-4 -82 4 -82 12 -84C36 -90 50 -60 48 -2C60 4 90 0 106 22C80 62 -80 62 -106 22Z',
      '#8a4a22',
      { contour: 6, edge: 16 },
    )
    art.path('M-49 -6C-20 8 20 8 49 -6L48 -28C20 -14 -20 -14 -48 -28Z', '#2a1208')
    art.metal(shape.star(0, -14, 20, 9), '#ffc83a', { contour: 3, edge: 3 })
  },
  clover: (art) => {
    art.metal('M-38 92L-70 80C-112 10 -100 -104 0 -104C100 -104 112 10 70 80L38 92L34 68C64 20 62 -60 0 -60C-62 -60 -64 20 -34 68Z', '#5ab86a', {
      contour: 6,
      edge: 9,
    })
    for (const side of [-1, 1])
      for (const [x, y] of [
        [56, 56],
        [76, 12],
        [74, -34],
        [46, -72],
      ] as const)
        art.circle(side * x, y, 7, '#12301a')
  },
  wild: (art) => wildPlate(art, shape.rect(-108, -62, 216, 124, 14), '#a8642a', 'podkova', ['#ffffff', '#ffe9b0', '#ffb04a']),
  scatter: (art) => {
    art.circle(0, 0, 104, art.radial(['#fffbe0', '#ffc86a', '#f0703a']))
    art.ring(0, 0, 104, '#5a1c10', 8)
    art.inside(shape.circle(0, 0, 100), () => art.path('M-110 50Q0 20 110 50V110H-110Z', '#a8502a'))
    for (const d of [
      'M-12 92V-50a12 12 0 0 1 24 0V92Z',
      'M-10 30H-34a20 20 0 0 1 -20 -20V-14a9 9 0 0 1 18 0V6a6 6 0 0 0 6 6H-10Z',
      'M10 50H36a20 20 0 0 0 20 -20V0a9 9 0 0 0 -18 0V26a6 6 0 0 1 -6 6H10Z',
    ])
      art.gloss(d, '#3a9a4a', { contour: 5, edge: 8 })
  },
}
