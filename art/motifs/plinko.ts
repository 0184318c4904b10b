import { light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const plinko: Motif = {
  slug: 'plinko',
  lettering: { face: 'unbounded8', warp: 'none' },
  variants: [
    {
      name: 'violet',
      ground: ['#5a2ae0', '#2a1280', '#0a0530'],
      accent: '#b89aff',
      second: '#ffc21f',
      title: ['#fff', '#ffe27a', '#ffae1f'],
      edge: '#1e0a5a',
    },
    {
      name: 'aqua',
      ground: ['#0f9ab8', '#0a4a80', '#051634'],
      accent: '#8af0ff',
      second: '#ff5a8a',
      title: ['#fff', '#bff6ff', '#3ac8f0'],
      edge: '#062a4a',
    },
    {
      name: 'pop',
      ground: ['#e0387a', '#7a1460', '#20062e'],
      accent: '#ffb0d8',
      second: '#4ae0d0',
      title: titleColours.pink,
      edge: '#4a0636',
    },
  ],
  draw(art, palette) {
    openScene(art, palette, 0)
    art.hero(() => {
      const n = 7,
        sx = 54,
        sy = 50,
        y0 = -190
      art.glow(0, 0, 280, palette.accent, 0.5)
      const path: shape.Point[] = [[0, -250]]
      let px = 0
      for (let j = 0; j < n; j++) {
        px += ((art.random() < 0.5 ? -1 : 1) * sx) / 2
        path.push([px, y0 + j * sy + sy * 0.45])
      }
      art.stroke(shape.smooth(path, false, 1), palette.second, 10, 'opacity=".28"')
      art.stroke(shape.smooth(path, false, 1), light(palette.second, 0.4), 4, 'opacity=".7" stroke-dasharray="2 12"')
      for (let j = 0; j < n; j++)
        for (let i = 0; i < j + 3; i++) {
          const x = (i - (j + 2) / 2) * sx,
            y = y0 + j * sy
          art.glow(x, y, 22, '#fff', 0.35)
          art.ball(x, y, 10, '#f0ebff', { rim: palette.accent })
        }
      const colours = ['#ff3a4a', '#ff7a2a', '#ffc21f', '#b8e02a', '#ffc21f', '#ff7a2a', '#ff3a4a', '#ff3a4a']
      for (let i = 0; i < 8; i++) {
        const x = (i - 3.5) * sx,
          c = pick(colours, pick([0, 1, 2, 3, 3, 2, 1, 0], i))
        art.gloss(shape.rect(x - 24, 168, 48, 50, 12), c, { edge: 7, contour: 3 })
        art.path(shape.spark(x, 192, 13, 0.2), '#fff', 'opacity=".85"')
      }
      const [bx, by] = pick(path, 5)
      art.glow(bx, by, 90, palette.second, 0.9)
      art.ball(bx, by, 30, palette.second, { contour: 3 })
      const [b2, c2] = pick(path, 2)
      art.ball(-b2 - 60, c2 + 60, 22, mix(palette.second, '#ff3a8a', 0.6), { contour: 2 })
      art.ball(40, -236, 24, palette.second, { contour: 2 })
    })
    closeScene(art, palette)
  },
}
