import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

/** Sweets and jellies. */
export const candy: SymbolSet = {
  cherry: (art) => {
    art.gloss(emblem.heart(0, 6, 98), '#ff3a5f', { contour: 6, edge: 24, lift: 0.5, contourColour: '#8a0f34' })
    art.ellipse(-42, -34, 26, 15, '#fff', 'opacity=".7" transform="rotate(-34 -42 -34)"')
  },
  orange: (art) => {
    art.gloss('M-104 -20H104C104 60 60 96 0 96C-60 96 -104 60 -104 -20Z', '#ff8a1f', { contour: 6, edge: 16, contourColour: '#8a3a00' })
    art.path('M-88 -12H88C86 46 50 80 0 80C-50 80 -86 46 -88 -12Z', '#fff3d8')
    for (let i = 0; i < 5; i++) art.path(shape.wedge(0, -10, 78, 8 + i * 33, 36 + i * 33, 12), '#ffa83a')
    for (let i = 0; i < 8; i++) art.circle(-90 + i * 26, -32 + (i % 3) * 7, 4, '#fff')
  },
  lemon: (art) => {
    art.gloss(emblem.drop(0, 0, 78, 104), '#ffe02a', { contour: 6, edge: 22, lift: 0.5, contourColour: '#a86a00' })
    art.ellipse(-26, 30, 14, 34, '#fff', 'opacity=".7" transform="rotate(18 -26 30)"')
  },
  plum: (art) => {
    art.gloss('M-94 84C-104 -40 -60 -96 0 -96C60 -96 104 -40 94 84Q0 108 -94 84Z', '#a04af0', {
      contour: 6,
      edge: 24,
      lift: 0.5,
      contourColour: '#3a0a7a',
    })
    for (let i = 0; i < 16; i++) art.circle(-66 + ((i * 37) % 132), -52 + ((i * 53) % 124), 4, '#fff', 'opacity=".9"')
  },
  bell: (art) => {
    art.gloss('M-62 20H62L46 100H-46Z', '#4ac8f0', { contour: 5, edge: 10 })
    for (const x of [-32, 0, 32]) art.stroke(`M${x} 24L${x * 0.75} 96`, '#1a7ab8', 7)
    art.gloss('M-88 28C-108 -6 -70 -40 -50 -40C-60 -76 -10 -96 0 -104C10 -96 60 -76 50 -40C70 -40 108 -6 88 28Q0 44 -88 28Z', '#ffb0d8', {
      contour: 6,
      edge: 16,
    })
    art.ball(0, -96, 20, '#ff3a4a', { contour: 4 })
    for (const [i, [x, y]] of (
      [
        [-50, 0],
        [-14, -34],
        [26, -10],
        [54, 8],
        [-20, 10],
      ] as const
    ).entries())
      art.at(x, y, 1, i * 40, () => art.path(shape.rect(-9, -4, 18, 8, 4), pick(['#ffe04a', '#4ad07a', '#4a9aff'], i)))
  },
  seven: (art) => {
    art.stroke('M0 20V106', '#ffffff', 17)
    art.stroke('M0 20V106', '#ff4a8a', 17, 'stroke-dasharray="2 26"')
    art.gloss(shape.circle(0, -26, 82), '#ffffff', { contour: 6, edge: 14, contourColour: '#a81f5a' })
    for (let i = 0; i < 6; i++)
      art.at(0, -26, 1, i * 60, () => art.path('M0 0C10 -40 46 -50 70 -34A78 78 0 0 0 36 -70C20 -74 -6 -50 0 0Z', '#ff4a8a'))
    art.ellipse(-30, -66, 24, 12, '#fff', 'opacity=".8" transform="rotate(-30 -30 -66)"')
  },
  bar: (art) => {
    art.turned(-8, () => {
      for (let row = 0; row < 2; row++)
        for (let i = 0; i < 3; i++)
          art.gloss(shape.rect(-102 + i * 68, -68 + row * 68, 66, 66, 10), i === row ? '#f4dcc0' : '#7a3a1c', { contour: 4, edge: 10 })
      for (let row = 0; row < 2; row++) for (let i = 0; i < 3; i++) art.path(shape.star(-69 + i * 68, -35 + row * 68, 17, 8), light('#7a3a1c', 0.35))
    })
  },
  star: (art) => {
    art.gloss(
      shape.smooth(
        Array.from({ length: 10 }, (_, i) => shape.polar(0, 4, i % 2 ? 52 : 106, -90 + i * 36)),
        true,
        0.6,
      ),
      '#ffd21f',
      { contour: 6, edge: 22, lift: 0.5, contourColour: '#a85a00' },
    )
    for (const x of [-22, 22]) art.circle(x, -6, 8, '#5a2a00')
    art.stroke('M-16 18Q0 34 16 18', '#5a2a00', 6)
  },
  gem: (art) => {
    for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M50 0L108 -46Q98 0 108 46Z', '#3a9aff', { contour: 5, edge: 9 }))
    art.ball(0, 0, 66, '#2a7af0', { contour: 6, rim: '#d8ecff' })
    for (let i = 0; i < 3; i++)
      art.at(0, 0, 1, i * 120, () => art.path('M0 0C20 -20 20 -48 4 -62A62 62 0 0 1 44 -42C46 -24 26 -6 0 0Z', '#fff', 'opacity=".85"'))
  },
  clover: (art) => {
    art.gloss(shape.circle(0, 0, 98), '#f4fff8', { contour: 6, edge: 14, contourColour: '#0f6a3a' })
    for (let i = 0; i < 6; i++) art.path(shape.wedge(0, 0, 90, i * 60, i * 60 + 32), '#2fc86a')
    art.gloss(shape.circle(0, 0, 34), '#f4fff8', { edge: 8 })
    art.ellipse(-40, -54, 26, 13, '#fff', 'opacity=".8" transform="rotate(-36 -40 -54)"')
  },
  wild: (art) =>
    wildPlate(
      art,
      shape.smooth(
        Array.from({ length: 16 }, (_, i) => shape.polar(0, 0, i % 2 ? 96 : 112, i * 22.5)),
        true,
        1,
      ),
      '#ff4aa8',
      'nunito',
      ['#ffffff', '#fff0a0', '#ffc21f'],
    ),
  scatter: (art) => {
    art.gloss(shape.circle(0, 0, 102), '#d8924a', { contour: 6, edge: 16 })
    art.gloss(
      shape.smooth(
        Array.from({ length: 14 }, (_, i) => shape.polar(0, 0, i % 2 ? 84 : 96, i * 25.7)),
        true,
        1,
      ),
      '#ff7ac0',
      { edge: 16 },
    )
    art.circle(0, 0, 36, dark('#d8924a', 0.45))
    art.circle(0, 4, 30, '#12080f')
    for (let i = 0; i < 12; i++)
      art.at(...shape.polar(0, 0, i % 2 ? 54 : 74, i * 30), 1, i * 50, () =>
        art.path(shape.rect(-10, -4, 20, 8, 4), pick(['#ffe04a', '#4ad0ff', '#fff', '#8af04a'], i)),
      )
  },
}
