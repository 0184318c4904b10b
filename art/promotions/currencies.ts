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
    art.path('M-70 -70H70L10 20V76H44V92H-44V76H-10V20Z', '#fff', 'opacity=".35" stroke="#fff" stroke-width="7" stroke-linejoin="round"')
    art.path('M-52 -50H52L0 26Z', art.linear(['#ffe04a', '#ff3a7a']))
    art.stroke('M10 10L54 -104', '#ff3a7a', 8)
    citrusSlice(art, 62, -70, 34, '#ff9a1f', 10, 8)
    art.ball(-20, -34, 13, '#e0123a')
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
