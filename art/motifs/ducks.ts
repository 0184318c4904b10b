import type { Art } from '../kit/art.ts'
import type { Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { duck } from '../props/duck.ts'

export const ducks: Motif = {
  slug: 'ducks',
  lettering: { face: 'nunito', warp: 'arch' },
  variants: [
    {
      name: 'meadow',
      ground: ['#8ae0ff', '#ffe0a8', '#2a6a3a'],
      accent: '#fff',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#1a3a12',
    },
  ],
  draw(art) {
    drawMeadow(art, () =>
      art.hero(() => {
        duck(art, -6, 10, 0.86, 1)
        duck(art, -236, -60, 0.4, 1, '#7ad04a', 1)
        duck(art, 232, 96, 0.36, 1, '#ff7ab0')
      }),
    )
  },
}

/** Sky, hills and reeds; `drawDucks` paints between the hills and the reeds. */
export function drawMeadow(art: Art, drawDucks: () => void): void {
  art.backdrop(['#4ab8f0', '#a8e4f8', '#ffe8b8', '#ffd08a'])
  art.glow(art.width * 0.8, art.height * 0.2, art.height * 0.5, '#fff8d0', 0.9)
  for (let i = 0; i < 6; i++)
    art.cloud((art.width * (i + 0.3)) / 6, art.height * (0.1 + art.random() * 0.25), 150 + art.random() * 130, '#ffffff', 0.9)
  art.ridge(art.height * 0.62, art.height * 0.14, 11, art.linear(['#8ac8c8', '#5a9a8a']))
  art.hills(art.height * 0.68, 40, 6, art.linear(['#6ab85a', '#3a8a4a']))
  art.hills(art.height * 0.78, 30, 7, art.linear(['#4a9a4a', '#1f5a34']))
  drawDucks()
  for (let i = 0; i < 70; i++) {
    const x = art.random() * art.width,
      L = art.height * (0.07 + art.random() * 0.16)
    art.path(
      `M${round(x - 6)} ${art.height}Q${round(x + (art.random() - 0.5) * 30)} ${round(art.height - L)} ${round(x + (art.random() - 0.5) * 60)} ${round(art.height - L * 1.2)}Q${round(x + 10)} ${round(art.height - L * 0.5)} ${round(x + 8)} ${art.height}Z`,
      i % 3 ? '#1a4a2a' : '#0f3420',
    )
  }
  for (let i = 0; i < 7; i++) {
    const x = art.width * (0.04 + i * 0.16),
      y = art.height * (0.78 + art.random() * 0.06)
    art.stroke(`M${round(x)} ${art.height}V${round(y)}`, '#2a5a2a', 5)
    art.gloss(shape.rect(round(x - 9), round(y - 52), 18, 58, 9), '#7a4a24', { contour: 3, edge: 4 })
  }
  art.vignette('#0a2a1a', 0.35)
}
