import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import * as shape from '../kit/shapes.ts'

type DrawIcon = (art: Art, fill: string, colour: string) => void

/** The sign inside a badge, within a radius of 50 units. */
export const levelIcons = {
  drop: (art, fill) => art.path(emblem.drop(0, -2, 22, 36), fill),
  spark: (art, fill) => art.path(shape.spark(0, 0, 44, 0.16), fill),
  wind: (art, _, colour) => {
    for (const [y, l] of [
      [-18, 26],
      [0, 36],
      [18, 22],
    ] as const)
      art.stroke(`M-34 ${y}H${l - 16}q14 0 14 -11t-11 -9`, light(colour, 0.7), 7)
  },
  wave: (art, _, colour) => {
    for (const y of [-14, 4, 22] as const) art.stroke(`M-36 ${y}q9 -14 18 0t18 0t18 0t18 0`, light(colour, 0.65), 7)
  },
  beacon: (art, fill) => {
    art.path('M-11 36L-7 -14H7L11 36Z', fill)
    art.path(shape.rect(-12, -24, 24, 10, 3), fill)
    art.path('M-9 -24Q0 -42 9 -24Z', fill)
    art.path('M12 -20L44 -34V-6ZM-12 -20L-44 -34V-6Z', '#ffe9a0', 'opacity=".8"')
  },
  sail: (art, fill) => {
    art.path('M-4 -42V22H-36Q-20 -6 -4 -42Z', fill)
    art.path('M4 -30Q30 -4 32 22H4Z', fill, 'opacity=".8"')
    art.path('M-38 28H38Q28 42 16 42H-16Q-30 42 -38 28Z', fill)
  },
  bolt: (art, fill) => art.path('M10 -46L-26 6H-4L-12 46L28 -10H4L14 -46Z', fill),
  sun: (art, fill) => {
    art.circle(0, 0, 20, fill)
    for (let k = 0; k < 8; k++)
      art.path(
        shape.polygon([
          [-6, -27],
          [0, -46],
          [6, -27],
        ]),
        fill,
        `transform="rotate(${k * 45})"`,
      )
  },
  comet: (art, fill) => {
    art.path('M-42 36Q-10 10 4 -4L22 14Q-6 26 -42 36Z', fill, 'opacity=".6"')
    art.path('M-20 40Q0 24 14 8L26 18Q6 32 -20 40Z', fill, 'opacity=".5"')
    art.path(shape.star(18, -14, 28, 12, 5, -80), fill)
  },
  amber: (art) => {
    art.path(emblem.roundedHexagon(0, 0, 42, 0.2), art.linear(['#fff3b0', '#ffc21f', '#ff8a0a'], 60))
    art.path(shape.spark(1, 1, 28, 0.14), '#3a1800')
  },
} satisfies Record<string, DrawIcon>
