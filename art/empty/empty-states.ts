// Drawings of empty lists: soft, on dark.
import { drawGiftBox } from '../gifts/gift-box.ts'
import { Art } from '../kit/art.ts'
import * as shape from '../kit/shapes.ts'
import { drawBell } from '../props/bell.ts'

const amber = '#ffc21f'

const drawings: Record<string, (art: Art) => void> = {
  search: (art) => {
    art.metal(shape.circle(-16, -16, 62), '#ffc21f', { edge: 8, contour: 4 })
    art.circle(-16, -16, 44, '#1c1a25')
    art.circle(
      -16,
      -16,
      44,
      art.radial(
        [
          [0, '#6ac8ff', 0.5],
          [1, '#6ac8ff', 0.05],
        ],
        0.35,
        0.3,
        0.7,
      ),
    )
    art.gloss('M26 40L42 24L96 78Q100 96 80 94Z', '#8a5428', { contour: 4, edge: 6 })
    art.stroke('M-34 -28Q-26 -44 -8 -46', '#fff', 7, 'opacity=".8"')
  },
  gifts: (art) => drawGiftBox(art, '#3a3650', '#ffc21f'),
  bell: drawBell,
  promo: (art) => {
    art.gloss(shape.rect(-92, -54, 184, 108, 20), '#ff5a3a', { contour: 5, edge: 12 })
    for (const y of [-54, 54] as const) art.circle(30, y, 15, '#14131b')
    art.stroke('M30 -30V32', '#fff', 5, 'stroke-dasharray="2 12"')
    art.path(shape.star(-32, 0, 34, 15), '#ffe27a')
  },
  history: (art) => {
    art.gloss('M-64 -90H64V86L42 70L21 88L0 70L-21 88L-42 70L-64 86Z', '#e8e4f4', { contour: 5, edge: 10 })
    for (const [y, w] of [
      [-54, 76],
      [-24, 90],
      [6, 60],
    ] as const)
      art.path(shape.rect(-44, y, w, 12, 6), '#a8a2c0')
    art.coin(52, 52, 40, 0, 1, amber)
  },
}

/** All drawings by name. */
export function drawEmptyStates(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(drawings).map(([name, draw]) => {
      const art = new Art(240, 240, name, 'e')
      art.glow(120, 120, 116, amber, 0.16)
      art.at(120, 120, 0.9, 0, () => draw(art))
      return [name, art.svg()]
    }),
  )
}
