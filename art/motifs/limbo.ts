import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
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
      drawHero: drawBeam,
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

function drawBeam(art: Art, palette: Palette): void {
  for (const [x, colour] of [
    [-190, palette.accent],
    [190, palette.second],
  ] as const) {
    art.gloss(shape.rect(x - 22, -206, 44, 420, 14), '#2a1f44', { contour: 7, edge: 10 })
    art.stroke(`M${x} -180V190`, colour, 9, 'opacity=".9"')
    art.gloss(shape.rect(x - 54, 190, 108, 36, 12), '#3a2c5c', { contour: 6, edge: 8 })
  }
  for (const [width, opacity] of [
    [44, 0.25],
    [24, 0.6],
    [9, 1],
  ] as const)
    art.stroke('M-190 -26L190 30', width === 9 ? '#ffffff' : '#ff5ac8', width, `opacity="${opacity}"`)
  for (let i = 0; i < 6; i++)
    art.ball(-150 + i * 60, 150 - Math.sin((i / 5) * Math.PI) * 40, 30 - i * 2, dark(palette.second, 0.75 - i * 0.12), { shine: 0.3 })
  art.glow(60, 104, 160, palette.second, 0.8)
  art.ball(60, 104, 78, palette.second, { contour: 7, rim: '#fff' })
  art.path(textOutline('tektur', '×7', 70, { anchor: 'middle', x: 60, y: 130 }).d, '#06243a')
  art.path(textOutline('tektur', '×25', 92, { anchor: 'middle', y: -96 }).d, '#ffffff', 'opacity=".9"')
  art.spark(-110, -120, 34)
}
