import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const honey: Motif = {
  slug: 'honey',
  lettering: { face: 'pattaya', warp: 'arch', capitals: false, weight: 0.03 },
  variants: [
    {
      name: 'jar',
      ground: ['#fff0a0', '#ffb01f', '#6a2a06'],
      accent: '#fffbe0',
      second: '#ff9a12',
      title: ['#fffbe6', '#ffe04a', '#ff8a00'],
      edge: '#4a1a02',
      drawHero: drawJar,
    },
    {
      name: 'bee',
      ground: ['#8ae0ff', '#4aa8e8', '#1a3a8a'],
      accent: '#fff',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#3a1a06',
      drawHero: drawBee,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    for (let j = -1; j < Math.max(9, art.height / 83 + 1); j++)
      for (let i = -1; i < Math.max(8, art.width / 96 + 1); i++) {
        const x = i * 96 + (j % 2) * 48,
          y = j * 83
        if (index === 0 || y > art.height * 0.5) {
          art.path(
            shape.regular(x, y, 50, 6),
            art.linear([light(palette.second, 0.3), palette.second, dark(palette.second, 0.25)]),
            `opacity="${index ? 0.9 : 0.55}" stroke="#a8560a" stroke-width="4"`,
          )
        }
      }
    if (index) {
      for (let i = 0; i < 4; i++) art.cloud(art.width * (0.1 + i * 0.3), art.height * (0.1 + (i % 2) * 0.16), 190, '#fff', 0.85)
    }

    art.hero(() => {
      palette.drawHero?.(art, palette, index)
      art.spark(-150, -140, 36)
    })
    closeScene(art, palette, '#fffbe0')
  },
}

function bee(art: Art, x: number, y: number, s: number, f = 1): void {
  art.group(`transform="translate(${x} ${y}) scale(${s * f} ${s})"`, () => {
    for (const r of [-30, 16] as const)
      art.group(`transform="translate(10 -70) rotate(${r})"`, () => {
        art.ellipse(
          0,
          -80,
          46,
          92,
          art.linear([
            [0, '#fff', 0.95],
            [1, '#bfe8ff', 0.6],
          ]),
          'stroke="#5a8ab8" stroke-width="5"',
        )
        art.ellipse(-10, -100, 14, 46, '#fff', 'opacity=".7"')
      })
    art.gloss('M-150 20C-176 16 -190 22 -200 14C-190 -2 -170 -14 -146 -10Z', '#3a2010', { contour: 3, edge: 5 })
    const d = 'M-160 0C-160 -70 -90 -100 0 -100C100 -100 160 -60 160 10C160 80 100 110 10 110C-90 110 -160 70 -160 0Z'
    art.gloss(d, '#ffc21f', { contour: 7, edge: 28 })
    art.inside(d, () => {
      for (const q of [-100, -30, 40] as const) art.path(`M${q} -120Q${q - 26} 0 ${q} 130H${q + 36}Q${q + 12} 0 ${q + 36} -120Z`, '#2a1608')
      art.path('M-150 -40Q0 -130 140 -40Q0 -90 -150 -40Z', '#fff', 'opacity=".4"')
    })
    art.circle(112, -14, 34, '#fff')
    art.circle(120, -12, 22, '#1a0c06')
    art.circle(112, -21, 8, '#fff')
    art.stroke('M92 46Q116 66 138 40', '#2a1608', 7)
    art.circle(76, 34, 16, '#ff8a5a', 'opacity=".7"')
    art.stroke('M96 -92Q110 -150 150 -150M70 -98Q76 -156 110 -170', '#2a1608', 7)
    art.circle(152, -150, 11, '#2a1608')
    art.circle(112, -170, 11, '#2a1608')
  })
}

function drawJar(art: Art): void {
  art.gloss('M-140 -100C-190 0 -180 160 -110 210H110C180 160 190 0 140 -100Z', '#ffa81f', { contour: 8, edge: 30, lift: 0.5 })
  art.gloss(shape.rect(-160, -140, 320, 60, 30), '#ffc84a', { contour: 7, edge: 12 })
  art.path(
    shape.smooth(
      [
        [-150, -120],
        [-120, -70],
        [-100, 10],
        [-80, -40],
        [-50, -60],
        [-20, 40],
        [10, -30],
        [50, -50],
        [80, -10],
        [120, -70],
        [150, -120],
        [100, -160],
        [0, -166],
        [-100, -160],
      ],
      true,
      1,
    ),
    art.linear(['#ffe27a', '#ff9a12', '#e06a00']),
    'stroke="#8a3a00" stroke-width="4"',
  )
  art.gloss(shape.rect(-92, 60, 184, 96, 16), '#fff3d8', { contour: 4, edge: 8 })
  art.path(shape.regular(0, 108, 32, 6), '#ffb01f')
  art.path(shape.spark(0, 108, 22, 0.2), '#fff')
  bee(art, 110, -150, 0.5)
  bee(art, -170, -60, 0.3, -1)
}

function drawBee(art: Art): void {
  bee(art, -10, 0, 1.08)
  bee(art, -180, 150, 0.34)
  bee(art, 190, -150, 0.3, -1)
}
