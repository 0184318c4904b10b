import * as emblem from '../../kit/emblems.ts'
import * as shape from '../../kit/shapes.ts'
import { cog } from './common.ts'
import type { Objects } from './objects.ts'

const brass = '#e8a83a'

export const steam: Objects = {
  goggles: (art) => {
    art.gloss('M-112 -28H112V28H-112Z', '#5a3018', { contour: 5, edge: 8 })
    for (const x of [-54, 54]) {
      art.metal(shape.circle(x, 0, 56), brass, { contour: 6, edge: 9 })
      art.circle(x, 0, 38, art.radial(['#d8ffe8', '#3ac8a8', '#0a4a4a'], 0.5, 0.5, 0.6, 0.35, 0.3), 'stroke="#2a1a08" stroke-width="5"')
      art.ellipse(x - 12, -14, 13, 8, '#fff', 'opacity=".85"')
      for (let i = 0; i < 6; i++) art.circle(...shape.polar(x, 0, 47, i * 60 + 30), 4, '#4a2a08')
    }
    art.metal(shape.rect(-14, -10, 28, 20, 6), brass, { contour: 4, edge: 4 })
  },
  gauge: (art) => {
    art.metal(shape.rect(-20, 66, 40, 44, 6), brass, { contour: 5, edge: 6 })
    art.metal(shape.circle(0, -10, 94), brass, { contour: 6, edge: 12 })
    art.circle(0, -10, 72, '#fff6e0', 'stroke="#3a2206" stroke-width="5"')
    art.path(shape.wedge(0, -10, 64, -10, 40, 46), '#e0342a')
    for (let i = 0; i < 9; i++) art.stroke(shape.line([shape.polar(0, -10, 50, 140 + i * 32.5), shape.polar(0, -10, 64, 140 + i * 32.5)]), '#2a1a08', 6)
    art.path('M-10 0L52 -58L12 8Z', '#c8242f', 'stroke="#4a0a0a" stroke-width="4" stroke-linejoin="round"')
    art.ball(0, -10, 13, brass, { contour: 4 })
  },
  cog: (art) => cog(art, '#d8883a'),
}

export const robots: Objects = {
  cog: (art) => cog(art, '#9ab0c8'),
  wrench: (art) => art.turned(40, () => {
    art.metal('M-17 -40H17V62C44 78 44 112 16 112L10 92H-10L-16 112C-44 112 -44 78 -17 62Z', '#b8c4d8', { contour: 6, edge: 7 })
    art.metal('M-17 -34C-52 -50 -50 -104 -20 -112V-76L0 -62L20 -76V-112C50 -104 52 -50 17 -34Z', '#d0d8e8', { contour: 6, edge: 7 })
    art.circle(0, 14, 9, '#2a3446')
  }),
  bulb: (art) => {
    art.glow(0, -24, 106, '#ffe27a', 0.7)
    art.gloss('M0 -106C58 -106 84 -62 72 -22C62 8 40 20 36 48H-36C-40 20 -62 8 -72 -22C-84 -62 -58 -106 0 -106Z', '#ffe88a', { contour: 6, edge: 14, depth: 0.2 })
    art.stroke('M-22 40L-14 -16L0 6L14 -16L22 40', '#e0701a', 7)
    for (const y of [50, 68, 86]) art.metal(shape.rect(-34 + (y > 80 ? 12 : 0), y, 68 - (y > 80 ? 24 : 0), 17, 6), '#aab8cc', { contour: 5, edge: 4 })
  },
}

export const train: Objects = {
  ticket: (art) => art.turned(-14, () => {
    art.gloss('M-104 -56H104V-18A18 18 0 0 0 104 18V56H-104V18A18 18 0 0 0 -104 -18Z', '#ffe0a0', { contour: 6, edge: 8, depth: 0.25 })
    art.stroke('M52 -50V50', '#a8642a', 5, 'stroke-dasharray="9 11"')
    art.gloss('M-80 24V-12C-80 -34 -62 -36 -48 -36H10C26 -36 32 -20 32 24Z', '#c8323a', { contour: 4, edge: 6 })
    for (const x of [-58, -20]) art.path(shape.rect(x - 14, -24, 28, 22, 4), '#bfe9ff')
    for (const x of [-56, 6]) art.circle(x, 30, 12, '#2a2438')
    art.path(shape.star(78, 0, 17, 8), '#c8323a')
  }),
  suitcase: (art) => {
    art.stroke('M-34 -54V-84Q-34 -98 0 -98Q34 -98 34 -84V-54', '#2a1408', 22)
    art.stroke('M-34 -54V-84Q-34 -98 0 -98Q34 -98 34 -84V-54', '#8a5020', 11)
    art.gloss(shape.rect(-102, -54, 204, 142, 18), '#b8642a', { contour: 7, edge: 18 })
    for (const x of [-62, 62]) {
      art.gloss(shape.rect(x - 13, -54, 26, 142, 3), '#6a3414', { contour: 3, edge: 5 })
      art.metal(shape.rect(x - 18, -10, 36, 28, 5), '#ffc83a', { contour: 4, edge: 4 })
    }
    art.at(4, 44, 1, -12, () => art.gloss(shape.rect(-32, -20, 64, 40, 5), '#3a9ad8', { contour: 3, edge: 5 }))
    art.path('M-20 46L4 24L30 46Z', '#fff')
  },
  whistle: (art) => {
    art.gloss('M-104 -46H44C92 -46 104 0 92 38C78 80 20 84 0 46C-8 30 -8 16 -8 8H-104Z', '#f0b02a', { contour: 7, edge: 16 })
    art.circle(40, 14, 26, '#5a3008')
    art.ball(40, 18, 17, '#e0342a')
    art.path('M-46 -46H-14L-22 -18H-46Z', '#5a3008')
    art.ring(84, -62, 18, '#c8d0e0', 8)
    for (const d of ['M-84 -72L-96 -96M-56 -78L-54 -106M-28 -72L-12 -96']) art.stroke(d, '#fff6d0', 8)
  },
}

export const gold: Objects = {
  helmet: (art) => {
    art.gloss('M-90 34C-90 -70 -44 -96 0 -96C44 -96 90 -70 90 34Z', '#ffb81f', { contour: 7, edge: 18 })
    art.gloss(shape.rect(-14, -98, 28, 130, 8), '#ffd24a', { contour: 4, edge: 6 })
    art.gloss('M-110 30H110Q106 62 60 62H-60Q-106 62 -110 30Z', '#e8901a', { contour: 6, edge: 8 })
    art.glow(0, -22, 70, '#fff6c0', 0.9)
    art.metal(shape.circle(0, -20, 36), '#c8d0e0', { contour: 6, edge: 6 })
    art.circle(0, -20, 25, '#fffbe0')
    art.spark(0, -20, 42)
  },
}

export const moon: Objects = {
  telescope: (art) => {
    art.stroke('M0 20L-46 108M0 20L46 108M0 20V108', '#2a1408', 20)
    art.stroke('M0 20L-46 108M0 20L46 108M0 20V108', '#b8743a', 10)
    art.at(0, -20, 1, -32, () => {
      art.metal(shape.rect(-98, -15, 60, 30, 5), '#ffc83a', { contour: 5, edge: 5 })
      art.metal(shape.rect(-46, -23, 84, 46, 6), '#7a6ae0', { contour: 5, edge: 7 })
      art.metal(shape.rect(32, -34, 66, 68, 8), '#ffc83a', { contour: 6, edge: 7 })
      art.ellipse(98, 0, 11, 30, '#bfe9ff')
    })
    art.spark(62, 30, 24)
  },
  jar: (art) => {
    art.glow(0, 16, 110, '#ffe27a', 0.5)
    art.gloss('M-56 -64H56V-46C88 -30 84 0 84 30V74Q84 100 56 100H-56Q-84 100 -84 74V30C-84 0 -88 -30 -56 -46Z', '#4a6ad8', { contour: 6, edge: 14, lift: 0.5 })
    for (const [x, y, r] of [[-36, 50, 32], [34, 56, 30], [2, 0, 32], [-46, -8, 15], [46, -2, 17]] as const) art.path(shape.star(x, y, r, r * 0.48), '#ffd84a', 'stroke="#7a4a04" stroke-width="4" stroke-linejoin="round"')
    art.gloss(shape.rect(-62, -100, 124, 38, 10), '#b8743a', { contour: 6, edge: 8 })
    art.stroke('M-66 -14V58', '#fff', 8, 'opacity=".6"')
  },
}

export const lighthouse: Objects = {
  gull: (art) => {
    art.gloss('M-112 -52C-64 -72 -30 -40 0 4C30 -40 64 -72 112 -52C80 -40 60 0 34 34C20 60 -20 60 -34 34C-60 0 -80 -40 -112 -52Z', '#f4f8ff', { contour: 7, edge: 14, depth: 0.3 })
    for (const side of [-1, 1]) art.path(`M${side * 112} -52C${side * 90} -56 ${side * 76} -56 ${side * 66} -52L${side * 84} -38Z`, '#2a3446')
    art.ball(0, 12, 30, '#ffffff', { contour: 5, rim: '#c8d8f0' })
    for (const x of [-11, 11]) art.circle(x, 6, 6, '#141c2c')
    art.path('M-10 20H10L0 46Z', '#ffa01f', 'stroke="#7a3a04" stroke-width="4" stroke-linejoin="round"')
    art.path(emblem.leaf(0, 40, 62, 20, Math.PI / 2), '#d8e4f4', 'stroke="#2a3446" stroke-width="6"')
  },
}
