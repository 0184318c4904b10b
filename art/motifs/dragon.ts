import { drawWhelp } from '../heroes/dragon-whelp.ts'
import { drawSerpentRing } from '../heroes/serpent-ring.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import type { Motif, Palette } from '../kit/motif.ts'
import { fullTurn, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const dragon: Motif = {
  slug: 'dragon',
  lettering: { face: 'dela-gothic-one', warp: 'arch' },
  variants: [
    {
      name: 'ember-eye',
      ground: ['#ff5a1f', '#8a0f1a', '#1a0410'],
      accent: '#ffb03a',
      second: '#c21f1f',
      title: titleColours.fire,
      edge: '#3a0404',
      drawHero: drawEye,
    },
    {
      name: 'serpent',
      ground: ['#1fb58a', '#0a4a52', '#03131f'],
      accent: '#8affc0',
      second: '#12a06a',
      title: ['#fbffe8', '#b8f05a', '#2f9a1f'],
      edge: '#04261a',
      drawHero: drawSerpentRing,
    },
    {
      name: 'hatchling',
      ground: ['#5a3aff', '#2a0f8a', '#0a0428'],
      accent: '#b8a0ff',
      second: '#5a3ad0',
      title: titleColours.violet,
      edge: '#1a0548',
      drawHero: drawHatchling,
    },
    {
      name: 'whelp',
      ground: ['#8ad8ff', '#4a62d8', '#120a48'],
      accent: '#fff0b8',
      second: '#ff8a4a',
      title: ['#ffffff', '#ffe27a', '#ff9a3a'],
      edge: '#1a1052',
      drawHero: drawWhelp,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.7, palette.accent, 0.7)
    art.beams(art.heroAt.x, art.heroAt.y, 9, art.height, 340, palette.accent, 0.3)
    for (let i = 0; i < 6; i++)
      art.cloud(art.random() * art.width, art.height * (0.05 + 0.5 * art.random()), 150 + art.random() * 140, palette.ground[1], 0.35)
    art.ridge(art.height * 0.62, art.height * 0.2, 9, art.linear([palette.ground[1], palette.ground[2]]))
    art.ridge(art.height * 0.72, art.height * 0.16, 11, dark(palette.ground[2], 0.4))

    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    for (let i = 0; i < 40; i++)
      art.circle(
        art.random() * art.width,
        art.random() * art.height * 0.8,
        1.5 + art.random() * 3.5,
        light(palette.accent, 0.4),
        `opacity="${round(0.4 + art.random() * 0.6)}"`,
      )
    art.floor(art.height * 0.56, dark(palette.ground[2], 0.3))
    art.vignette()
  },
}

function scales(art: Art, cx: number, cy: number, colour: string, clipD: string): void {
  art.inside(clipD, () => {
    for (let j = -9; j <= 12; j++)
      for (let i = -7; i <= 7; i++) {
        const x = cx + (i + (j & 1 ? 0.5 : 0)) * 46,
          y = cy - j * 27 + 40
        const k = Math.hypot(x - cx + 50, y - cy + 70) / 300
        art.path(
          `M${round(x - 25)} ${round(y - 20)}Q${round(x - 25)} ${round(y + 16)} ${round(x)} ${round(y + 30)}Q${round(x + 25)} ${round(y + 16)} ${round(x + 25)} ${round(y - 20)}Z`,
          art.linear([mix(light(colour, 0.4), dark(colour, 0.55), Math.min(1, k)), mix(colour, dark(colour, 0.75), Math.min(1, k))], 80),
          `stroke="${dark(colour, 0.8)}" stroke-width="2"`,
        )
      }
  })
}

function drawEye(art: Art, palette: Palette, index: number): void {
  const d = shape.ellipse(0, 0, 250, 215)
  art.shadow(0, 40, 300, 240, 0.7)
  scales(art, 0, 0, palette.second, d)
  art.innerShade(d, '#05020c', 60, 0, 0, 0.8)
  const eye = 'M-205 20Q-90 -130 60 -112Q150 -100 208 -30Q120 104 -40 96Q-130 90 -205 20Z'
  art.path(
    'M-240 26Q-100 -176 80 -146Q190 -130 246 -40Q130 150 -50 134Q-160 120 -240 26Z',
    art.linear([light(palette.second, 0.25), dark(palette.second, 0.7)], 80),
    `stroke="${dark(palette.second, 0.85)}" stroke-width="5"`,
  )
  const iris = index ? '#b8f02a' : '#ffb01f'
  art.path(
    eye,
    art.radialOn(
      [
        [0, light(iris, 0.75)],
        [0.3, iris],
        [0.65, index ? '#2f8a0a' : '#d8350a'],
        [1, '#160208'],
      ],
      6,
      -8,
      205,
    ),
  )
  art.inside(eye, () => {
    for (let i = 0; i < 60; i++) {
      const angle = (i / 60) * fullTurn,
        r0 = 40 + art.random() * 20,
        r1 = 110 + art.random() * 70
      art.stroke(
        shape.line([
          [6 + Math.cos(angle) * r0, -8 + Math.sin(angle) * r0],
          [6 + Math.cos(angle) * r1, -8 + Math.sin(angle) * r1],
        ]),
        i % 2 ? light(iris, 0.6) : '#5a0a00',
        2.2,
        'opacity=".5"',
      )
    }
    art.path('M6 -140Q46 -8 6 130Q-34 -8 6 -140Z', '#08020a')
    art.glow(-60, -60, 80, '#fff', 0.6)
    art.ellipse(-52, -58, 30, 17, '#fff', 'opacity=".9" transform="rotate(-28 -52 -58)"')
  })
  art.innerShade(eye, '#05010a', 30, 6, 14, 0.9)
  art.stroke('M-205 20Q-90 -130 60 -112Q150 -100 208 -30', light(palette.second, 0.3), 6, 'opacity=".7"')
  for (let i = 0; i < 7; i++) {
    const x = -190 + i * 62,
      y = -120 - Math.sin((i / 6) * Math.PI) * 70
    art.gloss(
      shape.polygon([
        [x - 30, y + 36],
        [x + 6 + i * 4 - 12, y - 62],
        [x + 34, y + 30],
      ]),
      dark(palette.second, 0.25),
      { edge: 8, contour: 3 },
    )
  }
}

function drawHatchling(art: Art, palette: Palette): void {
  for (let i = 0; i < 7; i++) art.flame(-180 + i * 60, 220, 58, 190 + (i % 2) * 90 + Math.sin(i) * 40, ['#5a2aff', '#a46bff', '#f0d8ff'])
  const d = 'M0 -205C90 -205 150 -60 150 50C150 140 86 195 0 195C-86 195 -150 140 -150 50C-150 -60 -90 -205 0 -205Z'
  art.shadow(0, 190, 200, 50, 0.8)
  art.path(d, dark(palette.second, 0.8), 'stroke="#0a0420" stroke-width="14"')
  scales(art, 0, 0, '#7a4bff', d)
  art.innerShade(d, '#0a0326', 60, -20, -24, 0.9)
  art.innerShade(d, '#d8c0ff', 16, 10, 14, 0.5)
  art.path('M-20 -200L10 -120L-24 -60L22 0L-4 60L24 -2L0 -58L34 -122L14 -204Z', '#fff3b8')
  art.glow(6, -80, 130, '#ffd24a', 0.6)
  art.ellipse(-62, -90, 24, 56, '#fff', 'opacity=".35" transform="rotate(18 -62 -90)"')
  for (let i = 0; i < 5; i++) art.flame(-170 + i * 84, 236, 44, 110 + (i % 2) * 40, ['#5a2aff', '#a46bff', '#f0d8ff'])
}
