import { drawPostSnail } from '../heroes/post-snail.ts'
import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const mushrooms: Motif = {
  slug: 'mushrooms',
  lettering: { face: 'nunito', warp: 'smile' },
  variants: [
    {
      name: 'cap',
      ground: ['#c8f08a', '#3a8a5a', '#08261c'],
      accent: '#f8ffd0',
      second: '#e0303a',
      title: ['#ffffff', '#f0ffc8', '#a8e84a'],
      edge: '#0a2a16',
      drawHero: drawCap,
    },
    {
      name: 'snail',
      ground: ['#ffd8a8', '#c8784a', '#2f140c'],
      accent: '#fff3d8',
      second: '#8a5ad0',
      title: titleColours.gold,
      edge: '#34120a',
      drawHero: drawPostSnail,
    },
    {
      name: 'hedgehog',
      ground: ['#6ab8d8', '#2f5a7a', '#081a26'],
      accent: '#e8f8ff',
      second: '#ffb04a',
      title: ['#ffffff', '#ffe8c8', '#ffb04a'],
      edge: '#0a1c2c',
      drawHero: drawHedgehog,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.beams(art.width * 0.3, -40, 7, art.height, 70, palette.accent, 0.4)
    for (let i = 0; i < 9; i++) drawTrunk(art, (art.width * i) / 8 + art.random() * 30 - 15, palette)
    for (let i = 0; i < 8; i++)
      drawToadstool(
        art,
        art.random() * art.width,
        art.height * (0.62 + art.random() * 0.05),
        0.24 + art.random() * 0.2,
        i % 2 ? palette.second : '#e8a04a',
      )
    art.hills(art.height * 0.64, 24, 7, mix(palette.ground[2], '#2a6a34', 0.4))
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, palette.accent)
  },
}

function drawTrunk(art: Art, x: number, palette: Palette): void {
  const w = 16 + art.random() * 26
  art.path(
    `M${round(x - w)} -20L${round(x - w * 1.3)} ${round(art.height * 0.7)}H${round(x + w * 1.3)}L${round(x + w)} -20Z`,
    mix(palette.ground[1], palette.ground[2], 0.3 + art.random() * 0.5),
    'opacity=".6"',
  )
}

function drawToadstool(art: Art, x: number, y: number, scale: number, colour: string): void {
  art.at(x, y, scale, 0, () => {
    art.gloss('M-40 0C-30 -60 -34 -100 -44 -130H44C34 -100 30 -60 40 0Q0 16 -40 0Z', '#f6ecdc', { contour: 7, edge: 14 })
    art.gloss('M-150 -110C-150 -220 -70 -270 0 -270C70 -270 150 -220 150 -110Q0 -70 -150 -110Z', colour, { contour: 8, edge: 24 })
    for (const [dx, dy, r] of [
      [-80, -150, 22],
      [0, -210, 28],
      [70, -150, 24],
      [-10, -124, 16],
    ] as const)
      art.ellipse(dx, dy, r, r * 0.8, '#fff8ea')
  })
}

function drawCap(art: Art, palette: Palette): void {
  art.shadow(0, 206, 200, 32, 0.7)
  drawToadstool(art, 160, 214, 0.5, '#e8a04a')
  drawToadstool(art, -166, 214, 0.42, palette.second)
  art.gloss('M-84 206C-60 130 -66 60 -92 0H92C66 60 60 130 84 206Q0 232 -84 206Z', '#f8eedd', { contour: 8, edge: 24 })
  art.gloss('M-104 24Q-60 60 0 40Q60 60 104 24L92 -4H-92Z', '#fffaf0', { contour: 5, edge: 10 })
  const cap = 'M-206 20C-216 -130 -110 -216 0 -216C110 -216 216 -130 206 20Q0 84 -206 20Z'
  art.gloss(cap, palette.second, { contour: 9, edge: 36, lift: 0.4 })
  art.inside(cap, () => {
    for (const [x, y, r] of [
      [-120, -70, 38],
      [-20, -150, 44],
      [96, -110, 34],
      [150, -10, 34],
      [20, -40, 36],
      [-90, 20, 26],
      [-180, 0, 22],
      [90, 30, 20],
    ] as const)
      art.gloss(shape.ellipse(x, y, r, r * 0.84), '#fff8ea', { edge: 9, depth: 0.2 })
  })
  for (const side of [-1, 1]) {
    art.circle(side * 32, 110, 13, '#3a2018')
    art.circle(side * 28, 105, 5, '#fff')
    art.circle(side * 52, 136, 13, '#ff9a8a', 'opacity=".7"')
  }
  art.stroke('M-16 136Q0 152 16 136', '#3a2018', 6)
}

function drawHedgehog(art: Art, palette: Palette): void {
  art.shadow(0, 206, 230, 32, 0.7)
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 15; i++) {
      const angle = 176 + i * 14.6 + row * 5
      const root = 120 - row * 26
      art.path(
        shape.polygon([shape.polar(20, 40, root, angle - 7), shape.polar(20, 40, root + 106, angle), shape.polar(20, 40, root, angle + 7)]),
        light('#5a3a2a', row * 0.12),
        'stroke="#241208" stroke-width="4" stroke-linejoin="round"',
      )
    }
  }
  art.gloss(
    'M-210 110C-180 30 -90 -40 20 -40C130 -40 200 50 196 130C192 190 130 206 20 206C-90 206 -170 190 -190 150C-204 150 -222 130 -210 110Z',
    '#f0cfa0',
    { contour: 8, edge: 26 },
  )
  art.ball(-206, 118, 24, '#2a1810', { contour: 5 })
  art.circle(-104, 76, 19, '#241208')
  art.circle(-111, 69, 7, '#fff')
  art.circle(-80, 124, 24, '#ff9a7a', 'opacity=".6"')
  art.stroke('M-170 150Q-140 172 -110 154', '#5a2f18', 7)
  art.gloss(shape.circle(-10, 30, 38), '#e8b888', { contour: 5, edge: 9 })
  for (const x of [-90, 110]) art.gloss(shape.ellipse(x, 204, 44, 20), '#d8a878', { contour: 5, edge: 8 })
  art.at(60, -140, 1, 12, () => {
    art.gloss('M0 -46C36 -70 92 -50 92 10C92 66 46 96 0 84C-46 96 -92 66 -92 10C-92 -50 -36 -70 0 -46Z', palette.second, { contour: 7, edge: 20 })
    art.stroke('M0 -44Q-4 -76 12 -96', '#5a2f14', 10)
    art.leaf(6, -74, 70, 20, -0.4, '#4ab83a')
  })
}
