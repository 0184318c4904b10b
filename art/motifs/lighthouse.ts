import { drawShipBottle } from '../heroes/ship-bottle.ts'
import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
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
      ground: ['#ff9a6a', '#ffd09a', '#1a2a4a'],
      accent: '#fff8e0',
      second: '#2a7a9a',
      title: ['#ffffff', '#fff3c0', '#ffc04a'],
      edge: '#0a2450',
      drawScene: drawShipBottle,
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

function drawWaves(art: Art, palette: Palette, top: number): void {
  for (let row = 0; row < 3; row++) {
    const fill = art.linear([mix(palette.second, palette.ground[1], 0.4 + row * 0.15), dark(palette.ground[2], 0.1)])
    water(art, top + row * art.height * 0.05, 13, fill)
  }
}
