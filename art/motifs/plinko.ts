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
      drawHero: drawBubbles,
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
  const [rows, across, down, top] = [7, 54, 50, -190]
  art.glow(0, 0, 280, palette.accent, 0.5)
  const way: shape.Point[] = [[0, -250]]
  for (let row = 0, x = 0; row < rows; row++) {
    x += ((art.random() < 0.5 ? -1 : 1) * across) / 2
    way.push([x, top + row * down + down * 0.45])
  }
  art.stroke(shape.smooth(way, false, 1), palette.second, 10, 'opacity=".28"')
  art.stroke(shape.smooth(way, false, 1), light(palette.second, 0.4), 4, 'opacity=".7" stroke-dasharray="2 12"')
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < row + 3; i++) drawPin(art, (i - (row + 2) / 2) * across, top + row * down, 10, palette.accent)
  heat.forEach((colour, i) => {
    const x = (i - 3.5) * across
    art.gloss(shape.rect(x - 24, 168, 48, 50, 12), colour, { edge: 7, contour: 3 })
    art.path(shape.spark(x, 192, 13, 0.2), '#fff', 'opacity=".85"')
  })
  const [x, y] = pick(way, 5)
  art.glow(x, y, 90, palette.second, 0.9)
  art.ball(x, y, 30, palette.second, { contour: 3 })
  art.ball(40, -236, 24, palette.second, { contour: 2 })
}

function drawBubbles(art: Art, palette: Palette): void {
  for (let i = 0; i < 40; i++)
    art.ring(-280 + art.random() * 560, -260 + art.random() * 500, 3 + art.random() ** 2 * 18, '#e0fbff', 2, 'opacity=".5"')
  for (const [row, count] of [4, 3, 4].entries())
    for (let i = 0; i < count; i++) drawPin(art, (i - (count - 1) / 2) * 128, -196 + row * 92, 20, palette.accent)
  const cups = [
    [-152, '#ff5a8a', '2'],
    [0, '#ffc21f', '9'],
    [152, '#8a5aff', '4'],
  ] as const
  for (const [x, colour, label] of cups) {
    art.gloss(`M${x - 70} 112L${x - 56} 198H${x + 56}L${x + 70} 112Q${x} 136 ${x - 70} 112Z`, colour, { contour: 6, edge: 12 })
    art.path(textOutline('unbounded', `×${label}`, 44, { anchor: 'middle', x, y: 180 }).d, '#fff')
  }
  art.glow(4, -20, 160, palette.second, 0.8)
  art.ball(4, -20, 92, palette.second, { contour: 6, rim: '#fff' })
  art.stroke('M-40 -116Q-70 -160 -46 -220M56 -112Q84 -160 66 -236', '#fff', 6, 'opacity=".5" stroke-dasharray="4 16"')
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
