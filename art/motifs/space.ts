import { drawRingSweep } from '../heroes/ring-sweep.ts'
import { drawSaucer } from '../heroes/saucer-cow.ts'
import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import type { Motif } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const space: Motif = {
  slug: 'space',
  lettering: { face: 'exo-2', warp: 'rise' },
  variants: [
    {
      name: 'ringed-planet',
      ground: ['#2a1a7a', '#150a4a', '#05031a'],
      accent: '#ff7ad1',
      second: '#ffb04a',
      title: ['#fff', '#ffd0f0', '#ff5ac0'],
      edge: '#2a0648',
      drawHero: drawRingSweep,
    },
    {
      name: 'astronaut',
      ground: ['#0a4a7a', '#082a5a', '#030a22'],
      accent: '#5ae0ff',
      second: '#49b8a0',
      title: titleColours.ice,
      edge: '#041a44',
      drawHero: drawAstronaut,
    },
    {
      name: 'meteors',
      ground: ['#7a1f4a', '#3a0f48', '#0c0420'],
      accent: '#ff8a5a',
      second: '#e0482a',
      title: titleColours.fire,
      edge: '#3a0616',
      drawHero: drawMeteors,
    },
    {
      name: 'saucer',
      ground: ['#1f8a8a', '#0f3a6a', '#040a20'],
      accent: '#7affb8',
      second: '#ff5a8a',
      title: titleColours.lime,
      edge: '#06281c',
      drawHero: drawSaucer,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.dust(160, '#fff', 0, art.height, 0.5, 2.6)
    for (let i = 0; i < 5; i++)
      art.glowEllipse(
        art.random() * art.width,
        art.random() * art.height * 0.7,
        150 + art.random() * 200,
        90 + art.random() * 120,
        i % 2 ? palette.accent : mix(palette.accent, '#4a6aff', 0.6),
        0.32,
      )
    art.sparks(7, '#cfe4ff', 0, art.height * 0.7, 8, 24)
    art.hero(() => {
      if (index === 2) {
        art.ball(160, -150, 58, '#ffcf8a', { shine: 0 })
        art.glow(0, 0, 270, palette.accent, 0.8)
      }

      palette.drawHero?.(art, palette, index)
    })
    art.floor(art.height * 0.58, dark(palette.ground[2], 0.3))
    art.vignette()
  },
}

function drawAstronaut(art: Art): void {
  art.gloss('M-190 210C-190 110 -100 90 0 90C100 90 190 110 190 210V260H-190Z', '#dfe6f2', { contour: 7, edge: 18 })
  art.ball(0, -20, 172, '#eef3fb', { contour: 8, rim: '#fff' })
  const vz = 'M-128 -24C-128 -104 -66 -136 0 -136C66 -136 128 -104 128 -24C128 62 66 92 0 92C-66 92 -128 62 -128 -24Z'
  art.path(vz, '#5a6a8a', 'stroke="#3a4868" stroke-width="14"')
  art.path(vz, art.linear(['#ffd06a', '#ff6a9a', '#5a2ad0', '#0c1248'], 75))
  art.inside(vz, () => {
    art.circle(64, 28, 62, art.radial(['#8affe8', '#1a8ac0', '#0a2a6a']))
    for (let i = 0; i < 26; i++) art.circle(-120 + art.random() * 240, -130 + art.random() * 200, 1 + art.random() * 2, '#fff')
    art.path('M-120 -60Q-80 -140 20 -140L-40 -60Q-90 -30 -110 30Z', '#fff', 'opacity=".3"')
  })
  art.metal(shape.rect(-196, -60, 34, 96, 14), '#aab8d0', { contour: 4 })
  art.metal(shape.rect(162, -60, 34, 96, 14), '#aab8d0', { contour: 4 })
  art.ball(-40, 180, 16, '#ff3a5a')
  art.ball(0, 186, 16, '#ffc21f')
  art.ball(40, 180, 16, '#2fd07a')
}

function drawMeteor(art: Art, x: number, y: number, r: number): void {
  const tail = shape.polygon([
    [x - r * 0.9, y - r * 0.5],
    [x + r * 4.4, y - r * 4.2],
    [x + r * 0.5, y + r * 0.9],
  ])
  art.path(
    tail,
    art.linear(
      [
        [0, '#ff5a1f', 0],
        [0.5, '#ff9a2a', 0.7],
        [1, '#fff3b0', 0.95],
      ],
      135,
    ),
  )
  art.ball(x, y, r, '#8a4a3a', { rim: '#ffd08a', contour: r * 0.06 })
  for (const [dx, dy, size] of [
    [0.1, 0.2, 0.22],
    [-0.3, -0.2, 0.16],
    [0.3, -0.3, 0.12],
  ] as const)
    art.circle(x + dx * r, y + dy * r, r * size, '#4a2018')
}

function drawMeteors(art: Art): void {
  drawMeteor(art, -96, -110, 74)
  drawMeteor(art, 70, -60, 36)
  drawMeteor(art, -190, 30, 30)
  art.shadow(0, 196, 250, 40, 0.6)
  const cloth = 'M-236 150L-150 84H150L236 150L190 226H-190Z'
  art.gloss(cloth, '#f8f0e4', { contour: 7, edge: 12 })
  art.inside(cloth, () => {
    for (let i = -6; i < 7; i++)
      art.path(
        shape.polygon([
          [i * 46 - 14, 80],
          [i * 46 + 10, 80],
          [i * 64 + 14, 230],
          [i * 64 - 20, 230],
        ]),
        '#e0344a',
        'opacity=".75"',
      )
    for (const y of [104, 146, 196]) art.rect(-240, y, 480, 17, '#e0344a', 'opacity=".55"')
  })
  art.stroke('M-84 70C-90 -40 90 -40 84 70', '#7a3f14', 19)
  art.stroke('M-84 70C-90 -40 90 -40 84 70', '#d8924a', 10)
  art.gloss('M-112 60H112L92 172H-92Z', '#c8803a', { contour: 7, edge: 16 })
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8; i++)
      art.gloss(shape.rect(-100 + i * 25 + row * 2, 72 + row * 24, 20, 18, 5), (row + i) % 2 ? '#d8964a' : '#a8642a', { sheen: 0, shade: 0 })
  art.gloss('M-120 46H120L112 78H-112Z', '#8a4a1c', { contour: 6, edge: 7 })
  art.ball(-60, 34, 26, '#e0203f', { contour: 4 })
  art.ball(-14, 26, 28, '#7ad03a', { contour: 4 })
  art.gloss(shape.rect(24, -40, 34, 92, 12), '#2a8a5a', { contour: 5, edge: 8 })
  art.gloss(shape.rect(32, -70, 18, 34, 6), '#c8a05a', { contour: 4 })
}
