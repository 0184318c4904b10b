import * as emblem from '../kit/emblems.ts'
import { textOutline } from '../kit/letters.ts'
import * as shape from '../kit/shapes.ts'
import { neonTube } from './plates.ts'
import type { SymbolSet } from './symbol-set.ts'

/** The classic roles as signs of bent glass. */
export const neon: SymbolSet = {
  cherry: (art) => {
    neonTube(art, 'M-44 8Q-20 -60 30 -86M50 18Q50 -50 30 -86', '#3af07a')
    neonTube(art, shape.circle(-50, 46, 42) + shape.circle(52, 56, 42), '#ff2a5a')
  },
  orange: (art) => {
    neonTube(art, shape.circle(0, 0, 90), '#ff8a1f')
    neonTube(
      art,
      [0, 60, 120, 180, 240, 300].map((angle) => shape.line([shape.polar(0, 0, 22, angle), shape.polar(0, 0, 64, angle)])).join(''),
      '#ffb84a',
    )
  },
  lemon: (art) => {
    neonTube(art, 'M-94 6C-60 -84 50 -84 76 -24L98 6L76 36C50 84 -60 84 -94 6Z', '#ffe02a')
    neonTube(art, emblem.leaf(-6, -10, 74, 20, -0.5), '#3af07a')
  },
  plum: (art) => {
    neonTube(art, shape.circle(0, 20, 74), '#b44aff')
    neonTube(art, 'M0 -50Q4 -84 34 -94M8 -66Q60 -100 84 -62Q50 -40 8 -66Z', '#3af07a')
  },
  bell: (art) => {
    neonTube(art, 'M0 -92C56 -84 60 -30 64 14C66 40 78 52 90 64H-90C-78 52 -66 40 -64 14C-60 -30 -56 -84 0 -92Z', '#ffc21f')
    neonTube(art, 'M-26 84Q0 112 26 84', '#ff8a1f')
  },
  seven: (art) => {
    neonTube(art, 'M-70 -88H76V-50C30 0 8 50 8 98H-44C-40 40 -14 -6 18 -40H-36V-16H-70Z', '#ff2a8a')
  },
  bar: (art) => {
    neonTube(art, shape.rect(-104, -50, 208, 100, 22), '#2ad8ff')
    neonTube(art, textOutline('rubik-mono-one', 'BAR', 50, { anchor: 'middle', y: 18 }).d, '#ff8a1f')
  },
  star: (art) => {
    neonTube(art, shape.star(0, 6, 100, 44), '#ffe02a')
    neonTube(art, shape.star(0, 6, 48, 21), '#ff5ac8')
  },
  gem: (art) => {
    neonTube(art, 'M-96 -20L-52 -72H52L96 -20L0 92Z', '#2ad8ff')
    neonTube(art, 'M-96 -20H96M-52 -72L-34 -20L0 92L34 -20L52 -72M-34 -20L0 -72L34 -20', '#8af0ff')
  },
  clover: (art) => {
    for (let i = 0; i < 4; i++) art.turned(i * 90, () => neonTube(art, emblem.heart(0, -50, 38), '#3af07a'))
    neonTube(art, 'M16 16Q40 60 78 84', '#2ac85a')
  },
  wild: (art) => {
    neonTube(art, shape.rect(-108, -64, 216, 128, 30), '#ff2ad0')
    neonTube(art, textOutline('rubik-mono-one', 'WILD', 46, { anchor: 'middle', y: 17 }).d, '#4af0ff')
  },
  scatter: (art) => {
    neonTube(art, emblem.roundedHexagon(0, 0, 100), '#ffb01f')
    neonTube(art, shape.spark(0, 0, 64, 0.16), '#ff4ad0')
  },
}
