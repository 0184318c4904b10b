import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import * as shape from '../kit/shapes.ts'

/** Pockets of a European wheel, clockwise. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const

const reds = new Set<number>([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The colour of a pocket: zero is green, the rest by the rules of the game. */
export function pocketColour(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green'
  return reds.has(number) ? 'red' : 'black'
}

const paints = { green: '#12a04a', red: '#d0142f', black: '#17131d' }
const pocket = 360 / wheelOrder.length

/** A wheel of radius 232 around 0, 0, zero turned to `start` degrees (-90 is up). */
export function rouletteWheel(art: Art, start: number): void {
  art.metal(shape.circle(0, 0, 232), '#8a4a1c', { edge: 14, contour: 8 })
  art.ring(0, 0, 208, '#ffc83a', 7)
  art.circle(0, 0, 204, '#120a10')
  wheelOrder.forEach((number, i) => drawPocket(art, number, start + i * pocket))
  art.ring(0, 0, 118, '#ffd87a', 4)
  art.circle(0, 0, 116, art.radial(['#6a3414', '#3a1808', '#1c0a04'], 0.5, 0.5, 0.6, 0.4, 0.36))
  for (let i = 0; i < 4; i++) {
    art.turned(i * 90 + 20, () => {
      art.metal(shape.rect(-8, -96, 16, 96, 8), '#ffc83a', { edge: 3, contour: 2 })
      art.ball(0, -96, 14, '#ffc83a', { contour: 2 })
    })
  }
  art.metal(shape.circle(0, 0, 46), '#ffc83a', { edge: 10, contour: 4 })
  art.ball(0, 0, 23, '#ffd86a')
}

function drawPocket(art: Art, number: number, middle: number): void {
  const colour = paints[pocketColour(number)]
  const fill = art.radialOn(
    [
      [0, dark(colour, 0.4)],
      [0.75, colour],
      [1, light(colour, 0.25)],
    ],
    0,
    0,
    202,
  )
  art.path(shape.wedge(0, 0, 202, middle - pocket / 2, middle + pocket / 2, 118), fill)
  art.path(shape.wedge(0, 0, 152, middle - pocket / 2, middle + pocket / 2, 118), '#05020c', 'opacity=".35"')
  art.stroke(shape.line([shape.polar(0, 0, 118, middle - pocket / 2), shape.polar(0, 0, 202, middle - pocket / 2)]), '#ffd87a', 1.6)
  art.turned(middle + 90, () => art.path(textOutline('nunito', String(number), 23, { anchor: 'middle', y: -170 }).d, '#fffaf0'))
}
