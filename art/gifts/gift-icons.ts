// One icon per kind of gift, by the kind's name on the wire.
import { Art } from '../kit/art.ts'
import * as emblem from '../kit/emblems.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { drawCompoint } from './compoint.ts'
import { drawGiftBox } from './gift-box.ts'

const amber = '#ffc21f'

const icons: Record<string, (art: Art) => void> = {
  group: (art) => drawGiftBox(art, '#8a4af0', '#ffc21f'),
  custom: (art) => {
    drawGiftBox(art, '#f04a8a', '#fff0d8')
    art.path(shape.star(0, 44, 26, 12), '#ffe27a', 'stroke="#7a0f3a" stroke-width="4"')
  },
  nondeposit: (art) => {
    drawGiftBox(art, '#12a88a', '#ffc21f')
    art.spark(60, -70, 26)
  },
  cash: (art) => {
    art.shadow(0, 80, 100, 18, 0.5)
    for (let i = 2; i >= 0; i--)
      art.at(0, 30 - i * 26, 1, -8 + i * 7, () => {
        art.gloss(shape.rect(-84, -42, 168, 84, 12), pick(['#2fbf7a', '#27a86a', '#1f8f5a'], i), { contour: 4, edge: 8 })
        art.add(`<rect x="-72" y="-30" width="144" height="60" rx="8" fill="none" stroke="#d8ffe8" stroke-width="3" opacity=".6"/>`)
        art.circle(0, 0, 22, '#d8ffe8')
        art.path(shape.spark(0, 0, 16, 0.2), '#1f8f5a')
      })
  },
  cashback: (art) => {
    art.coin(0, 0, 62, 0, 1, amber)
    for (const r of [0, 180] as const)
      art.turned(r, () => {
        art.stroke('M-86 -10A86 86 0 0 1 52 -68', '#0f2a1e', 22)
        art.stroke('M-86 -10A86 86 0 0 1 52 -68', '#3ae08a', 14)
        art.path('M84 -52L40 -92L36 -44Z', '#3ae08a', 'stroke="#0f2a1e" stroke-width="5" stroke-linejoin="round"')
      })
  },
  deposit: (art) => {
    art.shadow(0, 80, 100, 18, 0.5)
    art.gloss(shape.rect(-86, -46, 172, 122, 22), '#3a6af0', { contour: 5, edge: 14 })
    art.gloss('M-70 -46L40 -92Q60 -96 66 -78L74 -46Z', '#2a4ac8', { contour: 5, edge: 8 })
    art.gloss(shape.rect(24, -8, 72, 46, 16), '#5a8aff', { contour: 4, edge: 8 })
    art.ball(50, 15, 11, amber, { contour: 2 })
    art.coin(-30, -70, 36, 0, 1, amber)
    art.gloss('M-62 6H-38V-18H-18V6H6V26H-18V50H-38V26H-62Z', '#fff', { edge: 4 })
  },
  giftspin: (art) => {
    art.shadow(0, 84, 90, 16, 0.5)
    art.gloss(shape.rect(-90, -66, 170, 132, 24), '#e0344a', { contour: 5, edge: 14 })
    art.gloss(shape.rect(-76, -34, 142, 70, 12), '#fff8ea', { edge: 8 })
    for (const x of [-52, -5, 42] as const) {
      art.path('M-16 -20H18V-8C8 4 2 14 2 24H-14C-12 10 -6 2 0 -6H-16Z', '#e0142f', `transform="translate(${x} 0)"`)
    }
    for (const x of [-28, 18] as const) art.stroke(`M${x} -32V34`, '#d8c8b8', 3)
    art.stroke('M84 20V-50', '#8a96ac', 11)
    art.ball(84, -58, 19, amber, { contour: 4 })
    art.spark(-60, -70, 26)
  },
  xp: (art) => {
    art.metal(emblem.roundedHexagon(0, 0, 88), '#8a5af0', { contour: 5, edge: 12 })
    art.path(emblem.roundedHexagon(0, 0, 68), art.linear(['#5a2ad0', '#2a0f7a']))
    art.metal('M16 -60L-36 8H-6L-18 60L38 -14H8L22 -60Z', '#ffc21f', { edge: 5, contour: 4 })
  },
  compoint: drawCompoint,
  offer: (art) => {
    art.shadow(0, 84, 80, 16, 0.5)
    art.gloss(shape.star(0, 0, 96, 82, 14), '#ff5a3a', { contour: 5, edge: 12 })
    art.circle(0, 0, 62, '#c82a1a')
    art.stroke('M30 -34L-30 34', '#fff', 12)
    for (const [x, y] of [
      [-26, -24],
      [26, 24],
    ] as const)
      art.add(`<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="#fff" stroke-width="11"/>`)
  },
}

/** All gift icons by name. */
export function drawGiftIcons(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(icons).map(([name, draw]) => {
      const art = new Art(240, 240, name, 'f')
      art.at(120, 122, 1.04, 0, () => draw(art))
      return [name, art.svg()]
    }),
  )
}
