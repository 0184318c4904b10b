import { drawJaguarIdol } from '../heroes/jaguar-idol.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const aztec: Motif = {
  slug: 'aztec',
  lettering: { face: 'kelly-slab', warp: 'pinch', weight: 0.045, spacing: 0.04 },
  variants: [
    {
      name: 'calendar',
      ground: ['#ffe07a', '#3a9a4a', '#06241a'],
      accent: '#fff6b0',
      second: '#12a890',
      title: titleColours.gold,
      edge: '#0c2a12',
      drawHero: drawCalendar,
    },
    {
      name: 'idol',
      ground: ['#6a1a1a', '#8a2a1c', '#1c0508'],
      accent: '#ffe08a',
      second: '#e05a2a',
      title: titleColours.fire,
      edge: '#3a0a06',
      drawScene: drawJaguarIdol,
    },
    {
      name: 'feathers',
      ground: ['#3ac8d8', '#1a6a8a', '#04182c'],
      accent: '#d8fff8',
      second: '#ffc83a',
      title: titleColours.mint,
      edge: '#042a3a',
      drawHero: drawFeathers,
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
      palette.drawHero?.(art, palette, index)
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

/** A stone face with glowing eyes, within 84 units. */
function drawFace(art: Art, stone: string, inlay: string): void {
  art.gloss('M-66 -76H66L82 -10L62 84H-62L-82 -10Z', stone, { contour: 5, edge: 14 })
  for (const side of [-1, 1]) {
    art.path(shape.rect(side > 0 ? 12 : -56, -36, 44, 34, 6), '#140c08')
    art.glow(side * 34, -19, 30, inlay, 1)
    art.circle(side * 34, -19, 10, light(inlay, 0.6))
    art.gloss(shape.circle(side * 84, 6, 19), inlay, { contour: 4, edge: 5 })
    art.circle(side * 84, 6, 8, dark(stone, 0.6))
  }
  art.gloss('M-13 -26H13L22 26H-22Z', light(stone, 0.15), { contour: 3, edge: 5 })
  art.path(shape.rect(-46, 38, 92, 30, 6), '#140c08')
  for (let i = 0; i < 5; i++) art.path(shape.rect(-40 + i * 17, 40, 13, i % 2 ? 18 : 26, 3), '#fff3d8')
  art.gloss(shape.rect(-72, -84, 144, 26, 6), inlay, { contour: 4, edge: 5 })
  for (let i = 0; i < 5; i++) art.path(emblem.diamond(-52 + i * 26, -71, 8), '#ffe9a0')
}

function drawCalendar(art: Art, palette: Palette): void {
  const stone = '#e8b53a'
  art.metal(shape.circle(0, 0, 208), stone, { contour: 9, edge: 14 })
  art.circle(0, 0, 184, dark(stone, 0.62))
  const tooth = shape.polygon([
    [-26, -150],
    [0, -186],
    [26, -150],
    [14, -130],
    [-14, -130],
  ])
  for (let i = 0; i < 16; i++) art.turned(i * 22.5, () => art.metal(tooth, i % 2 ? stone : palette.second, { edge: 4, contour: 2 }))
  art.metal(shape.circle(0, 0, 130), stone, { contour: 4, edge: 8 })
  art.circle(0, 0, 114, dark(stone, 0.55))
  for (let i = 0; i < 8; i++) art.turned(i * 45 + 22, () => art.gem(0, -98, 16, i % 2 ? palette.second : '#e0344a', 'hex'))
  drawFace(art, stone, palette.second)
}

function drawFeathers(art: Art, palette: Palette): void {
  for (let i = 0; i < 9; i++) {
    art.group(`transform="rotate(${-80 + i * 20} 0 40)"`, () =>
      art.gloss(emblem.leaf(0, -60, 190, 30, -Math.PI / 2), pick(['#e0344a', '#ffc83a', '#2ac8a0'], i), { contour: 4, edge: 8 }),
    )
  }
  art.at(0, 0, 1.5, 0, () => drawFace(art, '#5ab0a8', palette.second))
}
