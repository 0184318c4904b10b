import { drawTram } from '../heroes/mountain-tram.ts'
import { drawSignalCabin } from '../heroes/signal-cabin.ts'
import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const train: Motif = {
  slug: 'train',
  lettering: { face: 'podkova', warp: 'arch', spacing: 0.03 },
  variants: [
    {
      name: 'express',
      ground: ['#3a4a9a', '#1c1f5a', '#070618'],
      accent: '#ffd08a',
      second: '#c8323a',
      title: titleColours.gold,
      edge: '#1a0c24',
      drawHero: drawLocomotive,
    },
    {
      name: 'signal',
      ground: ['#ffb07a', '#d85a5a', '#3a1030'],
      accent: '#fff0c0',
      second: '#2aa86a',
      title: ['#ffffff', '#ffe9b0', '#ffb04a'],
      edge: '#3a0c1c',
      drawScene: drawSignalCabin,
    },
    {
      name: 'tram',
      ground: ['#8ad0ff', '#3a86d8', '#0c2450'],
      accent: '#fff6d8',
      second: '#e0384a',
      title: ['#ffffff', '#ffe9b0', '#ffb83a'],
      edge: '#0a2050',
      drawHero: drawTram,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.dust(90, '#fff', 0, art.height * 0.4, 0.6, 2.2)
    art.ridge(art.height * 0.52, art.height * 0.18, 9, art.linear([mix(palette.ground[0], palette.ground[1], 0.5), palette.ground[2]]))
    art.hills(art.height * 0.62, 30, 6, dark(palette.ground[2], 0.2))
    for (const side of [-1, 1])
      art.stroke(
        `M${art.heroAt.x + side * 60} ${art.height * 0.58}L${art.heroAt.x + side * art.width * 0.5} ${art.height}`,
        '#c8b8a8',
        8,
        'opacity=".6"',
      )
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#ffe9b0')
  },
}

function drawLocomotive(art: Art, palette: Palette): void {
  for (let i = 0; i < 8; i++) art.glow(40 + i * 22, -190 - i * 12, 50 + i * 9, '#f4ecff', 0.3)
  art.shadow(0, 206, 230, 34, 0.9)
  art.gloss('M-36 -216H36L26 -130H-26Z', '#2a2a38', { contour: 7, edge: 10 })
  art.metal(shape.rect(-46, -228, 92, 24, 8), '#ffc83a', { contour: 5 })
  art.gloss(shape.rect(-196, 0, 392, 150, 24), palette.second, { contour: 8, edge: 18 })
  art.metal(shape.circle(0, -6, 156), '#3a3f50', { contour: 9, edge: 18 })
  art.metal(shape.circle(0, -6, 128), '#ffc83a', { edge: 8 })
  art.circle(0, -6, 116, art.radial(['#4a5064', '#262a38', '#12131c'], 0.5, 0.5, 0.6, 0.36, 0.3))
  for (let i = 0; i < 12; i++) art.ball(...shape.polar(0, -6, 142, i * 30), 8, '#dfe6f2')
  art.metal(shape.star(0, 4, 62, 27, 5), '#ffc83a', { contour: 5, edge: 6 })
  art.glow(0, -110, 150, '#fff3b0', 0.9)
  art.metal(shape.circle(0, -106, 46), '#ffc83a', { contour: 6, edge: 6 })
  art.ball(0, -106, 34, '#fff6c8', { rim: '#fff' })
  for (const side of [-1, 1]) {
    art.metal(shape.circle(side * 150, 96, 34), '#aab4c8', { contour: 6, edge: 6 })
    art.ball(side * 150, 96, 22, '#ffe08a')
  }
  art.gloss('M-210 140H210L150 226H-150Z', '#2a2a38', { contour: 7, edge: 10 })
  for (let i = -4; i < 5; i++) art.stroke(`M${i * 42} 146L${i * 32} 220`, '#c83a3a', 9)
}
