import type { Bend } from './letters.ts'

/** How a title is bent as a whole. */
export type Warp = 'none' | 'arch' | 'smile' | 'bulge' | 'pinch' | 'skew' | 'wave' | 'rise'

export interface TitleBox {
  centre: number
  middle: number
  halfWidth: number
  height: number
}

/** The bend of that kind for a title in that box; `strength` is a share of the title's height. */
export function bendOf(warp: Warp, strength: number, box: TitleBox): Bend {
  const { centre, middle, halfWidth, height } = box
  const across = (x: number) => (x - centre) / halfWidth
  const stretch = (y: number, factor: number) => middle + (y - middle) * factor
  const bends: Record<Warp, Bend> = {
    none: (x, y) => [x, y],
    arch: (x, y) => [x, y + across(x) ** 2 * height * strength - height * strength * 0.35],
    smile: (x, y) => [x, y - across(x) ** 2 * height * strength + height * strength * 0.35],
    bulge: (x, y) => [x, stretch(y, 1 + strength * (1 - across(x) ** 2))],
    pinch: (x, y) => [x, stretch(y, 1 + strength * across(x) ** 2)],
    skew: (x, y) => [x - (y - middle) * strength, y - (x - centre) * strength * 0.35],
    wave: (x, y) => [x, y + Math.sin(across(x) * 3.1) * height * strength * 0.5],
    rise: (x, y) => [x, stretch(y, 1 + strength * across(x)) - across(x) * height * strength * 0.5],
  }
  return bends[warp]
}
