import { drawBoot } from '../heroes/silver-spur.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const western: Motif = {
  slug: 'western',
  lettering: { face: 'podkova', warp: 'arch', strength: 0.2, spacing: 0.05 },
  variants: [
    {
      name: 'star',
      ground: ['#ffd88a', '#e8743a', '#4a140f'],
      accent: '#fff3c0',
      second: '#c8842a',
      title: ['#fff8e0', '#ffd68a', '#e08a34'],
      edge: '#3a1206',
      drawHero: drawStar,
    },
    {
      name: 'bandit',
      ground: ['#5ab8c8', '#c8784a', '#3a1414'],
      accent: '#ffe9c0',
      second: '#a83a2a',
      title: titleColours.gold,
      edge: '#3a1206',
      drawHero: drawBandit,
    },
    {
      name: 'chambers',
      ground: ['#3a2a6a', '#a83a5a', '#1c0a1c'],
      accent: '#ffb07a',
      second: '#ffc83a',
      title: titleColours.fire,
      edge: '#2a0610',
      drawHero: drawChambers,
    },
    {
      name: 'spur',
      ground: ['#7ae0d0', '#2a8a9a', '#0a2030'],
      accent: '#fff0b8',
      second: '#c8d4e6',
      title: titleColours.silver,
      edge: '#0c2030',
      drawHero: drawBoot,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.circle(
      art.heroAt.x,
      art.heroAt.y,
      Math.min(art.width, art.height) * 0.38,
      art.radial([
        [0, '#fff8d8'],
        [0.8, light(palette.accent, 0.1)],
        [1, palette.accent],
      ]),
    )
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.7, palette.accent, 0.6)
    mesa(art, art.width * 0.16, art.height * 0.66, art.width * 0.2, art.height * 0.24, mix(palette.ground[1], '#b85a2a', 0.5))
    mesa(art, art.width * 0.86, art.height * 0.66, art.width * 0.24, art.height * 0.3, mix(palette.ground[1], '#a04a2a', 0.6))
    art.hills(art.height * 0.64, 24, 6, art.linear([mix('#c87a3a', palette.ground[1], 0.3), dark(palette.ground[2], 0.1)]))
    cactus(art, art.width * 0.1, art.height * 0.6, 0.9)
    cactus(art, art.width * 0.92, art.height * 0.62, 0.7)
    art.hero(() => {
      art.shadow(0, 50, 220, 200, 0.45)
      palette.drawHero?.(art, palette, index)
      art.coins(6, 0, 60, 250, 26)
    })
    closeScene(art, palette, '#ffe9b0')
  },
}

function cactus(art: Art, x: number, y: number, s: number): void {
  art.at(x, y, s, 0, () => {
    for (const d of [
      'M-16 140V-70a16 16 0 0 1 32 0V140Z',
      'M-14 40H-50a26 26 0 0 1 -26 -26V-20a12 12 0 0 1 24 0V6a8 8 0 0 0 8 8H-14Z',
      'M14 70H52a26 26 0 0 0 26 -26V0a12 12 0 0 0 -24 0V34a8 8 0 0 1 -8 8H14Z',
    ] as const)
      art.gloss(d, '#3a8a4a', { contour: 5, edge: 9 })
  })
}

function mesa(art: Art, x: number, y: number, s: number, hh: number, colour: string): void {
  art.path(
    shape.polygon([
      [x - s, y],
      [x - s * 0.86, y - hh * 0.4],
      [x - s * 0.62, y - hh * 0.5],
      [x - s * 0.56, y - hh],
      [x + s * 0.5, y - hh * 1.04],
      [x + s * 0.58, y - hh * 0.52],
      [x + s * 0.88, y - hh * 0.36],
      [x + s, y],
    ]),
    art.linear([light(colour, 0.2), dark(colour, 0.35)]),
  )
  for (let i = 1; i < 4; i++)
    art.stroke(
      `M${round(x - s * 0.55)} ${round(y - hh + i * hh * 0.14)}L${round(x + s * 0.52)} ${round(y - hh * 1.02 + i * hh * 0.14)}`,
      dark(colour, 0.4),
      3,
      'opacity=".5"',
    )
}

function drawStar(art: Art): void {
  art.metal(shape.star(0, 0, 205, 104, 5, -90), '#e8a83a', { contour: 9, edge: 16 })
  for (let i = 0; i < 5; i++) {
    const t = ((-90 + i * 72) * Math.PI) / 180
    art.ball(Math.cos(t) * 204, Math.sin(t) * 204, 24, '#ffc83a', { contour: 5 })
  }
  art.metal(shape.circle(0, 0, 96), '#c8862a', { contour: 4, edge: 8 })
  art.circle(0, 0, 78, art.linear(['#5a3010', '#2a1206']))
  art.path(shape.star(0, 0, 58, 26, 5), art.linear(['#fff0b0', '#e8a02a']))
  art.spark(-60, -110, 44)
}

function drawBandit(art: Art): void {
  art.gloss(
    'M-236 20C-200 -20 -120 -20 -96 -30C-96 -110 -70 -190 -26 -180C-8 -176 8 -176 26 -180C70 -190 96 -110 96 -30C120 -20 200 -20 236 20C180 76 -180 76 -236 20Z',
    '#8a4a22',
    { contour: 8, edge: 24 },
  )
  art.path('M-98 -24C-40 0 40 0 98 -24L96 -62C40 -40 -40 -40 -96 -62Z', art.linear(['#2a1208', '#4a2410']))
  art.metal(shape.star(0, -36, 26, 12), '#ffc83a', { contour: 3, edge: 4 })
  art.gloss('M-130 84Q0 130 130 84L150 120Q60 160 40 168L0 236L-40 168Q-60 160 -150 120Z', '#c8242f', { contour: 7, edge: 16 })
  for (let i = 0; i < 9; i++) art.path(emblem.diamond(-100 + i * 25, 122 + Math.sin((i / 8) * 3.14) * 20, 7), '#fff3e0')
  art.path('M-104 62Q0 100 104 62L112 88Q0 128 -112 88Z', '#1c0c08', 'opacity=".9"')
  art.glow(-40, 82, 24, '#ffcf4a', 1)
  art.glow(40, 82, 24, '#ffcf4a', 1)
}

function drawChambers(art: Art): void {
  art.metal(shape.circle(0, 0, 196), '#9aa2b4', { contour: 9, edge: 20 })
  art.circle(0, 0, 168, art.linear(['#3a3f50', '#14141c']))
  for (let i = 0; i < 6; i++) {
    const t = ((i * 60 - 90) * Math.PI) / 180,
      x = Math.cos(t) * 104,
      y = Math.sin(t) * 104
    art.metal(shape.circle(x, y, 50), '#767e92', { contour: 4, edge: 6 })
    art.circle(x, y, 40, '#0a0a10')
    if (i !== 2) {
      art.metal(shape.circle(x, y, 37), '#ffb83a', { edge: 7 })
      art.circle(x, y, 15, art.linear(['#8a4a0a', '#ffd87a'], 60))
    }
  }
  art.metal(shape.circle(0, 0, 40), '#aab2c4', { contour: 4, edge: 8 })
  art.path(shape.star(0, 0, 24, 11), '#ffc83a')
  art.spark(-120, -130, 46)
}
