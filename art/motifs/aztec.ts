import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const aztec: Motif = {
  slug: 'aztec',
  lettering: { face: 'kelly-slab', warp: 'pinch' },
  variants: [
    {
      name: 'calendar',
      ground: ['#ffe07a', '#3a9a4a', '#06241a'],
      accent: '#fff6b0',
      second: '#12a890',
      title: titleColours.gold,
      edge: '#0c2a12',
    },
    {
      name: 'idol',
      ground: ['#ff9a4a', '#a82a3a', '#24060f'],
      accent: '#ffe08a',
      second: '#e05a2a',
      title: titleColours.fire,
      edge: '#3a0a06',
    },
    {
      name: 'feathers',
      ground: ['#3ac8d8', '#1a6a8a', '#04182c'],
      accent: '#d8fff8',
      second: '#ffc83a',
      title: titleColours.mint,
      edge: '#042a3a',
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 20, 0.4)
    const y0 = art.height * 0.7
    for (let i = 0; i < 6; i++) {
      const breadth = art.width * (0.62 - i * 0.09),
        hh = art.height * 0.075
      art.gloss(shape.rect(art.width / 2 - breadth, y0 - (i + 1) * hh, breadth * 2, hh), mix('#a8884a', palette.ground[1], 0.45), {
        edge: 7,
      })
      for (let k = 0; k < 14 - i * 2; k++)
        art.rect(
          art.width / 2 - breadth + 14 + k * ((breadth * 2) / (14 - i * 2)),
          y0 - (i + 1) * hh + hh * 0.35,
          12,
          hh * 0.4,
          '#1c1208',
          'opacity=".3"',
        )
    }
    art.hero(() => {
      art.shadow(0, 30, 260, 240, 0.6)
      const c = index === 1 ? '#e8963a' : index === 2 ? '#5ab0a8' : '#e8b53a'
      if (index !== 2) {
        art.metal(shape.circle(0, 0, 208), c, { contour: 9, edge: 14 })
        art.circle(0, 0, 184, dark(c, 0.62))
        for (let i = 0; i < 16; i++)
          art.turned(i * 22.5, () => {
            art.metal(
              shape.polygon([
                [-26, -150],
                [0, -186],
                [26, -150],
                [14, -130],
                [-14, -130],
              ]),
              i % 2 ? c : palette.second,
              { edge: 4, contour: 2 },
            )
          })
        art.metal(shape.circle(0, 0, 130), c, { contour: 4, edge: 8 })
        art.circle(0, 0, 114, dark(c, 0.55))
        for (let i = 0; i < 8; i++) art.turned(i * 45 + 22, () => art.gem(0, -98, 16, i % 2 ? palette.second : '#e0344a', 'hex'))
      }
      if (index === 2)
        for (let i = 0; i < 9; i++)
          art.group(`transform="rotate(${-80 + i * 20} 0 40)"`, () =>
            art.gloss(emblem.leaf(0, -60, 190, 30, -Math.PI / 2), pick(['#e0344a', '#ffc83a', '#2ac8a0'], i % 3), { contour: 4, edge: 8 }),
          )
      const k = index === 2 ? 1.5 : 1
      art.group(`transform="scale(${k})"`, () => {
        art.gloss('M-66 -76H66L82 -10L62 84H-62L-82 -10Z', c, { contour: 5, edge: 14 })
        for (const s of [-1, 1] as const) {
          art.path(shape.rect(s > 0 ? 12 : -56, -36, 44, 34, 6), '#140c08')
          art.glow(s * 34, -19, 30, palette.second, 1)
          art.circle(s * 34, -19, 10, light(palette.second, 0.6))
          art.gloss(shape.circle(s * 84, 6, 19), palette.second, { contour: 4, edge: 5 })
          art.circle(s * 84, 6, 8, dark(c, 0.6))
        }
        art.gloss('M-13 -26H13L22 26H-22Z', light(c, 0.15), { contour: 3, edge: 5 })
        art.path(shape.rect(-46, 38, 92, 30, 6), '#140c08')
        for (let i = 0; i < 5; i++) art.path(shape.rect(-40 + i * 17, 40, 13, i % 2 ? 18 : 26, 3), '#fff3d8')
        art.gloss(shape.rect(-72, -84, 144, 26, 6), palette.second, { contour: 4, edge: 5 })
        for (let i = 0; i < 5; i++) art.path(emblem.diamond(-52 + i * 26, -71, 8), '#ffe9a0')
      })
      art.spark(-120, -130, 36)
    })
    for (const s of [0, 1] as const)
      for (let i = 0; i < 4; i++)
        art.leaf(
          s ? art.width + 20 : -20,
          art.height * (0.2 + i * 0.15),
          150 + art.random() * 60,
          40,
          (s ? Math.PI : 0) + (art.random() - 0.5),
          i % 2 ? '#1f7a34' : '#145a2a',
        )
    closeScene(art, palette)
  },
}
