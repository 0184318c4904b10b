import { drawAmberJelly } from '../heroes/amber-jelly.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { tube } from '../props/tube.ts'

export const deepsea: Motif = {
  slug: 'deepsea',
  lettering: { face: 'dela-gothic-one', warp: 'wave' },
  variants: [
    {
      name: 'angler',
      ground: ['#0f4a6a', '#06203f', '#02060f'],
      accent: '#5affe0',
      second: '#ffe27a',
      title: titleColours.mint,
      edge: '#021c24',
      drawHero: drawAngler,
    },
    {
      name: 'octopus',
      ground: ['#3a6ad8', '#2a1f7a', '#080428'],
      accent: '#a8c8ff',
      second: '#ff5a8a',
      title: titleColours.pink,
      edge: '#1a0648',
      drawHero: drawOctopus,
    },
    {
      name: 'submarine',
      ground: ['#1fb0b8', '#0f5a80', '#04182f'],
      accent: '#d0fff6',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#06263a',
      drawHero: drawSubmarine,
    },
    {
      name: 'jelly',
      ground: ['#8a1f6a', '#3f0c4e', '#0e0218'],
      accent: '#ffa03a',
      second: '#5ae8ff',
      title: ['#fff8e0', '#ffc86a', '#ff8a3a'],
      edge: '#2c0626',
      drawScene: drawAmberJelly,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.beams(art.width * 0.4, -art.height * 0.1, 6, art.height, 60, palette.accent, 0.25)
    for (let i = 0; i < 3; i++)
      art.ridge(art.height * (0.6 + i * 0.06), art.height * (0.16 - i * 0.03), 9 + i, mix(palette.ground[1], palette.ground[2], 0.4 + i * 0.25))
    for (let i = 0; i < 30; i++)
      art.ring(art.random() * art.width, art.random() * art.height * 0.75, 3 + art.random() ** 2 * 15, '#e0fbff', 2, 'opacity=".45"')
    for (let i = 0; i < 9; i++)
      art.glow(art.random() * art.width, art.height * (0.1 + art.random() * 0.6), 20 + art.random() * 30, palette.accent, 0.45)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

function drawAngler(art: Art, palette: Palette): void {
  art.glow(-150, -130, 230, palette.second, 0.8)
  art.stroke('M30 -120C10 -220 -110 -236 -150 -150', '#1a3a4a', 15)
  art.stroke('M30 -120C10 -220 -110 -236 -150 -150', '#3a7a8a', 8)
  art.ball(-150, -132, 34, '#fff6c0', { contour: 5, rim: '#fff' })
  art.gloss('M150 20C190 -30 216 -70 244 -70C232 -20 232 40 244 96C216 96 190 80 150 60Z', '#2a6a7a', { contour: 7, edge: 14 })
  const body =
    'M-190 30C-180 -70 -90 -136 20 -130C120 -124 180 -50 180 30C180 120 110 186 10 186C-60 186 -110 170 -140 140C-100 120 -100 90 -90 60C-130 60 -160 50 -190 30Z'
  art.gloss(body, '#2f7a8a', { contour: 8, edge: 32, lift: 0.35 })
  art.inside(body, () => {
    for (const [x, y, r] of [
      [60, -80, 18],
      [110, -20, 24],
      [120, 60, 16],
      [40, 120, 22],
      [70, 20, 12],
    ] as const)
      art.circle(x, y, r, dark('#2f7a8a', 0.45), 'opacity=".6"')
  })
  art.path('M-196 34C-120 60 -70 50 -40 40C-60 90 -90 130 -146 142C-196 120 -206 80 -196 34Z', '#1a0a1c', 'stroke="#0a0610" stroke-width="6"')
  for (const [x, y, h] of [
    [-180, 40, 40],
    [-146, 50, 52],
    [-110, 52, 44],
    [-78, 48, 36],
  ] as const)
    art.gloss(
      shape.polygon([
        [x - 12, y - 2],
        [x + 14, y + 2],
        [x + 2, y + h],
      ]),
      '#fffbe8',
      { contour: 3, edge: 4 },
    )
  for (const [x, y, h] of [
    [-170, 132, -40],
    [-134, 134, -46],
    [-100, 118, -36],
  ] as const)
    art.gloss(
      shape.polygon([
        [x - 12, y],
        [x + 12, y],
        [x, y + h],
      ]),
      '#fffbe8',
      { contour: 3, edge: 4 },
    )
  art.glow(-50, -40, 80, palette.accent, 0.8)
  art.ball(-50, -40, 44, '#d8fff0', { contour: 6 })
  art.circle(-62, -36, 20, '#04141c')
  art.circle(-70, -44, 7, '#fff')
  art.gloss('M40 60C20 110 60 150 110 150C110 116 90 80 70 60Z', '#2a6a7a', { contour: 6, edge: 9 })
}

function drawOctopus(art: Art, palette: Palette): void {
  const skin = palette.second
  for (const [d, width] of [
    ['M-90 70C-160 60 -226 110 -216 170C-206 216 -150 200 -160 166', 46],
    ['M90 70C160 60 226 110 216 170C206 216 150 200 160 166', 46],
    ['M-60 90C-130 130 -120 210 -70 226C-30 230 -26 190 -56 186', 44],
    ['M60 90C130 130 120 210 70 226C30 230 26 190 56 186', 44],
    ['M-100 10C-180 -20 -236 -60 -206 -116C-180 -150 -140 -120 -160 -96', 40],
    ['M100 10C180 -20 236 -60 206 -116C180 -150 140 -120 160 -96', 40],
  ] as const) {
    tube(art, d, width, skin)
    art.path(d, 'none', `stroke="${light(skin, 0.6)}" stroke-width="9" stroke-dasharray="1 22" stroke-linecap="round" transform="translate(4 9)"`)
  }
  art.gloss(
    'M0 -214C106 -214 150 -130 136 -40C128 20 120 60 96 100C60 130 -60 130 -96 100C-120 60 -128 20 -136 -40C-150 -130 -106 -214 0 -214Z',
    skin,
    { contour: 8, edge: 34, lift: 0.45 },
  )
  for (const [x, y, r] of [
    [-70, -150, 18],
    [-30, -180, 12],
    [80, -140, 14],
    [56, -178, 9],
  ] as const)
    art.circle(x, y, r, light(skin, 0.4), 'opacity=".7"')
  for (const side of [-1, 1]) {
    art.circle(side * 56, -36, 44, '#fff')
    art.circle(side * 52, -30, 28, '#1c1040')
    art.circle(side * 44, -42, 10, '#fff')
    art.circle(side * 92, 24, 20, '#ff9ab8', 'opacity=".7"')
  }
  art.path('M-40 36Q0 84 40 36Q30 88 0 90Q-30 88 -40 36Z', '#5a0a34')
  art.ball(0, 176, 46, '#fbeaf6', { contour: 6, rim: '#ffc8f0' })
  art.spark(-14, 158, 30)
}

function drawSubmarine(art: Art, palette: Palette): void {
  art.at(-14, 10, 0.9, 0, () => drawHull(art, palette))
}

function drawHull(art: Art, palette: Palette): void {
  art.path(
    shape.wedge(-150, 40, 380, 150, 196),
    art.radialOn(
      [
        [0, '#fffbe0', 0.8],
        [1, '#fffbe0', 0],
      ],
      -150,
      40,
      380,
    ),
  )
  art.stroke('M20 -150V-216H64', '#c8901a', 17)
  art.ball(70, -216, 14, '#5ad8ff', { contour: 5 })
  art.gloss(shape.rect(-62, -166, 130, 90, 26), palette.second, { contour: 7, edge: 14 })
  art.gloss('M180 10L244 -54V150L180 90Z', '#e0542a', { contour: 7, edge: 12 })
  for (let i = 0; i < 3; i++) art.at(236, 50, 1, i * 120, () => art.gloss(shape.ellipse(0, -34, 12, 34), '#aab4c8', { contour: 5, edge: 6 }))
  art.gloss(shape.rect(-220, -90, 420, 250, 124), palette.second, { contour: 9, edge: 36, lift: 0.5 })
  art.path('M-206 84H186Q160 158 80 160H-100Q-180 158 -206 84Z', '#e0542a', 'opacity=".9"')
  for (const [x, r] of [
    [-116, 58],
    [20, 44],
    [124, 34],
  ] as const) {
    art.metal(shape.circle(x, 16, r + 14), '#d8dde8', { contour: 6, edge: 7 })
    art.ball(x, 16, r, '#3ac0e8', { rim: '#e8ffff' })
    for (let i = 0; i < 8; i++) art.circle(...shape.polar(x, 16, r + 8, i * 45 + 20), 4, '#5a6478')
  }
  art.circle(-130, 20, 24, dark('#3ac0e8', 0.5), 'opacity=".5"')
  art.gloss(shape.rect(-40, 170, 150, 36, 12), '#8a5a1a', { contour: 6, edge: 7 })
  for (let i = 0; i < 6; i++) art.ring(230 + (i % 2) * 22, -60 - i * 26, 9 + i, '#fff', 3, 'opacity=".7"')
}
