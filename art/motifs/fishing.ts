import { drawBobberWaterline } from '../heroes/bobber-waterline.ts'
import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'

export const fishing: Motif = {
  slug: 'fishing',
  lettering: { face: 'nunito', warp: 'smile' },
  variants: [
    {
      name: 'bobber',
      ground: ['#ffd0a0', '#5ab8d8', '#0a3a5a'],
      accent: '#fff',
      second: '#e0344a',
      title: ['#fff', '#fff0b0', '#ffb62a'],
      edge: '#0a2a5a',
      drawScene: drawBobberWaterline,
    },
    {
      name: 'catch',
      ground: ['#a8f0d0', '#2a9ab0', '#06283f'],
      accent: '#fff',
      second: '#ff8a1f',
      title: ['#fff', '#d0fff0', '#4ad8b0'],
      edge: '#06304a',
      drawHero: drawCatch,
    },
  ],
  draw(art, palette, index) {
    art.backdrop([palette.ground[0], light(palette.ground[0], 0.4), palette.ground[1]])
    art.glow(art.width * 0.7, art.height * 0.12, art.width * 0.3, '#fff8d0', 0.9)
    art.ridge(art.height * 0.3, art.height * 0.16, 8, art.linear(['#7aa8b8', '#4a8a8a']))
    art.ridge(art.height * 0.34, art.height * 0.06, 20, '#2a6a5a')
    art.rect(0, art.height * 0.36, art.width, art.height * 0.64, art.linear([light(palette.ground[1], 0.35), palette.ground[1], palette.ground[2]]))
    for (let i = 0; i < 30; i++)
      art.stroke(
        `M${round(art.random() * art.width)} ${round(art.height * (0.38 + art.random() * 0.36))}h${round(20 + art.random() * 60)}`,
        '#fff',
        3,
        `opacity="${round(0.15 + art.random() * 0.3)}"`,
      )
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    closeScene(art, palette, '#fff')
  },
}

function drawCatch(art: Art, palette: Palette): void {
  art.stroke('M120 -300Q150 -180 128 -110', '#fff', 3)
  art.turned(-34, () => {
    art.gloss('M-120 10C-170 -60 -220 -80 -236 -70C-216 -20 -216 30 -240 84C-210 90 -166 70 -120 10Z', '#ff8a1f', { contour: 6, edge: 14 })
    art.gloss('M-40 -70C0 -140 80 -140 110 -110C80 -96 60 -76 56 -60Z', '#ff8a1f', { contour: 6, edge: 10 })
    const d = 'M-134 8C-80 -94 60 -120 150 -40C176 -16 180 0 172 20C150 70 70 120 -30 96C-80 82 -116 50 -134 8Z'
    art.gloss(d, '#4ab84a', { contour: 7, edge: 26, lift: 0.5 })
    art.inside(d, () => {
      art.path('M-134 30Q20 80 180 20V140H-134Z', '#fff6c8', 'opacity=".85"')
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 8; i++) art.stroke(`M${-100 + i * 26 + (j % 2) * 13} ${-50 + j * 24}a13 13 0 0 0 0 22`, '#1f7a2f', 3.5, 'opacity=".6"')
    })
    art.circle(112, -24, 29, '#fff')
    art.circle(120, -22, 18, '#10241a')
    art.circle(113, -30, 6, '#fff')
    art.path('M170 6Q140 30 130 56Q160 60 172 30Z', '#7a1f2a')
  })
  for (let i = 0; i < 16; i++) {
    const t = Math.PI + art.random() * Math.PI
    art.path(
      emblem.drop(Math.cos(t) * 240 * art.random() - 40, 130 + Math.sin(t) * 180 * art.random(), 8 + art.random() * 8, 12 + art.random() * 12),
      '#fff',
      'opacity=".8"',
    )
  }
  art.path(
    'M-500 150Q-380 130 -240 150Q-160 90 -110 150Q-60 80 0 150Q60 96 110 150Q170 110 240 150Q380 130 500 150V300H-500Z',
    art.linear([
      [0, '#fff', 0.8],
      [0.3, palette.ground[1], 0.8],
      [1, palette.ground[2], 0],
    ]),
  )
}
