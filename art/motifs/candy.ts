import { drawGingerbreadHouse } from '../heroes/gingerbread-house.ts'
import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { openScene, type Motif } from '../kit/motif.ts'
import { fullTurn, pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { cherry } from '../props/fruits.ts'

export const candy: Motif = {
  slug: 'candy',
  lettering: { face: 'nunito', warp: 'wave' },
  variants: [
    {
      name: 'lollipop',
      ground: ['#ffc8ec', '#ff6ab8', '#8a1f8a'],
      accent: '#fff',
      second: '#ff3a8a',
      title: ['#fff', '#ffd6f0', '#ff5ab0'],
      edge: '#5c0844',
      drawHero: drawLollipop,
    },
    {
      name: 'donut',
      ground: ['#b8f0ff', '#5ab0ff', '#3a3ab8'],
      accent: '#fff',
      second: '#ff7ac0',
      title: ['#fff', '#fff0a0', '#ffb62a'],
      edge: '#2a2a8a',
      drawHero: drawDonut,
    },
    {
      name: 'cupcake',
      ground: ['#fff0b0', '#ffa06a', '#c8306a'],
      accent: '#fff',
      second: '#7a3af0',
      title: ['#fff', '#ffd6ee', '#ff5a9a'],
      edge: '#560832',
      drawHero: drawCupcake,
    },
    {
      name: 'gingerbread',
      ground: ['#b8ffe8', '#3ac0b0', '#0a4a5c'],
      accent: '#ffffff',
      second: '#ff4a6a',
      title: ['#fff8fb', '#ffc0d0', '#ff6a8a'],
      edge: '#5a0a2c',
      drawHero: drawGingerbreadHouse,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 16, 0.5)
    for (let i = 0; i < 4; i++) art.cloud(art.width * (0.1 + i * 0.28), art.height * (0.12 + (i % 2) * 0.14), 170, '#ffffff', 0.75)
    for (let j = 0; j < 3; j++)
      art.hills(
        art.height * (0.56 + j * 0.07),
        50,
        5,
        art.linear(
          pick(
            [
              [light('#ff9ad8', 0.3), '#ff6ab0'],
              ['#a8f0d8', '#4ad0b8'],
              ['#d8b8ff', '#9a6af0'],
            ],
            (j + index) % 3,
          ),
        ),
      )

    art.hero(() => {
      palette.drawHero?.(art, palette, index)
      art.spark(-60, -190, 34)
      art.spark(190, -150, 24)
    })
    art.bokeh(18, '#ffffff', 0.5)
    art.floor(art.height * 0.62, dark(palette.ground[2], 0.2))
    art.vignette(palette.ground[2], 0.45)
  },
}

function gummy(art: Art, x: number, y: number, r: number, colour: string): void {
  art.gloss(shape.rect(x - r, y - r, r * 2, r * 2, r * 0.6), colour, { contour: 4, edge: 16, lift: 0.5 })
  art.ellipse(x - r * 0.3, y - r * 0.5, r * 0.4, r * 0.18, '#fff', 'opacity=".75"')
}

function wrap(art: Art, x: number, y: number, r: number, colour: string, rotation: number): void {
  art.at(x, y, 1, rotation, () => {
    for (const s of [-1, 1] as const)
      art.onSide(s, () =>
        art.gloss(`M${r * 0.8} 0L${r * 1.75} ${-r * 0.7}Q${r * 1.6} ${-r * 0.2} ${r * 1.8} 0Q${r * 1.6} ${r * 0.2} ${r * 1.75} ${r * 0.7}Z`, colour, {
          contour: 4,
          edge: 8,
        }),
      )
    art.ball(0, 0, r, colour, { contour: 5, rim: '#fff' })
    art.inside(shape.circle(0, 0, r), () => {
      for (const k of [-0.7, 0, 0.7] as const)
        art.stroke(`M${(k - 0.25) * r} ${-r}Q${(k + 0.5) * r} 0 ${(k - 0.1) * r} ${r}`, '#fff', r * 0.16, 'opacity=".65"')
    })
  })
}

function lolly(art: Art, x: number, y: number, r: number, c1: string, c2: string, rotation: number): void {
  art.at(x, y, 1, rotation, () => {
    art.gloss(shape.rect(-9, 0, 18, r * 2.7, 9), '#fff6ee', { contour: 4, edge: 5 })
    art.circle(0, 0, r + 6, dark(c1, 0.6))
    art.circle(0, 0, r, c1)
    for (let i = 0; i < 8; i++) {
      const q: shape.Point[] = []
      for (let k = 0; k <= 8; k++) {
        const t = (i * fullTurn) / 8 + k * 0.16,
          rr = (r * k) / 8
        q.push([Math.cos(t) * rr, Math.sin(t) * rr])
      }
      for (let k = 8; k >= 0; k--) {
        const t = (i * fullTurn) / 8 + fullTurn / 16 + k * 0.16,
          rr = (r * k) / 8
        q.push([Math.cos(t) * rr, Math.sin(t) * rr])
      }
      art.path(shape.polygon(q), c2)
    }
    art.circle(
      0,
      0,
      r,
      art.radial(
        [
          [0, '#fff', 0.5],
          [0.4, '#fff', 0],
          [0.8, '#5a0a4a', 0.1],
          [1, '#5a0a4a', 0.55],
        ],
        0.5,
        0.5,
        0.55,
        0.34,
        0.28,
      ),
    )
    art.ellipse(
      -r * 0.35,
      -r * 0.5,
      r * 0.3,
      r * 0.14,
      '#fff',
      'opacity=".8" transform="rotate(-35 ' + round(-r * 0.35) + ' ' + round(-r * 0.5) + ')"',
    )
  })
}

function drawLollipop(art: Art): void {
  lolly(art, 0, -60, 150, '#fff', '#ff3a8a', 8)
  wrap(art, -160, 110, 56, '#7a4af0', -20)
  wrap(art, 160, 120, 60, '#ffb01f', 24)
  gummy(art, -150, -120, 36, '#3ad0a0')
  gummy(art, 170, -70, 30, '#ff5a4a')
}

function drawDonut(art: Art): void {
  art.shadow(0, 50, 230, 200, 0.4)
  art.circle(0, 10, 190, '#5a1f3a')
  art.ball(0, 6, 184, '#e8a85a', { shine: 0.2 })
  const ic: shape.Point[] = []
  for (let i = 0; i < 22; i++) {
    const t = (i / 22) * fullTurn,
      r = 160 + (i % 2 ? 14 : -4) + art.random() * 10
    ic.push([Math.cos(t) * r, Math.sin(t) * r - 4])
  }
  art.gloss(shape.smooth(ic, true, 1), '#ff6ab0', { edge: 26 })
  for (let i = 0; i < 46; i++) {
    const t = art.random() * fullTurn,
      r = 80 + art.random() * 66
    art.at(Math.cos(t) * r, Math.sin(t) * r - 4, 1, art.random() * 180, () =>
      art.path(
        shape.rect(-12, -4, 24, 8, 4),
        pick(['#fff', '#ffd23a', '#4ad0ff', '#7af07a', '#b06aff'], i % 5),
        'stroke="#a01a5a" stroke-opacity=".35" stroke-width="2"',
      ),
    )
  }
  art.circle(0, 2, 60, '#8a2a5a')
  art.circle(0, 6, 54, art.linear(['#3a8ae0', '#6ac0ff']))
  art.add(`<circle cx="0" cy="2" r="62" fill="none" stroke="#c87a3a" stroke-width="8" opacity=".8"/>`)
  art.ellipse(-80, -110, 60, 22, '#fff', 'opacity=".55" transform="rotate(-30 -80 -110)"')
  wrap(art, -180, 160, 42, '#ffb01f', -20)
  wrap(art, 180, 150, 44, '#7a4af0', 20)
}

function drawCupcake(art: Art): void {
  lolly(art, 128, -64, 104, '#ffe27a', '#ff5a4a', 18)
  for (const [x, y, colour] of [
    [-84, -60, '#4ad0ff'],
    [-40, -86, '#7a3af0'],
  ] as const) {
    art.gloss(shape.rect(x - 10, y - 96, 20, 120, 8), colour, { contour: 5, edge: 6 })
    art.stroke(`M${x - 9} ${y - 60}l18 -14M${x - 9} ${y - 26}l18 -14`, '#fff', 6)
    art.glow(x, y - 124, 46, '#ffd24a', 0.9)
    art.flame(x, y - 98, 13, 50)
  }
  art.gloss('M-110 60H110L80 220Q0 240 -80 220Z', '#ffb04a', { contour: 6, edge: 18 })
  for (let i = -2; i < 3; i++) {
    art.stroke(`M${i * 44 - 30} 66L${i * 36 + 20} 220`, '#a85a1a', 5, 'opacity=".5"')
  }
  art.gloss(
    'M-136 70C-150 0 -110 -70 -40 -60C-30 -130 60 -130 70 -60C130 -60 150 10 132 70C100 100 60 60 40 90C10 116 -30 60 -60 92C-90 110 -120 90 -136 70Z',
    '#ffd0e8',
    { contour: 6, edge: 24 },
  )
  cherry(art, 4, -100, 28)
  for (let i = 0; i < 12; i++)
    art.at(-90 + art.random() * 180, -20 + art.random() * 60, 1, art.random() * 180, () =>
      art.path(shape.rect(-10, -3.5, 20, 7, 3), pick(['#7a3af0', '#4ad0ff', '#ff5a4a', '#ffd23a'], i % 4)),
    )
}
