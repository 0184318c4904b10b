import { drawCrapsTable } from '../heroes/craps-table.ts'
import type { Art } from '../kit/art.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { die } from '../props/die.ts'

export const dice: Motif = {
  slug: 'dice',
  lettering: { face: 'russo-one', warp: 'skew' },
  variants: [
    {
      name: 'ivory',
      ground: ['#ff4a5a', '#a00f3a', '#2a0418'],
      accent: '#ffb0b8',
      second: '#ffc21f',
      title: ['#fff', '#ffe27a', '#ff9a1f'],
      edge: '#4a0416',
      drawScene: drawCrapsTable,
    },
    {
      name: 'party',
      ground: ['#1fc8e8', '#0a5aa8', '#06123f'],
      accent: '#b0f6ff',
      second: '#ff4a8a',
      title: titleColours.ice,
      edge: '#051a4a',
      drawHero: drawCup,
    },
    {
      name: 'black',
      ground: ['#2a2440', '#181428', '#08060f'],
      accent: '#ffc21f',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#2a1600',
      drawHero: drawGolden,
    },
    {
      name: 'dome',
      ground: ['#b86ae8', '#5a1f9a', '#16042f'],
      accent: '#f0d0ff',
      second: '#e0344a',
      title: titleColours.gold,
      edge: '#2a0648',
      drawHero: drawDome,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, index === 2 ? 0 : 14, 0.3)
    if (index === 2) {
      art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.5, '#ffb01f', 0.6)
      for (let i = 0; i < 10; i++)
        art.stroke(
          `M${art.heroAt.x - 400} ${art.heroAt.y + 100 + i * i * 6}H${art.heroAt.x + 400}`,
          '#ffc21f',
          1.5,
          `opacity="${round(0.5 - i * 0.04)}"`,
        )
    }
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

function drawCup(art: Art, palette: Palette): void {
  art.shadow(-30, 196, 200, 40, 0.7)
  art.at(-70, -70, 1, -32, () => {
    art.gloss('M-108 -150H108L86 104Q0 132 -86 104Z', '#7a4ae0', { contour: 8, edge: 26 })
    art.metal(shape.rect(-104, 60, 208, 40, 14), '#ffc83a', { contour: 5, edge: 7 })
    art.metal(shape.rect(-116, -166, 232, 36, 16), '#ffc83a', { contour: 5, edge: 7 })
    for (const [x, y] of [
      [-52, -70],
      [0, -40],
      [52, -70],
      [-30, 10],
      [30, 10],
    ] as const)
      art.path(emblem.diamond(x, y, 20), '#ffd86a')
    art.ellipse(0, 112, 88, 26, '#2a1060')
  })
  die(art, 96, 40, 88, 16, palette.second, [5, 3, 6])
  die(art, -30, 138, 76, -14, '#ffd23a', [6, 2, 4], '#7a1f5a')
  die(art, 150, 168, 60, 30, '#4ae0a0', [1, 4, 2])
  art.spark(60, -150, 40)
}

function drawGolden(art: Art): void {
  art.glow(0, 0, 260, '#ffb01f', 0.5)
  die(art, 0, 6, 196, 18, '#1c1728', [6, 5, 3], '#ffc21f')
  for (const [x, y, size, turn] of [
    [-196, -150, 40, -20],
    [200, -130, 34, 30],
    [-180, 170, 46, 12],
    [196, 166, 38, -16],
  ] as const) {
    die(art, x, y, size, turn, '#ffc83a', [4, 1, 2], '#3a1c00')
  }
  art.spark(-60, -150, 54)
  art.spark(120, 60, 30)
}

function drawDome(art: Art): void {
  art.shadow(0, 206, 220, 30, 0.7)
  art.gloss(shape.ellipse(0, 150, 214, 66), '#8a1f2a', { contour: 8, edge: 16 })
  art.metal(shape.ellipse(0, 132, 196, 54), '#ffc83a', { contour: 5, edge: 8 })
  art.path(shape.ellipse(0, 126, 174, 44), '#1f7a4a')
  die(art, -84, 66, 66, -10, '#fff6ee', [5, 2, 4], '#d0142f')
  die(art, 86, 70, 66, 14, '#fff6ee', [6, 3, 1], '#d0142f')
  die(art, 0, 6, 70, 4, '#fff6ee', [1, 4, 5], '#d0142f')
  const glass = 'M-178 124C-190 -80 -110 -206 0 -206C110 -206 190 -80 178 124Q0 176 -178 124Z'
  art.path(
    glass,
    art.linear([
      [0, '#ffffff', 0.5],
      [0.4, '#ffffff', 0.08],
      [1, '#ffffff', 0.25],
    ]),
    'stroke="#ffffff" stroke-opacity=".85" stroke-width="6"',
  )
  art.path('M-140 60C-146 -60 -100 -150 -40 -176C-90 -110 -106 -20 -104 80Z', '#fff', 'opacity=".4"')
  art.ball(0, -214, 24, '#ffc83a', { contour: 6 })
  art.spark(90, -110, 36)
}
