import { light } from '../../kit/colour.ts'
import * as emblem from '../../kit/emblems.ts'
import * as shape from '../../kit/shapes.ts'
import { tube } from '../../props/tube.ts'
import { bat, book, candelabra, rose } from './common.ts'
import type { Objects } from './objects.ts'

export const vampire: Objects = {
  bat,
  candelabra,
  coffin: (art) => {
    art.gloss('M-34 -104H34L66 -52L40 104H-40L-66 -52Z', '#6a2418', { contour: 7, edge: 14 })
    art.gloss('M-26 -90H26L52 -48L30 90H-30L-52 -48Z', '#8a3420', { contour: 3, edge: 8 })
    art.metal('M-7 -66H7V-44H28V-30H7V34H-7V-30H-28V-44H-7Z', '#ffc83a', { contour: 4, edge: 4 })
  },
}

export const pumpkin: Objects = {
  bat,
  hat: (art) => {
    art.gloss('M-52 52C-40 -20 -30 -70 30 -100C22 -76 40 -70 62 -52C34 -52 30 -30 52 52Z', '#5a2a9a', { contour: 6, edge: 16 })
    art.gloss(shape.ellipse(0, 58, 106, 30), '#6a34b4', { contour: 6, edge: 10 })
    art.path('M-54 30Q0 62 54 30L58 56Q0 86 -58 56Z', '#ff8a1f')
    art.metal(shape.rect(-18, 44, 36, 32, 6), '#ffc83a', { contour: 4, edge: 4 })
  },
  spider: (art) => {
    for (const side of [-1, 1])
      for (const [reach, top, foot] of [[66, -70, -30], [88, -44, 10], [88, 0, 64], [62, 36, 96]] as const)
        for (const [colour, width] of [['#1c0a28', 17], ['#9a5ad0', 9]] as const) art.stroke(`M${side * 20} 6L${side * reach} ${top}L${side * (reach + 12)} ${foot}`, colour, width)
    art.ball(0, 34, 56, '#4a2270', { contour: 6 })
    art.ball(0, -34, 36, '#5a2a88', { contour: 6 })
    for (const x of [-14, 14]) {
      art.circle(x, -38, 12, '#fff3a0')
      art.circle(x, -35, 6, '#1a0820')
    }
    art.path('M0 14L16 34L0 60L-16 34Z', '#ff8a1f')
  },
  broom: (art) => art.turned(38, () => {
    art.gloss(shape.rect(-8, -108, 16, 136, 7), '#a8642a', { contour: 5, edge: 5 })
    art.gloss('M-26 24H26C30 60 50 80 56 112H-56C-50 80 -30 60 -26 24Z', '#e8a83a', { contour: 6, edge: 12 })
    for (const x of [-30, -12, 8, 28]) art.stroke(`M${x * 0.5} 50L${x} 108`, '#8a4a14', 4)
    art.gloss(shape.rect(-30, 22, 60, 20, 8), '#8a3ac8', { contour: 4, edge: 5 })
  }),
}

export const masks: Objects = {
  fan: (art) => {
    for (let i = 0; i < 9; i++) {
      const [from, to] = [200 + i * 15.6, 200 + (i + 1) * 15.6]
      art.path(shape.wedge(0, 74, 168, from, to, 60), i % 2 ? '#c8245a' : '#f04a7a', 'stroke="#3a0618" stroke-width="4"')
      art.stroke(shape.line([shape.polar(0, 74, 14, from + 8), shape.polar(0, 74, 66, from + 8)]), '#ffc83a', 8)
    }
    art.path(shape.wedge(0, 74, 168, 200, 340.4, 148), '#ffd86a', 'opacity=".85"')
    art.ball(0, 78, 18, '#ffc83a', { contour: 5 })
  },
  rose,
  candelabra,
}

export const detective: Objects = {
  pipe: (art) => {
    for (const [x, y, r] of [[46, -60, 20], [62, -88, 15], [40, -104, 10]] as const) art.circle(x, y, r, '#d8dde8', 'opacity=".55"')
    tube(art, 'M-94 -46C-50 -40 -40 60 20 62', 20, '#3a2418')
    art.gloss('M-2 -26H78C84 40 70 96 36 98C0 98 -8 40 -2 -26Z', '#8a3a1a', { contour: 6, edge: 16 })
    art.gloss(shape.ellipse(38, -26, 42, 13), '#4a1a0a', { contour: 5, edge: 5 })
    art.ellipse(38, -26, 30, 8, '#ff9a2a')
    art.metal(shape.rect(-52, 10, 24, 34, 6), '#ffc83a', { contour: 4, edge: 4 })
  },
  cuffs: (art) => {
    for (const [x, y] of [[-50, 22], [50, -22]] as const) {
      art.ring(x, y, 44, '#141824', 34)
      art.ring(x, y, 44, '#aab4c8', 22)
      art.ring(x - 2, y - 3, 47, '#f0f4ff', 6)
    }
    for (const x of [-14, 0, 14]) art.ring(x, -x * 0.5, 11, '#3a4254', 6)
    art.metal(shape.rect(-98, 42, 38, 40, 8), '#c8d0e0', { contour: 5, edge: 5 })
    art.circle(-79, 62, 7, '#141824')
  },
  dossier: (art) => art.turned(-8, () => {
    art.gloss('M-88 -70H-20L-4 -50H88V84H-88Z', '#c88a3a', { contour: 6, edge: 10 })
    art.gloss(shape.rect(-70, -56, 136, 120, 4), '#fff6e0', { contour: 3, edge: 5, depth: 0.15 })
    for (let i = 0; i < 4; i++) art.stroke(`M-8 ${-34 + i * 18}H52`, '#8a8494', 5)
    art.gloss(shape.rect(-58, -42, 40, 48, 3), '#7a8aa8', { contour: 2, edge: 4 })
    art.circle(-38, -24, 10, '#ffe0c0')
    art.path('M-54 4Q-38 -22 -22 4Z', '#2a2438')
    art.gloss('M-88 84V14H88V84Z', '#e0a04a', { contour: 5, edge: 10 })
    art.at(30, 48, 1, -10, () => art.ring(0, 0, 24, '#c8242f', 7))
    art.stroke('M14 50H46', '#c8242f', 7)
  }),
  key: (art) => art.turned(40, () => {
    art.metal('M-11 -14H11V104H-11Z', '#ffc42e', { contour: 6, edge: 5 })
    art.metal('M10 62H48V82H36V92H10Z', '#ffc42e', { contour: 5, edge: 4 })
    art.ring(0, -54, 38, '#3a2206', 34)
    art.ring(0, -54, 38, '#ffc42e', 22)
    art.ring(-2, -57, 42, '#fff0b0', 6)
    art.gem(0, -54, 20, '#2fd07a', 'hex')
  }),
}

export const dragon: Objects = {
  sword: (art) => art.turned(32, () => {
    art.metal('M-15 52V-84L0 -112L15 -84V52Z', '#c8d4e8', { contour: 6, edge: 6, angle: 0 })
    art.stroke('M0 -90V44', '#7a88a8', 5)
    art.metal('M-56 46Q0 66 56 46L60 66Q0 84 -60 66Z', '#ffc42e', { contour: 5, edge: 5 })
    art.gloss(shape.rect(-10, 68, 20, 34, 5), '#8a2a1a', { contour: 5, edge: 5 })
    art.ball(0, 106, 13, '#ff3a4a', { contour: 4 })
  }),
  hoard: (art) => {
    for (const [x, y] of [[-66, 60], [0, 70], [66, 60], [-34, 30], [36, 28], [0, -2]] as const) art.coin(x, y, 36, 0, 1, '#ffbf1f', 'star')
    art.gem(-46, -26, 30, '#ff2a4f', 'brilliant')
    art.gem(46, -30, 30, '#2fd07a', 'hex')
    art.metal('M-42 -40L-50 -96L-22 -74L0 -104L22 -74L50 -96L42 -40Z', '#ffd24a', { contour: 5, edge: 6 })
  },
}

export const potion: Objects = {
  wand: (art) => {
    art.turned(42, () => {
      art.gloss(shape.rect(-9, -50, 18, 158, 8), '#5a2a1a', { contour: 6, edge: 6 })
      art.metal(shape.rect(-12, -60, 24, 22, 6), '#ffc83a', { contour: 4, edge: 4 })
    })
    art.glow(44, -48, 76, '#c86aff', 0.8)
    art.metal(shape.star(46, -50, 58, 26), '#ffd24a', { contour: 6, edge: 7 })
    art.spark(-50, -66, 26)
    art.spark(86, 26, 20)
  },
  book,
  mortar: (art) => {
    art.turned(32, () => art.gloss(shape.rect(-15, -116, 30, 130, 15), '#e8d8b8', { contour: 6, edge: 8 }))
    art.gloss('M-86 -12H86C84 50 52 74 34 78V94H-34V78C-52 74 -84 50 -86 -12Z', '#7a6ab8', { contour: 7, edge: 18 })
    art.ellipse(0, -12, 86, 20, '#3a8a4a', `stroke="${light('#3a8a4a', 0.3)}" stroke-width="6"`)
    art.leaf(-50, -14, 66, 20, -1.1, '#4fd06a')
    art.leaf(-10, -16, 56, 18, -2, '#3ab85a')
    art.path(emblem.drop(0, 40, 14, 22), '#ffd86a')
  },
}
