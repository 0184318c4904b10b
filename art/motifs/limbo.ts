import { drawLimboTunnel } from '../heroes/limbo-tunnel.ts'
import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const limbo: Motif = {
  slug: 'limbo',
  lettering: { face: 'tektur', warp: 'rise', weight: 0.02, spacing: 0.02 },
  variants: [
    {
      name: 'gauge',
      ground: ['#12d8a0', '#0a6a7a', '#031a2c'],
      accent: '#c8ffe8',
      second: '#ffc21f',
      title: titleColours.mint,
      edge: '#042a30',
      drawHero: drawGauge,
    },
    {
      name: 'beam',
      ground: ['#3a1a5a', '#1c0a3a', '#07020f'],
      accent: '#ff5ac8',
      second: '#4af0ff',
      title: ['#ffffff', '#d8fbff', '#4ad8ff'],
      edge: '#14063a',
      drawScene: drawLimboTunnel,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 12, 0.2)
    for (let i = 1; i < 10; i++) art.stroke(`M0 ${art.height * 0.07 * i}H${art.width}`, '#fff', 1, 'opacity=".12"')
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

function drawGauge(art: Art, palette: Palette): void {
  art.shadow(0, 70, 250, 200, 0.5)
  art.metal(shape.circle(0, 20, 222), '#d8e0ec', { contour: 9, edge: 16 })
  art.circle(0, 20, 192, art.radial(['#1c3a54', '#0a1c30', '#040c18']))
  const heat = ['#3ad07a', '#a8e02a', '#ffd21f', '#ff8a1f', '#ff3a4a']
  heat.forEach((colour, i) => art.path(shape.wedge(0, 20, 176, 150 + i * 48, 196 + i * 48, 136), colour))
  for (let i = 0; i < 21; i++)
    art.stroke(shape.line([shape.polar(0, 20, 118, 150 + i * 12), shape.polar(0, 20, i % 5 ? 126 : 132, 150 + i * 12)]), '#e8f4ff', i % 5 ? 3 : 6)
  art.glow(0, 20, 120, palette.second, 0.5)
  art.at(0, 20, 1, 34, () => art.gloss('M-16 20L0 -152L16 20Q0 40 -16 20Z', '#ff3a4a', { contour: 5, edge: 7 }))
  art.metal(shape.circle(0, 20, 34), palette.second, { contour: 6, edge: 7 })
  art.gloss(shape.rect(-94, 98, 188, 76, 18), '#06121f', { contour: 5, edge: 10 })
  art.path(textOutline('tektur', '×99.0', 54, { anchor: 'middle', y: 155 }).d, light(palette.second, 0.3))
}
