import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
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
      drawHero: drawLens,
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
    if (index === 0) drawStreet(art, palette)
    else drawWallpaper(art, palette)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#ffe9b0')
  },
}

function drawStreet(art: Art, palette: Palette): void {
  for (let x = -10; x < art.width; x += art.width * 0.14) {
    const tall = art.height * (0.3 + art.random() * 0.22)
    art.rect(x, art.height * 0.66 - tall, art.width * 0.13, tall, mix(palette.ground[2], palette.ground[1], 0.5))
    for (let i = 0; i < 8; i++)
      if (art.random() < 0.35)
        art.rect(x + 10 + (i % 2) * 34, art.height * 0.66 - tall + 20 + Math.floor(i / 2) * 44, 20, 26, palette.accent, 'opacity=".6"')
  }
  for (let i = 0; i < 70; i++) {
    const [x, y] = [art.random() * art.width, art.random() * art.height * 0.75]
    art.stroke(`M${round(x)} ${round(y)}l-9 34`, '#d8e8f8', 2, 'opacity=".3"')
  }
  art.fog(art.height * 0.42, art.height * 0.26, '#c8d8e0', 0.35)
}

function drawWallpaper(art: Art, palette: Palette): void {
  for (let row = 0; row < art.height / 90; row++) {
    for (let i = 0; i < art.width / 80 + 1; i++)
      art.path(shape.spark(i * 80 + (row % 2) * 40, row * 90, 26, 0.3), mix(palette.ground[0], '#ffffff', 0.15), 'opacity=".3"')
  }
}

function drawLens(art: Art, palette: Palette): void {
  art.shadow(0, 60, 230, 190, 0.5)
  art.gloss(
    'M-226 -80C-190 -120 -140 -116 -118 -126C-112 -196 -70 -226 -10 -226C54 -226 96 -196 102 -126C126 -116 176 -120 212 -80C150 -44 -160 -44 -226 -80Z',
    '#5a4a3a',
    { contour: 8, edge: 22 },
  )
  art.path('M-118 -126C-60 -104 44 -104 102 -126L106 -92C40 -74 -60 -74 -122 -92Z', '#1c1410')
  art.at(10, 60, 1, 0, () => {
    art.at(0, 0, 1, -42, () => {
      art.gloss(shape.rect(-24, 120, 48, 150, 20), '#7a4424', { contour: 7, edge: 10 })
      art.metal(shape.rect(-18, 96, 36, 44, 8), palette.second, { contour: 5, edge: 6 })
    })
    art.metal(shape.circle(0, 0, 130), palette.second, { contour: 8, edge: 14 })
    art.circle(0, 0, 106, art.radial(['#fffbe8', '#ffe9b0', '#d8a860']))
    art.inside(shape.circle(0, 0, 106), () => {
      for (let i = 0; i < 7; i++) {
        const whorl = times(14, (k) => shape.polar(4, 12, (14 + i * 13) * (1 + 0.08 * Math.sin(k * 2 + i)), k * 25.7)).map(([x, y]): shape.Point => [
          x,
          y * 1.18,
        ])
        art.path(shape.smooth(whorl, true, 1), 'none', `stroke="#6a3a1c" stroke-width="6" stroke-dasharray="${60 + i * 14} ${9 + i}" opacity=".8"`)
      }
    })
    art.path('M-84 -50A98 98 0 0 1 30 -94Q-40 -40 -60 10Z', '#fff', 'opacity=".55"')
  })
  art.spark(-60, -10, 40)
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
