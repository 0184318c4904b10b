import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'

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

function numberedBall(art: Art, x: number, y: number, r: number, colour: string, count: number, rotation = 0): void {
  art.ball(x, y, r, colour, { contour: r * 0.05 })
  art.at(x, y, 1, rotation, () => {
    art.circle(0, 0, r * 0.52, '#fff')
    art.add(`<circle r="${round(r * 0.52)}" fill="none" stroke="${dark(colour, 0.2)}" stroke-width="${round(r * 0.05)}"/>`)
    const t = textOutline('unbounded', String(count), r * 0.5, { anchor: 'middle', y: r * 0.18 })
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
