// Drawings of empty lists: soft, on dark.
import { drawGiftBox } from '../gifts/gift-box.ts'
import { Art } from '../kit/art.ts'
import * as emblem from '../kit/emblems.ts'
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
  favourites: (art) => {
    art.gloss(emblem.heart(0, 10, 92), '#ff5a7a', { contour: 5, edge: 18, lift: 0.45 })
    art.stroke('M-44 -20Q-52 -40 -34 -50', '#fff', 9, 'opacity=".8"')
  },
  tournaments: (art) => {
    for (const side of [-1, 1]) art.onSide(side, () => art.stroke('M52 -66C116 -76 110 10 44 20', amber, 14))
    art.metal('M-66 -92H66C68 -26 50 26 20 42V66H42V92H-42V66H-20V42C-50 26 -68 -26 -66 -92Z', amber, { contour: 5, edge: 10 })
    art.path(shape.star(0, -32, 30, 13), '#fff6c8')
  },
  wallet: (art) => {
    art.gloss(shape.rect(-92, -56, 184, 132, 22), '#4a6af0', { contour: 5, edge: 14 })
    art.gloss('M-76 -56L40 -98Q60 -102 66 -84L76 -56Z', '#3450c8', { contour: 5, edge: 8 })
    art.gloss(shape.rect(24, -12, 78, 48, 16), '#6a8aff', { contour: 4, edge: 8 })
    art.ball(52, 12, 11, amber, { contour: 2 })
  },
  documents: (art) => {
    art.gloss(shape.rect(-94, -66, 188, 132, 16), '#e8e4f4', { contour: 5, edge: 10 })
    art.gloss(shape.circle(-44, -16, 26), '#8a8aa8', { edge: 8 })
    art.path('M-82 44Q-80 14 -44 14T-6 44Z', '#8a8aa8')
    for (const [y, w] of [
      [-34, 74],
      [-8, 60],
      [18, 70],
    ] as const)
      art.path(shape.rect(14, y, w, 12, 6), '#a8a2c0')
    art.path(shape.spark(66, 46, 20, 0.2), amber)
  },
  chat: (art) => {
    art.gloss('M-66 -84H66Q96 -84 96 -54V10Q96 40 66 40H-10L-50 80V40H-66Q-96 40 -96 10V-54Q-96 -84 -66 -84Z', '#4ac8b0', { contour: 5, edge: 14 })
    for (const x of [-42, 0, 42]) art.ball(x, -22, 14, '#f4fffb')
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
