import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { fullTurn, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { bat } from '../props/bat.ts'

export const vampire: Motif = {
  slug: 'vampire',
  lettering: { face: 'playfair', warp: 'arch', weight: 0.01, spacing: 0.02 },
  variants: [
    {
      name: 'kiss',
      ground: ['#a80f2f', '#4a0620', '#10020c'],
      accent: '#ff5a6a',
      second: '#e0142f',
      title: ['#fff4f0', '#ff9aa0', '#f0303f'],
      edge: '#1c0006',
      drawHero: drawKiss,
    },
    {
      name: 'chalice',
      ground: ['#4a2a9a', '#24105a', '#08031c'],
      accent: '#b88aff',
      second: '#d0142f',
      title: titleColours.violet,
      edge: '#14042f',
      drawHero: drawChalice,
    },
    {
      name: 'crown',
      ground: ['#1f6a7a', '#0f2f4a', '#040c1a'],
      accent: '#9af0f0',
      second: '#c8142f',
      title: titleColours.silver,
      edge: '#1c0408',
      drawHero: drawCrown,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.circle(
      art.heroAt.x + (index ? 60 : 0),
      art.heroAt.y - 40,
      Math.min(art.width, art.height) * 0.34,
      art.radial([
        [0, light(palette.accent, 0.85)],
        [0.8, light(palette.accent, 0.4)],
        [1, palette.accent],
      ]),
    )
    art.glow(art.heroAt.x, art.heroAt.y - 40, art.width * 0.66, palette.accent, 0.65)
    for (const [x, breadth, rise] of [
      [0.02, 0.09, 0.2],
      [0.12, 0.07, 0.3],
      [0.2, 0.1, 0.16],
      [0.72, 0.09, 0.18],
      [0.8, 0.07, 0.32],
      [0.88, 0.11, 0.22],
    ] as const)
      tower(art, palette, art.width * x, art.height * 0.72, art.width * breadth, art.height * rise)
    art.ridge(art.height * 0.7, art.height * 0.06, 9, dark(palette.ground[2], 0.2))
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    bat(art, art.width * 0.18, art.height * 0.14, 0.8, -12)
    bat(art, art.width * 0.84, art.height * 0.1, 0.6, 14)
    bat(art, art.width * 0.78, art.height * 0.52, 0.5, -8)
    bat(art, art.width * 0.1, art.height * 0.46, 0.45, 12)
    art.fog(art.height * 0.58, art.height * 0.2, palette.accent, 0.22)
    closeScene(art, palette)
  },
}

function tower(art: Art, palette: Palette, x: number, y: number, breadth: number, rise: number): void {
  art.path(
    `M${round(x)} ${round(y)}v${round(-rise)}l${round(breadth / 2)} ${round(-breadth * 1.5)}l${round(breadth / 2)} ${round(breadth * 1.5)}v${round(rise)}Z`,
    dark(palette.ground[2], 0.1),
  )
  art.rect(x + breadth * 0.38, y - rise * 0.8, breadth * 0.24, breadth * 0.5, '#ffcf6a', 'rx="6"')
}

function drawKiss(art: Art, palette: Palette): void {
  art.shadow(0, 30, 260, 190, 0.7)
  art.path(
    'M-220 0C-140 -60 -90 -130 -36 -112C-16 -106 -8 -96 0 -92C8 -96 16 -106 36 -112C90 -130 140 -60 220 0C150 90 80 150 0 150C-80 150 -150 90 -220 0Z',
    '#1c0008',
    'stroke="#1c0008" stroke-width="16" stroke-linejoin="round"',
  )
  art.path('M-180 2C-100 -36 100 -36 180 2C110 60 60 84 0 84C-60 84 -110 60 -180 2Z', '#2a0008')
  art.path('M-120 50Q0 100 120 50Q60 86 0 88Q-60 86 -120 50Z', '#a8203a')
  for (let i = 0; i < 8; i++) {
    const x = -116 + i * 30,
      fang = i === 1 || i === 6
    art.gloss(fang ? `M${x - 2} -18H${x + 28}L${x + 13} 74Z` : shape.rect(x, -22, 26, 34, 8), '#fff8ee', { edge: 5 })
  }
  art.gloss(
    'M-220 0C-140 -60 -90 -130 -36 -112C-16 -106 -8 -96 0 -92C8 -96 16 -106 36 -112C90 -130 140 -60 220 0C130 -34 70 -30 0 -26C-70 -30 -130 -34 -220 0Z',
    palette.second,
    { edge: 20, lift: 0.4 },
  )
  art.gloss('M-220 0C-150 54 -80 76 0 78C80 76 150 54 220 0C150 96 80 156 0 156C-80 156 -150 96 -220 0Z', palette.second, {
    edge: 22,
    lift: 0.4,
  })
  art.ellipse(-60, 112, 60, 13, '#fff', 'opacity=".55" transform="rotate(8 -60 112)"')
  art.ellipse(60, -84, 34, 9, '#fff', 'opacity=".6" transform="rotate(24 60 -84)"')
  art.gloss(emblem.drop(93, 116, 15, 36), '#e0142f', { edge: 6 })
  art.gloss(emblem.drop(-88, 150, 11, 26), '#e0142f', { edge: 5 })
}

function drawChalice(art: Art): void {
  art.glow(0, 40, 230, '#ff4a5a', 0.5)
  art.path('M-118 -110Q0 -70 118 -110', 'none')
  art.metal('M-124 -140H124C130 0 80 60 26 70L24 150C70 160 90 180 92 206H-92C-90 180 -70 160 -24 150L-26 70C-80 60 -130 0 -124 -140Z', '#c8a04a', {
    contour: 8,
    edge: 18,
  })
  art.ellipse(0, -140, 126, 34, '#5a3a0a')
  art.ellipse(0, -140, 116, 28, art.linear(['#ff2a4a', '#7a0018']))
  art.path('M-60 -146Q0 -160 60 -146', 'none', 'stroke="#ff8a9a" stroke-width="6" stroke-linecap="round"')
  art.gem(0, -20, 42, '#e0142f', 'oval')
  art.gem(-70, -50, 22, '#e0142f', 'hex')
  art.gem(70, -50, 22, '#e0142f', 'hex')
  art.gloss('M96 -130C112 -100 104 -40 112 -20C118 -4 100 0 98 -18C94 -50 84 -90 80 -120Z', '#d0142f', { edge: 6 })
  art.ball(0, 108, 26, '#c8a04a')
}

function drawCrown(art: Art, palette: Palette): void {
  art.glow(0, 0, 250, palette.accent, 0.4)
  art.gloss(emblem.heart(0, 30, 170), '#b3122c', { contour: 9, edge: 34 })
  for (let i = 0; i < 6; i++) {
    const r = 78 - i * 12,
      t = i * 1.1
    art.gloss(
      shape.smooth(
        times(5, (k) => {
          const q = (k / 5) * fullTurn + t
          return [Math.cos(q) * r * (1 + 0.12 * (k % 2)), 16 + Math.sin(q) * r]
        }),
        true,
        1.1,
      ),
      i % 2 ? '#e0203f' : '#8a0a20',
      { edge: 10 },
    )
  }
  art.metal('M-130 -90L-150 -206L-70 -150L0 -226L70 -150L150 -206L130 -90Q0 -60 -130 -90Z', '#d8dde8', { contour: 7, edge: 12 })
  for (const [x, y] of [
    [-150, -208],
    [0, -228],
    [150, -208],
  ] as const)
    art.ball(x, y, 15, '#d0142f', { contour: 4 })
  art.gem(0, -112, 30, '#d0142f', 'oval')
  art.gem(-74, -112, 18, '#8a5af0', 'hex')
  art.gem(74, -112, 18, '#8a5af0', 'hex')
}
