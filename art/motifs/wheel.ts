import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { fullTurn, pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const wheel: Motif = {
  slug: 'wheel',
  lettering: { face: 'unbounded', warp: 'none' },
  variants: [
    {
      name: 'carnival',
      ground: ['#ff4ab0', '#8a0f9a', '#1c0230'],
      accent: '#ffd0f0',
      second: '#ffc21f',
      title: ['#fff', '#ffe27a', '#ffae1f'],
      edge: '#4a0440',
    },
    {
      name: 'blue',
      ground: ['#3a6aff', '#1a1fa0', '#06062c'],
      accent: '#a8d0ff',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#0a0a4a',
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 20, 0.36)
    art.hero(() => {
      art.shadow(0, 40, 270, 250, 0.6)
      art.metal(shape.circle(0, 0, 226), '#ffc42e', { contour: 9, edge: 14 })
      art.circle(0, 0, 200, '#1a0a24')
      const n = index ? 12 : 16,
        colours = index ? ['#e0203f', '#ffb01f', '#12b07a', '#2a7af0', '#8a3af0', '#ff5aa0'] : ['#ff3a6a', '#7a2af0', '#12b8c8', '#ffb01f']
      for (let i = 0; i < n; i++) {
        const c = pick(colours, i % colours.length)
        art.path(
          shape.wedge(0, 0, 196, (i * 360) / n, ((i + 1) * 360) / n),
          art.radialOn(
            [
              [0, dark(c, 0.35)],
              [0.6, c],
              [1, light(c, 0.3)],
            ],
            0,
            0,
            196,
          ),
          'stroke="#fff3c8" stroke-width="3"',
        )
        art.group(`transform="rotate(${((i + 0.5) * 360) / n + 90}) translate(0 -158)"`, () =>
          art.path(
            i % 3 === 0 ? shape.star(0, 0, 22, 10) : i % 3 === 1 ? emblem.diamond(0, 0, 20) : shape.circle(0, 0, 14),
            '#fff',
            'opacity=".95"',
          ),
        )
      }
      for (let i = 0; i < 24; i++) {
        const t = (i / 24) * fullTurn
        art.glow(Math.cos(t) * 213, Math.sin(t) * 213, 20, '#fff6c8', 0.8)
        art.circle(Math.cos(t) * 213, Math.sin(t) * 213, 7, i % 2 ? '#fff' : '#ffe27a')
      }
      art.metal(shape.circle(0, 0, 66), '#ffc42e', { contour: 5, edge: 10 })
      art.ball(0, 0, 46, '#e0142f', { rim: '#ffb0b0' })
      art.path(shape.spark(0, 0, 32, 0.2), '#ffe9a0')
      art.metal('M-34 -262H34L0 -178Z', '#fff0c0', { contour: 6, edge: 6 })
      art.path('M-150 -120A194 194 0 0 1 110 -160Q0 -70 -150 -120Z', '#fff', 'opacity=".2"')
    })
    art.coins(8, art.heroAt.x, art.heroAt.y + 100, art.width * 0.44, 24)
    closeScene(art, palette)
  },
}
