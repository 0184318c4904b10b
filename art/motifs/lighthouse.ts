import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { water } from '../props/waves.ts'

export const lighthouse: Motif = {
  slug: 'lighthouse',
  lettering: { face: 'lobster', warp: 'arch', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'tower',
      ground: ['#1c2f6a', '#3a4a8a', '#060c24'],
      accent: '#ffe9a0',
      second: '#e0344a',
      title: ['#ffffff', '#fff0b0', '#ffc84a'],
      edge: '#081034',
      drawHero: drawTower,
    },
    {
      name: 'bottle',
      ground: ['#f0c08a', '#4aa8a8', '#0a2a3a'],
      accent: '#fff8e0',
      second: '#2a7a9a',
      title: titleColours.mint,
      edge: '#06283a',
      drawHero: drawBottle,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.dust(100, '#fff', 0, art.height * 0.35, 0.6, 2)
    for (let i = 0; i < 5; i++)
      art.cloud(
        art.random() * art.width,
        art.height * (0.08 + 0.3 * art.random()),
        140 + art.random() * 140,
        mix(palette.ground[0], '#ffffff', 0.3),
        0.4,
      )
    drawWaves(art, palette, art.height * 0.6)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff')
  },
}

function drawTower(art: Art, palette: Palette): void {
  for (const [from, to] of [
    [-20, 8],
    [172, 200],
  ] as const) {
    art.path(
      shape.wedge(0, -140, 560, from, to),
      art.radialOn(
        [
          [0, palette.accent, 0.9],
          [1, palette.accent, 0],
        ],
        0,
        -140,
        560,
      ),
    )
  }
  art.gloss(
    shape.smooth(
      [
        [-230, 220],
        [-180, 150],
        [-110, 172],
        [-60, 140],
        [70, 138],
        [130, 168],
        [190, 150],
        [236, 220],
      ],
      true,
      0.7,
    ),
    '#3a3a4a',
    { contour: 7, edge: 14 },
  )
  art.gloss('M-62 -92H62L92 170H-92Z', '#fff6ee', { contour: 8, edge: 24 })
  art.inside('M-62 -92H62L92 170H-92Z', () => {
    for (const y of [-60, 24, 108]) art.path(`M-120 ${y}L120 ${y - 34}V${y + 10}L-120 ${y + 44}Z`, palette.second)
  })
  art.innerShade('M-62 -92H62L92 170H-92Z', '#2a0a1c', 40, -24, 0, 0.6)
  for (const [x, y] of [
    [-8, 4],
    [10, 96],
  ] as const)
    art.gloss(shape.rect(x - 13, y - 22, 26, 40, 13), '#ffd86a', { contour: 4, edge: 5 })
  art.gloss(shape.rect(-88, -116, 176, 28, 8), '#2a2a3a', { contour: 5, edge: 6 })
  art.gloss(shape.rect(-52, -186, 104, 74, 8), '#3a4050', { contour: 5, edge: 6 })
  art.glow(0, -148, 150, '#fff6c8', 1)
  art.ball(0, -148, 34, '#fffbe0', { rim: '#fff' })
  for (const x of [-30, 0, 30]) art.stroke(`M${x} -184V-114`, '#2a2a3a', 5)
  art.gloss('M-66 -184Q0 -252 66 -184Z', palette.second, { contour: 6, edge: 10 })
  art.ball(0, -228, 11, '#ffc83a', { contour: 4 })
}

function drawBottle(art: Art): void {
  art.shadow(0, 190, 230, 32, 0.7)
  const glass = 'M-236 -26H-170C-150 -26 -140 -110 -90 -132H130C216 -132 240 -70 240 20C240 110 216 172 130 172H-90C-140 150 -150 66 -170 66H-236Z'
  art.path(
    glass,
    art.linear([
      [0, '#ffffff', 0.55],
      [0.5, '#c8f4ff', 0.25],
      [1, '#ffffff', 0.4],
    ]),
    'stroke="#ffffff" stroke-opacity=".9" stroke-width="7"',
  )
  art.inside(glass, () => {
    art.path('M-260 96Q-120 66 0 96T260 90V220H-260Z', art.linear(['#4ac8d8', '#1a6a9a', '#0a2a5a']))
    art.at(44, 50, 0.62, 0, () => {
      for (const [x, top] of [
        [-90, -150],
        [0, -220],
        [90, -160],
      ] as const)
        art.gloss(shape.rect(x - 6, top, 12, 40 - top, 4), '#6a3a1a', { contour: 4 })
      for (const [x, y, w, h] of [
        [-90, -130, 100, 74],
        [-90, -44, 120, 70],
        [0, -190, 120, 90],
        [0, -86, 150, 110],
        [90, -140, 100, 80],
        [90, -46, 110, 70],
      ] as const) {
        art.gloss(
          `M${x - w / 2} ${y}Q${x} ${y - 14} ${x + w / 2} ${y}Q${round(x + w * 0.66)} ${round(y + h * 0.6)} ${x + w / 2} ${y + h}Q${x} ${round(y + h * 0.84)} ${x - w / 2} ${y + h}Q${round(x - w * 0.4)} ${round(y + h * 0.5)} ${x - w / 2} ${y}Z`,
          '#fff3dc',
          { contour: 5, edge: 14 },
        )
      }
      art.gloss('M-200 50H190C186 110 150 136 110 138H-120C-160 136 -190 106 -200 50Z', '#8a3a24', { contour: 7, edge: 16 })
      art.stroke('M-190 80H182', '#ffc83a', 7)
    })
    art.path('M-260 130Q-120 104 0 128T260 120V220H-260Z', '#2a8ab8', 'opacity=".75"')
  })
  art.path('M-80 -112H120Q190 -108 210 -60Q120 -88 -96 -80Z', '#fff', 'opacity=".5"')
  art.gloss(shape.rect(-262, -34, 44, 108, 10), '#b8783a', { contour: 6, edge: 8 })
  art.stroke('M-190 -30V70M-176 -30V70', '#d8b48a', 6)
  art.gloss('M-60 172H100L130 214H-90Z', '#5a2f18', { contour: 6, edge: 10 })
}

function drawWaves(art: Art, palette: Palette, top: number): void {
  for (let row = 0; row < 3; row++) {
    const fill = art.linear([mix(palette.second, palette.ground[1], 0.4 + row * 0.15), dark(palette.ground[2], 0.1)])
    water(art, top + row * art.height * 0.05, 13, fill)
  }
}
