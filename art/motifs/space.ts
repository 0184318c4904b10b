import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import type { Motif, Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
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
      drawHero: drawRingedPlanet,
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

function planetRing(art: Art, palette: Palette, half: number): void {
  for (let i = 0; i < 7; i++) {
    const rx = 205 + i * 13
    art.path(
      `M${-rx} 0A${rx} ${rx * 0.26} 0 0 ${half ? 0 : 1} ${rx} 0`,
      'none',
      `stroke="${i % 2 ? light(palette.second, 0.55) : mix(palette.second, palette.accent, 0.5)}" stroke-width="${pick([10, 5, 11, 4, 9, 6, 3], i)}" opacity="${round(0.9 - i * 0.08)}"`,
    )
  }
}

function planet(art: Art, x: number, y: number, r: number, colour: string, bands: number): void {
  art.glow(x, y, r * 1.5, colour, 0.6)
  const clip = art.clip(shape.circle(x, y, r))
  art.circle(x, y, r, art.linear([light(colour, 0.2), colour]))
  art.group(`clip-path="${clip}"`, () => {
    for (let i = 0; i < bands; i++) {
      const yy = y - r + ((i + art.random() * 0.5) * 2 * r) / bands
      art.path(
        shape.smooth([
          [x - r * 1.1, yy],
          [x - r * 0.4, yy + 8 - art.random() * 16],
          [x + r * 0.4, yy + 8 - art.random() * 16],
          [x + r * 1.1, yy],
          [x + r * 1.1, yy + (r / bands) * (0.5 + art.random())],
          [x, yy + (r / bands) * (0.6 + art.random())],
          [x - r * 1.1, yy + (r / bands) * (0.5 + art.random())],
        ]),
        i % 2 ? light(colour, 0.3) : dark(colour, 0.3),
        'opacity=".55"',
      )
    }
  })
  art.circle(
    x,
    y,
    r,
    art.radial(
      [
        [0, '#fff', 0.25],
        [0.35, '#fff', 0],
        [0.62, '#05020c', 0.25],
        [1, '#05020c', 0.88],
      ],
      0.5,
      0.5,
      0.58,
      0.3,
      0.26,
    ),
  )
  art.circle(x, y, r - 1, 'none', `stroke="${light(colour, 0.6)}" stroke-width="3" opacity=".5"`)
}

function drawRingedPlanet(art: Art, palette: Palette): void {
  art.turned(-20, () => planetRing(art, palette, 0))
  planet(art, 0, 0, 158, palette.second, 9)
  art.turned(-20, () => planetRing(art, palette, 1))
  planet(art, -185, -150, 40, '#6ab8ff', 4)
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

function drawMeteors(art: Art, palette: Palette): void {
  for (let k = 0; k < 2; k++)
    for (let i = 0; i < 150; i++) {
      const t = i / 150,
        angle = t * 8 + k * Math.PI,
        r = 20 + t * 230
      art.circle(
        Math.cos(angle) * r + (art.random() - 0.5) * 26,
        Math.sin(angle) * r * 0.5 + (art.random() - 0.5) * 20,
        1 + art.random() * 5 * (1 - t * 0.5),
        mix('#fff3c0', palette.accent, t),
        `opacity="${round(1 - t * 0.6)}"`,
      )
    }
  art.ball(0, 0, 62, '#ffd27a', { rim: '#fff' })
  art.glow(0, 0, 150, '#fff', 0.6)
  for (const [x, y, r] of [
    [-150, 100, 54],
    [140, 70, 40],
  ] as const) {
    art.path(
      shape.polygon([
        [x - r, y],
        [x - 20, y - r],
        [x + 190, y - 190],
      ]),
      art.linear(
        [
          [0, '#fff', 0.9],
          [0.4, '#ffb03a', 0.6],
          [1, '#ff5a1f', 0],
        ],
        -45,
      ),
    )
    art.ball(x, y, r, '#8a4a3a', { rim: '#ffd08a' })
    art.circle(x + 8, y + 10, r * 0.2, '#4a2018')
    art.circle(x - 16, y - 8, r * 0.14, '#4a2018')
  }
}
