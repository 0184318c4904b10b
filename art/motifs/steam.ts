import { drawSparkCoil } from '../heroes/spark-coil.ts'
import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { fullTurn } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

export const steam: Motif = {
  slug: 'steam',
  lettering: { face: 'kelly-slab', warp: 'bulge', weight: 0.045, spacing: 0.04 },
  variants: [
    {
      name: 'clock',
      ground: ['#d8a05a', '#7a4420', '#1e0e08'],
      accent: '#ffe0a0',
      second: '#c8782a',
      title: ['#fff8e0', '#ffd68a', '#d8893a'],
      edge: '#2a1206',
      drawHero: drawClock,
    },
    {
      name: 'airship',
      ground: ['#4ab0a0', '#1f5a5a', '#0a1a1c'],
      accent: '#c8fff0',
      second: '#d8943a',
      title: ['#fff3d0', '#f0c06a', '#b8701a'],
      edge: '#12201c',
      drawHero: drawAirship,
    },
    {
      name: 'coil',
      ground: ['#5a4ac8', '#2a1a6a', '#0a0624'],
      accent: '#8ad8ff',
      second: '#e8b04a',
      title: ['#fffbe0', '#ffd87a', '#f0963a'],
      edge: '#160a34',
      drawScene: drawSparkCoil,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.group('opacity=".5"', () => {
      gear(art, art.width * 0.1, art.height * 0.12, 130, 12, dark(palette.second, 0.4), 10)
      gear(art, art.width * 0.95, art.height * 0.5, 170, 16, dark(palette.second, 0.45), 4)
    })
    for (let i = 0; i < 8; i++) art.glow(art.random() * art.width, art.height * (0.1 + art.random() * 0.6), 80 + art.random() * 80, '#fff', 0.13)
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    closeScene(art, palette, '#ffe9b0')
  },
}

function gear(art: Art, x: number, y: number, r: number, count: number, colour: string, rotation = 0): void {
  art.at(x, y, 1, rotation, () => {
    let d = ''
    const points: shape.Point[] = []
    for (let i = 0; i < count; i++)
      for (const [q, k] of [
        [-0.3, 0.86],
        [-0.2, 1.04],
        [0.2, 1.04],
        [0.3, 0.86],
      ] as const) {
        const t = ((i + q) * fullTurn) / count
        points.push([Math.cos(t) * r * k, Math.sin(t) * r * k])
      }
    d = shape.polygon(points)
    art.path(d, '#05020c', 'opacity=".45" transform="translate(8 14)"')
    art.metal(d, colour, { contour: 4, edge: r * 0.08 })
    art.circle(0, 0, r * 0.62, dark(colour, 0.7))
    art.circle(0, 0, r * 0.58, art.linear([dark(colour, 0.55), dark(colour, 0.25)], 60))
    for (let i = 0; i < 5; i++) art.turned(i * 72, () => art.metal(shape.rect(-r * 0.08, -r * 0.64, r * 0.16, r * 0.6, 4), colour, { edge: 3 }))
    art.metal(shape.circle(0, 0, r * 0.24), colour, { contour: 3, edge: 6 })
    art.circle(0, 0, r * 0.1, '#120806')
  })
}

function drawClock(art: Art): void {
  gear(art, -120, 100, 100, 12, '#b8702a', 8)
  gear(art, 130, 110, 84, 10, '#8a96a0', 3)
  gear(art, 140, -120, 70, 10, '#c88a3a', 12)
  art.shadow(0, 20, 220, 210, 0.6)
  art.metal(shape.circle(0, -10, 168), '#d8943a', { contour: 8, edge: 18 })
  art.circle(0, -10, 138, art.radial(['#fff6dc', '#f0dcb0', '#b8935a']))
  for (let i = 0; i < 12; i++) {
    const t = (i * 30 * Math.PI) / 180
    art.stroke(
      shape.line([
        [Math.cos(t) * 108, -10 + Math.sin(t) * 108],
        [Math.cos(t) * 128, -10 + Math.sin(t) * 128],
      ]),
      '#3a1c0a',
      i % 3 ? 6 : 12,
    )
  }
  art.group('transform="translate(0 -10)"', () => gear(art, 0, 0, 66, 12, '#c8843a'))
  art.stroke('M0 -10L-44 -84', '#2a1206', 13)
  art.stroke('M0 -10L70 -66', '#2a1206', 9)
  art.ball(0, -10, 15, '#d8943a')
  art.path('M-104 -90A132 132 0 0 1 60 -128Q-20 -60 -104 -90Z', '#fff', 'opacity=".35"')
  art.metal(shape.rect(-26, -226, 52, 40, 10), '#d8943a', { contour: 5 })
  art.spark(-100, -120, 34)
}

function drawAirship(art: Art): void {
  art.metal('M-230 -60C-230 -150 -110 -186 10 -186C140 -186 240 -130 240 -60C240 10 140 66 10 66C-110 66 -230 30 -230 -60Z', '#c8843a', {
    contour: 8,
    edge: 26,
    angle: 90,
  })
  for (const x of [-150, -70, 10, 90, 170] as const)
    art.stroke(`M${x} ${-180 + Math.abs(x - 10) * 0.22}Q${x + 26} -60 ${x} ${60 - Math.abs(x - 10) * 0.22}`, '#5a2a0c', 5, 'opacity=".55"')
  art.gloss('M-216 -60L-270 -130V10Z', '#a8301f', { contour: 5, edge: 8 })
  for (const x of [-90, -30, 50, 110] as const) art.stroke(`M${x} 54L${x * 0.8} 120`, '#3a1c0a', 6)
  art.gloss('M-120 116H130C126 176 90 200 60 200H-60C-90 200 -116 170 -120 116Z', '#7a4420', { contour: 7, edge: 14 })
  for (const x of [-70, -20, 30, 80] as const) {
    art.metal(shape.circle(x, 150, 20), '#d8943a', { contour: 3, edge: 4 })
    art.ball(x, 150, 13, '#8af0ff', { rim: '#fff' })
  }
  art.group('transform="translate(-150 160)"', () => {
    for (let i = 0; i < 3; i++) art.turned(i * 120 + 20, () => art.gloss(emblem.leaf(0, 0, 62, 14, -1.57), '#d8943a', { contour: 3, edge: 4 }))
    art.ball(0, 0, 12, '#8a96a0', { contour: 3 })
  })
  art.metal(shape.star(10, -60, 54, 24, 8), '#ffd06a', { contour: 4, edge: 6 })
  gear(art, 190, 150, 56, 10, '#b8702a', 10)
}
