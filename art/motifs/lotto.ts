import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

export const lotto: Motif = {
  slug: 'lotto',
  lettering: { face: 'nunito', warp: 'bulge' },
  variants: [
    {
      name: 'balls',
      ground: ['#5ac8ff', '#1a6ae0', '#061a54'],
      accent: '#e0f6ff',
      second: '#ffc21f',
      title: ['#fff', '#fff0a0', '#ffb01f'],
      edge: '#06205a',
      drawHero: drawBalls,
    },
    {
      name: 'drum',
      ground: ['#ffb01f', '#f0541a', '#5a0a1f'],
      accent: '#fff3b0',
      second: '#12b8c8',
      title: ['#fff', '#ffe27a', '#ff8a1f'],
      edge: '#5a0a1f',
      drawHero: drawDrum,
    },
    {
      name: 'keno',
      ground: ['#c8f04a', '#3aa86a', '#0a2f2a'],
      accent: '#fbffd0',
      second: '#e0344a',
      title: ['#ffffff', '#fbffc8', '#c8f04a'],
      edge: '#0c3420',
      drawHero: drawKeno,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 18, 0.36)
    art.hero(() => {
      art.shadow(0, 90, 240, 170, 0.5)
      palette.drawHero?.(art, palette, index)
      art.spark(-70, -90, 36)
      art.spark(190, -150, 28)
    })
    closeScene(art, palette)
  },
}

function numberedBall(art: Art, x: number, y: number, r: number, colour: string, number: number, rotation = 0): void {
  art.ball(x, y, r, colour, { contour: r * 0.05 })
  art.at(x, y, 1, rotation, () => {
    art.circle(0, 0, r * 0.52, '#fff')
    art.add(`<circle r="${round(r * 0.52)}" fill="none" stroke="${dark(colour, 0.2)}" stroke-width="${round(r * 0.05)}"/>`)
    const t = textOutline('unbounded', String(number), r * 0.5, { anchor: 'middle', y: r * 0.18 })
    art.path(t.d, '#1c1430')
  })
  art.ellipse(
    x - r * 0.3,
    y - r * 0.62,
    r * 0.3,
    r * 0.13,
    '#fff',
    'opacity=".7" transform="rotate(-26 ' + round(x - r * 0.3) + ' ' + round(y - r * 0.62) + ')"',
  )
}

function drawBalls(art: Art): void {
  for (const [x, y, r, c, n, q] of [
    [-140, -60, 78, '#e0344a', 12, -14],
    [130, -90, 84, '#12b07a', 33, 12],
    [-120, 110, 84, '#8a3af0', 8, 8],
    [150, 100, 74, '#ff5aa0', 21, -10],
    [0, 10, 124, '#ffb01f', 7, 0],
  ] as const)
    numberedBall(art, x, y, r, c, n, q)
}

function drawDrum(art: Art): void {
  art.metal('M-90 150H90L130 226H-130Z', '#ffc42e', { contour: 7, edge: 10 })
  art.circle(0, -10, 192, '#0a1c3a', 'opacity=".35"')
  for (const [x, y, r, c, n, q] of [
    [-70, 80, 54, '#e0344a', 4, -14],
    [50, 96, 56, '#12b07a', 19, 12],
    [110, 10, 50, '#8a3af0', 27, 8],
    [-116, -6, 50, '#2a7af0', 31, -10],
    [0, 0, 60, '#ffb01f', 7, 0],
    [-40, -104, 50, '#ff5aa0', 16, 10],
    [66, -92, 48, '#12b8c8', 2, -16],
  ] as const)
    numberedBall(art, x, y, r, c, n, q)
  art.circle(
    0,
    -10,
    192,
    art.radial([
      [0, '#fff', 0],
      [0.8, '#fff', 0.06],
      [0.95, '#fff', 0.4],
      [1, '#fff', 0.8],
    ]),
  )
  art.path('M-150 -90A176 176 0 0 1 40 -180Q-80 -130 -110 -40Z', '#fff', 'opacity=".45"')
  art.add(`<circle cx="0" cy="-10" r="194" fill="none" stroke="#ffc42e" stroke-width="12"/>`)
}

function drawKeno(art: Art, palette: Palette): void {
  const marked = new Set([7, 12, 19, 23, 34, 38])
  art.shadow(10, 50, 220, 210, 0.5)
  art.turned(-8, () => {
    art.gloss(shape.rect(-180, -216, 360, 430, 24), '#fffaf0', { contour: 7, edge: 10, depth: 0.12 })
    art.path(shape.rect(-180, -216, 360, 64, 24), palette.second)
    art.path(textOutline('unbounded', 'KENO', 44, { anchor: 'middle', y: -168 }).d, '#fff')
    for (let i = 0; i < 40; i++) {
      const [x, y] = [-126 + (i % 5) * 63, -122 + Math.floor(i / 5) * 43]
      const isMarked = marked.has(i + 1)
      art.path(shape.rect(x - 27, y - 18, 54, 37, 9), isMarked ? '#ffc21f' : '#e8e4d8')
      art.path(textOutline('nunito', String(i + 1), 24, { anchor: 'middle', x, y: y + 9 }).d, isMarked ? '#5a2400' : '#8a8494')
      if (isMarked) art.ring(x, y, 24, '#e0203f', 5, 'opacity=".85"')
    }
  })
  numberedBall(art, 152, 130, 70, '#2a8af0', 19, 10)
  numberedBall(art, -160, 172, 54, '#e0344a', 7, -12)
  numberedBall(art, 176, -130, 46, '#8a3af0', 34, 12)
}
