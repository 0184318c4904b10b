import * as emblem from '../kit/emblems.ts'
import { textOutline } from '../kit/letters.ts'
import * as shape from '../kit/shapes.ts'
import { drawBell } from '../props/bell.ts'
import { cherry, citrusSlice } from '../props/fruits.ts'
import type { SymbolSet } from './symbol-set.ts'

/** Fruit, bells and sevens. */
export const classic: SymbolSet = {
  cherry: (art) => cherry(art, -4, 26, 44),
  orange: (art) => citrusSlice(art, 0, 0, 84, '#ff9412'),
  lemon: (art) => {
    art.leaf(10, -60, 60, 18, -0.5, '#4fb52c')
    art.gloss(
      'M-96 6C-90 -10 -78 -14 -70 -30C-40 -84 50 -80 74 -24C80 -10 92 -6 98 6C90 20 78 22 70 36C44 82 -50 80 -72 30C-78 18 -90 18 -96 6Z',
      '#ffd92a',
      { contour: 5, edge: 20 },
    )
  },
  plum: (art) => {
    art.leaf(6, -62, 74, 20, -0.7, '#4fb52c')
    art.ball(0, 10, 76, '#8a2fd0', { contour: 5 })
  },
  bell: drawBell,
  seven: (art) => {
    const d = 'M-66 -84H74V-44C34 4 8 50 8 96H-50C-46 42 -18 -6 14 -36H-32V-16H-66Z'
    art.path(d, '#2a0006', 'stroke="#2a0006" stroke-width="20" stroke-linejoin="round"')
    art.path(d, '#ffd23a', 'stroke="#ffd23a" stroke-width="10" stroke-linejoin="round"')
    art.gloss(d, '#e8142f', { edge: 12 })
  },
  bar: (art) => {
    art.metal(shape.rect(-100, -42, 200, 84, 18), '#ffc42e', { contour: 5, edge: 8 })
    art.path(shape.rect(-86, -29, 172, 58, 10), art.linear(['#3a3346', '#14111a']))
    art.path(textOutline('rubik-mono-one', 'BAR', 46, { anchor: 'middle', y: 17 }).d, '#ffd86a')
  },
  star: (art) => {
    art.metal(shape.star(0, 4, 100, 44), '#ffc42e', { contour: 6, edge: 10 })
  },
  gem: (art) => art.gem(0, 0, 88, '#3aa8ff'),
  clover: (art) => {
    for (let i = 0; i < 4; i++) art.turned(i * 90, () => art.gloss(emblem.heart(0, -44, 46), '#35c24a', { contour: 4, edge: 8 }))
  },
  wild: (art) => {
    art.gloss(shape.star(0, 0, 108, 88, 16), '#8a2af0', { contour: 5, edge: 10 })
    art.path(
      textOutline('rubik-mono-one', 'WILD', 46, { anchor: 'middle', y: 18 }).d,
      '#2a0060',
      'stroke="#2a0060" stroke-width="12" stroke-linejoin="round"',
    )
    art.path(textOutline('rubik-mono-one', 'WILD', 46, { anchor: 'middle', y: 18 }).d, art.linear(['#fff', '#ffe27a', '#ff9a1f']))
  },
  scatter: (art) => {
    art.gloss(emblem.roundedHexagon(0, 0, 100), '#ff9a0a', { contour: 5, edge: 12 })
    art.path(shape.spark(0, 0, 64, 0.15), '#fff6d0')
    art.path(shape.spark(0, 0, 34, 0.2), '#ff9a0a')
  },
}
