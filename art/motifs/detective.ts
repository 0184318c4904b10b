import { drawDetective } from '../heroes/detective-in-fog.ts'
import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const detective: Motif = {
  slug: 'detective',
  lettering: { face: 'alegreya-sc', warp: 'arch', spacing: 0.06 },
  variants: [
    {
      name: 'lens',
      ground: ['#6a7a8a', '#2a3444', '#080b12'],
      accent: '#ffd88a',
      second: '#c8a05a',
      title: titleColours.gold,
      edge: '#161008',
      drawScene: drawDetective,
    },
    {
      name: 'keyhole',
      ground: ['#8a5a3a', '#4a2418', '#120606'],
      accent: '#fff0b0',
      second: '#ffc84a',
      title: ['#ffffff', '#ffe9b0', '#ffb04a'],
      edge: '#240c06',
      drawHero: drawKeyhole,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    drawWallpaper(art, palette)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#ffe9b0')
  },
}

function drawWallpaper(art: Art, palette: Palette): void {
  for (let row = 0; row < art.height / 90; row++) {
    for (let i = 0; i < art.width / 80 + 1; i++)
      art.path(shape.spark(i * 80 + (row % 2) * 40, row * 90, 26, 0.3), mix(palette.ground[0], '#ffffff', 0.15), 'opacity=".3"')
  }
}

function drawKeyhole(art: Art, palette: Palette): void {
  art.glow(0, 0, 260, palette.accent, 0.5)
  art.metal(
    'M0 -216C110 -216 150 -140 140 -50C130 60 180 90 150 170C130 220 60 216 0 226C-60 216 -130 220 -150 170C-180 90 -130 60 -140 -50C-150 -140 -110 -216 0 -216Z',
    '#c8963a',
    { contour: 8, edge: 18 },
  )
  for (const [x, y] of [
    [0, -180],
    [0, 192],
    [-116, 130],
    [116, 130],
  ] as const)
    art.ball(x, y, 13, '#ffe9a0', { contour: 4 })
  const hole = 'M0 -120C44 -120 66 -86 62 -50C60 -26 44 -10 30 -2L52 120H-52L-30 -2C-44 -10 -60 -26 -62 -50C-66 -86 -44 -120 0 -120Z'
  art.path(hole, '#0a0408', 'stroke="#5a3408" stroke-width="10"')
  art.inside(hole, () => {
    art.glow(0, -40, 120, '#ffb04a', 0.9)
    art.path('M-70 -52Q0 -110 70 -52Q0 0 -70 -52Z', '#fff8e8')
    art.ball(0, -54, 28, '#2a9a6a', { rim: '#b8ffd8' })
    art.circle(0, -54, 12, '#04140c')
    art.stroke('M-70 -52Q0 -116 70 -52', '#3a1c10', 8)
  })
  art.at(120, 120, 1, -40, () => {
    art.ring(0, -70, 44, dark(palette.second, 0.8), 34)
    art.ring(0, -70, 44, palette.second, 22)
    art.metal(shape.rect(-13, -30, 26, 170, 8), palette.second, { contour: 6, edge: 6 })
    art.metal('M10 90H62V112H40V124H62V146H10Z', palette.second, { contour: 6, edge: 6 })
  })
  art.spark(-90, -150, 40)
}
