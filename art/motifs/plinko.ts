import { drawTank } from '../heroes/plinko-tank.ts'
import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const plinko: Motif = {
  slug: 'plinko',
  lettering: { face: 'unbounded8', warp: 'none' },
  variants: [
    {
      name: 'violet',
      ground: ['#5a2ae0', '#2a1280', '#0a0530'],
      accent: '#b89aff',
      second: '#ffc21f',
      title: ['#fff', '#ffe27a', '#ffae1f'],
      edge: '#1e0a5a',
      drawHero: drawPyramid,
    },
    {
      name: 'aqua',
      ground: ['#0f9ab8', '#0a4a80', '#051634'],
      accent: '#8af0ff',
      second: '#ff5a8a',
      title: ['#fff', '#bff6ff', '#3ac8f0'],
      edge: '#062a4a',
      drawScene: drawTank,
    },
    {
      name: 'pop',
      ground: ['#e0387a', '#7a1460', '#20062e'],
      accent: '#ffb0d8',
      second: '#4ae0d0',
      title: titleColours.pink,
      edge: '#4a0636',
      drawHero: drawBurst,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, index === 2 ? 20 : 0)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

const heat = ['#ff3a4a', '#ff7a2a', '#ffc21f', '#b8e02a', '#b8e02a', '#ffc21f', '#ff7a2a', '#ff3a4a']

function drawPin(art: Art, x: number, y: number, r: number, rim: string): void {
  art.glow(x, y, r * 2.2, '#fff', 0.35)
  art.ball(x, y, r, '#f0ebff', { rim })
}

function drawPyramid(art: Art, palette: Palette): void {
  const [rows, across, down, top] = [6, 92, 62, -196]
  art.beams(0, -330, 7, 760, 70, light(palette.accent, 0.4), 0.3)
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < row + 3; i++) drawPin(art, (i - (row + 2) / 2) * across, top + row * down, 15, palette.accent)
  const prizes = ['10', '50', '500', '50', '10'] as const
  prizes.forEach((prize, i) => {
    const x = (i - 2) * 116
    const colour = pick(['#ff8a3a', '#ffc83a', '#4af09a', '#ffc83a', '#ff8a3a'], i)
    art.gloss(`M${x - 56} 166H${x + 56}L${x + 46} 244H${x - 46}Z`, colour, { edge: 10, contour: 5, depth: 0.15, shade: 0.25 })
    art.path(textOutline('unbounded8', `×${prize}`, i === 2 ? 34 : 30, { anchor: 'middle', x, y: 218 }).d, '#fff', 'stroke="#1e0a5a" stroke-width="6" paint-order="stroke"')
  })
  const way: shape.Point[] = [
    [-60, -330],
    [-46, -226],
    [0, -168],
    [50, -106],
    [2, -40],
    [-34, 30],
  ]
  art.stroke(shape.smooth(way, false, 1), palette.second, 40, 'opacity=".16"')
  art.stroke(shape.smooth(way, false, 1), light(palette.second, 0.5), 9, 'opacity=".55" stroke-dasharray="2 22"')
  art.glow(-40, 84, 190, palette.second, 0.95)
  art.ball(-40, 84, 68, palette.second, { contour: 6, rim: '#fff' })
  art.path(shape.spark(-40, 86, 40, 0.2), '#fff6d0', 'opacity=".9"')
  art.spark(-76, 36, 34)
}

function drawBurst(art: Art, palette: Palette): void {
  art.glow(0, 0, 290, '#fff', 0.5)
  for (let i = 0; i < 9; i++) {
    const [x, y] = shape.polar(0, 20, 236, 180 + i * 22.5)
    drawPin(art, x, y, 15, palette.accent)
  }
  for (let i = 0; i < 7; i++) drawPin(art, ...shape.polar(0, 20, 168, 195 + i * 25), 12, palette.accent)
  art.gloss('M-216 96H216L170 226Q0 250 -170 226Z', '#7a2ad0', { contour: 8, edge: 20 })
  for (let i = -3; i < 4; i++) art.gloss(shape.rect(i * 58 - 26, 122, 52, 84, 16), pick(heat, i + 3), { contour: 4, edge: 8 })
  const balls = [
    [-104, -14, 62, '#ffc21f'],
    [110, 0, 58, palette.second],
    [0, -70, 78, '#ff4a6a'],
    [-30, 62, 50, '#6aa8ff'],
    [66, 74, 42, '#b8e02a'],
  ] as const
  for (const [x, y, r, colour] of balls) art.ball(x, y, r, colour, { contour: 5, rim: '#fff' })
  art.spark(-40, -120, 44)
  art.spark(130, -40, 28)
}
