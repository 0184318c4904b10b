// Currencies that promotions count in.
import { drawCompoint } from '../gifts/compoint.ts'
import { Art } from '../kit/art.ts'
import { mix } from '../kit/colour.ts'
import * as shape from '../kit/shapes.ts'
import { citrusSlice } from '../props/fruits.ts'

const currencies: Record<string, (art: Art) => void> = {
  flask: (art) => {
    const d = 'M-20 -92H20V-50L74 60Q84 92 50 94H-50Q-84 92 -74 60L-20 -50Z'
    art.path(d, '#140a2a', 'stroke="#140a2a" stroke-width="10" stroke-linejoin="round"')
    art.path(d, '#cfe8ff', 'opacity=".45"')
    art.inside(d, () => {
      art.path('M-100 10Q-40 -6 0 10T100 10V110H-100Z', art.linear(['#8affc8', '#12c88a', '#067a5a']))
      for (let i = 0; i < 9; i++) art.circle(-50 + art.random() * 100, 30 + art.random() * 56, 4 + art.random() * 8, '#fff', 'opacity=".5"')
    })
    art.innerShade(d, '#fff', 7, 5, 5, 0.6)
    art.gloss(shape.rect(-28, -104, 56, 20, 8), '#d8c8f0', { contour: 3, edge: 4 })
  },
  element: (art) => {
    art.gem(0, 0, 84, '#5ad0ff', 'hex', 10)
    art.spark(-36, -44, 30)
  },
  cocktail: (art) => {
    citrusSlice(art, 58, -62, 36, '#ff9a1f', 10, 8)
    const glass = 'M-84 -66H76L12 20V74C40 76 52 84 54 98H-62C-60 84 -48 76 -20 74V20Z'
    art.path(glass, '#2a0a3a', 'stroke="#2a0a3a" stroke-width="11" stroke-linejoin="round"')
    art.path(glass, art.linear(['#ffffff', '#d8ecff', '#a8c8f0']))
    art.path('M-64 -46H56L-4 32Z', art.linear(['#ffe04a', '#ff8a3a', '#ff3a7a']))
    art.path('M-64 -46H56L44 -30H-52Z', '#fff6c8', 'opacity=".8"')
    art.path('M-72 -58L-30 -4L-20 -10L-56 -58Z', '#fff', 'opacity=".55"')
    art.stroke('M2 8L-36 -108', '#ff3a7a', 9)
    art.ball(14, -22, 15, '#e0123a', { contour: 3 })
  },
  shell: (art) => {
    for (let i = -3; i <= 3; i++)
      art.group(`transform="translate(0 50) rotate(${i * 20})"`, () =>
        art.gloss('M-12 20C-34 -50 -30 -120 0 -132C30 -120 34 -50 12 20Z', mix('#ff8ac0', '#fff', Math.abs(i % 2) * 0.25), {
          edge: 7,
          contour: 3,
        }),
      )
    art.ball(0, 58, 22, '#fbeaf6', { contour: 3 })
  },
  point: drawCompoint,
}

/** All currencies by name. */
export function drawPromotionCurrencies(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(currencies).map(([name, draw]) => {
      const art = new Art(240, 240, name, 'f')
      art.at(120, 120, 1, 0, () => draw(art))
      return [name, art.svg()]
    }),
  )
}
