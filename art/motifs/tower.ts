import { drawIceCastle } from '../heroes/ice-castle.ts'
import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const tower: Motif = {
  slug: 'tower',
  lettering: { face: 'dela-gothic-one', warp: 'pinch' },
  variants: [
    {
      name: 'blocks',
      ground: ['#ffd86a', '#ff8a5a', '#5a1a4a'],
      accent: '#fffbe0',
      second: '#4a8aff',
      title: ['#ffffff', '#fff0c0', '#ffc84a'],
      edge: '#4a0c34',
      drawHero: drawBlocks,
    },
    {
      name: 'keep',
      ground: ['#1c2a7a', '#2a5ab0', '#0a0f36'],
      accent: '#8ae0ff',
      second: '#c8e8ff',
      title: titleColours.ice,
      edge: '#0c1440',
      drawScene: drawIceCastle,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 18, 0.26)
    for (let i = 0; i < 7; i++)
      art.cloud(art.random() * art.width, art.height * (0.06 + 0.5 * art.random()), 120 + art.random() * 140, light(palette.ground[0], 0.6), 0.55)
    art.hero(() => palette.drawHero?.(art, palette, index))
    for (let i = 0; i < 5; i++) art.cloud((art.width * i) / 4, art.height * 0.68, 220, light(palette.ground[1], 0.5), 0.8)
    closeScene(art, palette, '#fff')
  },
}

function drawBlocks(art: Art, palette: Palette): void {
  const blocks = [
    [0, 190, '#e0344a'],
    [14, 132, '#ffc21f'],
    [-12, 74, palette.second],
    [10, 16, '#3ad07a'],
    [-6, -42, '#8a5af0'],
    [16, -100, '#ff8a3a'],
  ] as const
  art.shadow(0, 226, 190, 28, 0.6)
  for (const [dx, y, colour] of blocks) {
    art.gloss(shape.rect(dx - 120, y - 28, 240, 56, 12), colour, { contour: 7, edge: 12 })
    for (let i = 0; i < 3; i++) art.path(shape.rect(dx - 88 + i * 68, y - 12, 40, 24, 8), dark(colour, 0.5), 'opacity=".55"')
  }
  art.at(40, -178, 1, 12, () => {
    art.gloss(shape.rect(-120, -28, 240, 56, 12), '#3ac8d8', { contour: 7, edge: 12 })
    art.path(shape.spark(0, 0, 24, 0.25), '#fff')
  })
  for (const side of [-1, 1]) art.stroke(`M${40 + side * 80} -216L40 -290`, '#5a3a2a', 6)
  art.spark(-120, -150, 40)
}
