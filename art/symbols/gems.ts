import * as emblem from '../kit/emblems.ts'
import * as shape from '../kit/shapes.ts'
import { wildPlate } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

/** Cut stones and gold. */
export const gems: SymbolSet = {
  cherry: (art) => {
    art.gem(-44, 34, 54, '#ff2a4f', 'oval', -14)
    art.gem(46, 44, 50, '#ff4a6a', 'oval', 16)
    art.stroke('M-40 -20Q-10 -80 30 -92M46 -6Q44 -60 30 -92', '#ffc83a', 9)
    art.gem(34, -88, 20, '#2fd07a', 'hex')
  },
  orange: (art) => art.gem(0, 0, 92, '#ff8a1f', 'hex'),
  lemon: (art) => art.gem(0, 0, 98, '#ffd92a', 'square'),
  plum: (art) => art.gem(0, 0, 96, '#9a3af0', 'oval', 90),
  bell: (art) => {
    art.metal('M-80 60H80L96 92H-96Z', '#ffc42e', { contour: 5, edge: 8 })
    art.gem(0, -8, 88, '#1fd0c8', 'brilliant')
  },
  seven: (art) => {
    art.glow(0, 0, 110, '#ffffff', 0.6)
    art.gem(0, 4, 104, '#d8f0ff', 'brilliant')
    art.spark(-40, -50, 40)
    art.spark(54, 30, 22)
  },
  bar: (art) => {
    for (const [y, half] of [
      [40, 104],
      [-22, 84],
    ] as const)
      art.metal(`M${-half} ${y + 34}L${-half + 26} ${y - 28}H${half - 26}L${half} ${y + 34}Z`, '#ffc42e', { contour: 5, edge: 10 })
    art.gem(0, -62, 30, '#ff2a5f', 'hex')
  },
  star: (art) => {
    art.metal(shape.star(0, 4, 106, 50), '#ffc42e', { contour: 6, edge: 10 })
    for (let i = 0; i < 5; i++) art.ball(...shape.polar(0, 4, 60, -90 + i * 72), 17, '#3aa8ff', { contour: 4 })
    art.gem(0, 4, 34, '#3aa8ff', 'oval')
  },
  gem: (art) => {
    art.metal(emblem.heart(0, 6, 100), '#ffc42e', { contour: 6, edge: 8 })
    art.gloss(emblem.heart(0, 6, 82), '#ff2a5f', { edge: 18, lift: 0.5, depth: 0.6 })
    art.path(
      shape.polygon([
        [-46, -12],
        [-22, -34],
        [0, -12],
        [22, -34],
        [46, -12],
        [0, 56],
      ]),
      art.linear(['#ffd0dc', '#ff5a80', '#c80a34'], 60),
    )
    art.spark(-34, -26, 30)
  },
  clover: (art) => {
    for (let i = 0; i < 4; i++) art.turned(i * 90, () => art.gem(0, -50, 48, '#19c878', 'hex'))
    art.gem(0, 0, 22, '#ffd23a', 'hex')
  },
  wild: (art) => wildPlate(art, shape.regular(0, 0, 112, 6), '#2a5af0', 'rubik-mono-one', ['#ffffff', '#bfe9ff', '#5aa7f2']),
  scatter: (art) => {
    art.metal('M-88 58L-98 -52L-48 -4L0 -84L48 -4L98 -52L88 58Z', '#ffc42e', { contour: 6, edge: 12 })
    art.gloss(shape.rect(-92, 52, 184, 36, 10), '#ffd86a', { contour: 5, sheen: 0 })
    for (const [x, y, colour] of [
      [-96, -62, '#ff3a6a'],
      [0, -92, '#ff3a6a'],
      [96, -62, '#ff3a6a'],
      [0, 18, '#3aa8ff'],
      [-52, 26, '#ff3a6a'],
      [52, 26, '#ff3a6a'],
    ] as const)
      art.ball(x, y, x === 0 && y > 0 ? 24 : 14, colour, { contour: 4 })
  },
}
