import * as emblem from '../../kit/emblems.ts'
import * as shape from '../../kit/shapes.ts'
import { citrusSlice } from '../../props/fruits.ts'
import type { Objects } from './objects.ts'

const gold = '#ffc42e'

export const fruit: Objects = {
  cocktail: (art) => {
    art.stroke('M34 -20L66 -110', '#e0243a', 11)
    citrusSlice(art, -58, -56, 42, '#ffb01f', 20, 8)
    art.gloss('M-70 -56H70L44 84Q0 104 -44 84Z', '#ff7a3a', { contour: 6, edge: 12, lift: 0.5, depth: 0.3 })
    art.path('M-62 -40H62L54 6Q0 22 -54 6Z', '#ffd23a', 'opacity=".85"')
    art.ellipse(0, -56, 70, 17, '#fff0c0', 'stroke="#7a2a08" stroke-width="6"')
    for (const [x, y] of [[-20, 20], [16, 34], [-6, 58]] as const) art.ball(x, y, 13, '#ff3a5a')
    art.stroke('M-50 -30L-34 66', '#fff', 7, 'opacity=".6"')
  },
}

export const candy: Objects = {
  gumballs: (art) => {
    art.gloss('M-62 40H62L74 106H-74Z', '#e0245a', { contour: 6, edge: 12 })
    art.gloss(shape.circle(0, -32, 78), '#bfe9ff', { contour: 6, edge: 12, depth: 0.2 })
    for (const [x, y, colour] of [[-40, -2, '#ff4a6a'], [0, 12, '#ffc42e'], [40, -2, '#3ac88a'], [-24, -42, '#4a9aff'], [20, -40, '#b86aff'], [56, -42, '#ff8a1f'], [-58, -38, '#3ad8d8'], [0, -84, '#ff7ac8']] as const) art.ball(x, y, 20, colour, { contour: 3 })
    art.gloss(shape.rect(-34, -116, 68, 18, 8), '#e0245a', { contour: 5, edge: 5 })
    art.metal(shape.circle(0, 70, 20), gold, { contour: 5, edge: 5 })
    art.path('M-46 -70A56 56 0 0 1 -14 -92', 'none', 'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"')
  },
}

export const chocolate: Objects = {
  pod: (art) => {
    art.turned(28, () => {
      art.gloss('M0 -108C56 -70 60 50 0 106C-60 50 -56 -70 0 -108Z', '#b8501f', { contour: 7, edge: 18 })
      for (const x of [-24, 0, 24]) art.stroke(`M${x * 0.2} -96Q${x * 1.7} 0 ${x * 0.2} 94`, '#6a2408', 6, 'opacity=".7"')
      art.gloss('M-34 -20C-34 -60 34 -60 34 -20V30C34 70 -34 70 -34 30Z', '#fff0d8', { contour: 5, edge: 9 })
      for (const y of [-22, 6, 34]) art.ball(0, y, 17, '#7a3a1a', { contour: 3 })
    })
    art.leaf(-40, -70, 66, 22, -2.4, '#4fb52c')
  },
  strawberry: (art) => {
    const berry = 'M0 98C-50 70 -100 0 -74 -46C-52 -80 -20 -70 0 -60C20 -70 52 -80 74 -46C100 0 50 70 0 98Z'
    art.gloss(berry, '#f0263f', { contour: 7, edge: 18 })
    art.inside(berry, () => {
      art.gloss('M-120 4Q-80 26 -44 4T30 6T120 2V120H-120Z', '#5a2a14', { edge: 12, lift: 0.4 })
      art.stroke('M-70 40Q-20 64 30 38M-50 66Q0 86 44 60', '#fff3dc', 7)
    })
    for (const [x, y] of [[-40, -26], [0, -30], [40, -26], [-18, -8], [20, -8]] as const) art.path(emblem.drop(x, y, 5, 9), '#ffe08a')
    for (let i = 0; i < 6; i++) art.leaf(0, -58, 56, 17, -Math.PI * (0.02 + i * 0.19), '#4db82f')
  },
  heart: (art) => {
    art.gloss(emblem.heart(0, 8, 106), '#c8143a', { contour: 7, edge: 18 })
    art.gloss(emblem.heart(0, 6, 82), '#f8e4d0', { contour: 4, edge: 8, depth: 0.2 })
    for (const [x, y, colour] of [[-40, -24, '#6a3418'], [40, -24, '#f0d0a8'], [0, -2, '#8a4a24'], [-26, 26, '#f4dcc0'], [26, 26, '#5a2810'], [0, 52, '#a8643a']] as const) {
      art.ball(x, y, 19, colour, { contour: 4 })
      art.stroke(`M${x - 9} ${y - 2}Q${x} ${y + 7} ${x + 9} ${y - 2}`, '#fff3dc', 4)
    }
  },
}

export const tale: Objects = {
  feather: (art) => art.turned(24, () => {
    art.glow(0, -10, 110, '#ff9a2a', 0.6)
    art.gloss('M0 110C-16 60 -70 40 -60 -30C-56 -80 -20 -104 14 -112C60 -70 70 0 40 44C26 64 10 80 0 110Z', '#ff7a1f', { contour: 6, edge: 16 })
    art.gloss(shape.ellipse(2, -34, 34, 44), '#ffd23a', { contour: 4, edge: 8 })
    art.ball(4, -36, 22, '#e0242f', { contour: 4 })
    art.stroke('M0 106Q6 40 4 -8', '#fff0b0', 7)
    for (const d of ['M-8 70L-40 34M-4 46L-54 4M6 66L36 40M8 40L52 10']) art.stroke(d, '#ffd86a', 5)
  }),
  thread: (art) => {
    art.stroke('M56 56C90 84 100 96 112 84', '#c8143a', 11)
    art.ball(0, 0, 88, '#d8202f', { contour: 7, shine: 0.4 })
    for (const [turn, ry] of [[20, 62], [20, 38], [20, 14], [-50, 58], [-50, 30], [80, 44]] as const) art.turned(turn, () => art.ellipse(0, 0, 86, ry, 'none', 'stroke="#ff8a8a" stroke-width="6" opacity=".75"'))
    art.ellipse(-32, -40, 24, 13, '#fff', 'opacity=".5" transform="rotate(-30 -32 -40)"')
  },
  tsarcrown: (art) => {
    art.gloss('M-84 40C-96 -40 -40 -74 0 -84C40 -74 96 -40 84 40Z', '#c8142f', { contour: 6, edge: 16 })
    for (const x of [-50, 0, 50]) art.stroke(`M${x} 36Q${x * 1.1} -30 0 -80`, gold, 12)
    art.ball(0, -92, 17, gold, { contour: 5 })
    art.gloss(shape.rect(-96, 34, 192, 52, 24), '#8a5a34', { contour: 6, edge: 12 })
    for (const x of [-52, 0, 52]) art.gem(x, 8, 19, x ? '#2fd07a' : '#3ab8ff', 'oval')
    for (let i = -4; i < 5; i++) art.stroke(`M${i * 21} 44L${i * 21 - 6} 76`, '#5a3418', 5, 'opacity=".7"')
  },
}
