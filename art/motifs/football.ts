import { drawKeeperGloves } from '../heroes/keeper-gloves.ts'
import { drawPenaltyStorm } from '../heroes/penalty-storm.ts'
import type { Art } from '../kit/art.ts'
import { hsl } from '../kit/colour.ts'
import { closeScene, type Motif } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { leatherBall } from '../props/football.ts'

export const football: Motif = {
  slug: 'football',
  lettering: { face: 'exo-2', warp: 'skew' },
  variants: [
    {
      name: 'ball',
      ground: ['#3aa8ff', '#1450a8', '#06183a'],
      accent: '#d0f0ff',
      second: '#d0f0ff',
      title: ['#fff', '#d8f0ff', '#6ab8ff'],
      edge: '#06204f',
      drawScene: drawPenaltyStorm,
    },
    {
      name: 'cup',
      ground: ['#2a1f5a', '#1a1040', '#07041a'],
      accent: '#c8a0ff',
      second: '#c8a0ff',
      title: titleColours.gold,
      edge: '#2a1206',
      drawHero: drawCup,
    },
    {
      name: 'goal',
      ground: ['#ff8a4a', '#b02a4a', '#240620'],
      accent: '#ffe0b0',
      second: '#ffe0b0',
      title: ['#fff', '#ffe27a', '#ff8a1f'],
      edge: '#3a0616',
      drawHero: drawGoal,
    },
    {
      name: 'gloves',
      ground: ['#d8f06a', '#1f9a5a', '#04241a'],
      accent: '#fbffc8',
      second: '#ff6a1f',
      title: ['#ffffff', '#ffe27a', '#ff9a1f'],
      edge: '#06301c',
      drawScene: drawKeeperGloves,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    for (const s of [0.08, 0.36, 0.64, 0.92] as const) {
      for (let k = 0; k < 6; k++) art.circle(art.width * s + ((k % 3) - 1) * 22, art.height * 0.07 + (k > 2 ? 20 : 0), 8, '#fff')
      art.glow(art.width * s, art.height * 0.08, art.width * 0.22, '#fff', 0.55)
      art.beams(art.width * s, art.height * 0.08, 3, art.height * 0.8, 50, '#fff', 0.22)
    }
    for (let j = 0; j < 6; j++)
      for (let i = 0; i < 44; i++)
        art.circle(
          (i / 43) * art.width + (j % 2) * 6,
          art.height * 0.34 + j * 13,
          5,
          hsl(art.random() * 360, 40, 30 + art.random() * 40),
          'opacity=".55"',
        )
    art.path(
      shape.polygon([
        [-20, art.height * 0.5],
        [art.width + 20, art.height * 0.5],
        [art.width + 20, art.height],
        [-20, art.height],
      ]),
      art.linear(['#5ac83a', '#1f7a2a', '#0a3014']),
    )
    for (let i = 0; i < 6; i += 2)
      art.path(
        shape.polygon([
          [art.width * (i / 6), art.height * 0.5],
          [art.width * ((i + 1) / 6), art.height * 0.5],
          [art.width * ((i / 6) * 2 - 0.4 + 0.33), art.height],
          [art.width * ((i / 6) * 2 - 0.5), art.height],
        ]),
        '#fff',
        'opacity=".08"',
      )

    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    art.bokeh(14, '#fff', 0.4, 0, art.height * 0.4)
    closeScene(art, { ...palette, ground: ['#000000', '#000000', '#061a10'] }, '#fff')
  },
}

function drawCup(art: Art): void {
  art.glow(0, 0, 260, '#ffd23a', 0.5)
  for (const s of [-1, 1] as const) art.onSide(s, () => art.stroke('M100 -130C220 -150 210 20 84 40', '#ffc83a', 26))
  art.metal('M-130 -190H130C136 -60 100 60 40 96V140H80V190H-80V140H-40V96C-100 60 -136 -60 -130 -190Z', '#ffc42e', {
    contour: 8,
    edge: 18,
  })
  art.metal(shape.rect(-110, 186, 220, 40, 8), '#5a3a1a', { contour: 6 })
  art.path(shape.star(0, -70, 60, 26), '#fff6c8')
  leatherBall(art, 0, 130, 0.1)
  art.spark(-80, -150, 44)
  art.spark(110, 20, 28)
  leatherBall(art, -170, 150, 70)
}

function drawGoal(art: Art): void {
  art.stroke('M-250 190V-170H250V190', '#fff', 16)
  for (let i = 1; i < 12; i++) {
    art.stroke(`M${-250 + i * 42} -165V180`, '#fff', 2, 'opacity=".4"')
    art.stroke(`M-245 ${-170 + i * 30}H245`, '#fff', 2, 'opacity=".4"')
  }
  for (let i = 0; i < 8; i++) art.flame(-170 + i * 16, 150 - i * 8, 60, 170 - i * 6)
  leatherBall(art, 30, 20, 130)
}
