import { drawNeonSign } from '../heroes/neon-sign.ts'
import { drawNightRider } from '../heroes/night-rider.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const neon: Motif = {
  slug: 'neon',
  lettering: { face: 'tektur', warp: 'none', weight: 0.03, spacing: 0.02 },
  variants: [
    {
      name: 'car',
      ground: ['#1a0640', '#5a0a8a', '#0c0224'],
      accent: '#ff2ad0',
      second: '#2ae8ff',
      title: ['#fff', '#ff9aec', '#ff2ad0'],
      edge: '#1c0240',
      drawHero: drawCar,
    },
    {
      name: 'seven',
      ground: ['#021a3a', '#0a3a7a', '#020a1c'],
      accent: '#2ad8ff',
      second: '#ff3a8a',
      title: ['#fff', '#9af0ff', '#1ab8ff'],
      edge: '#02143a',
      drawScene: drawNeonSign,
    },
    {
      name: 'courier',
      ground: ['#2a0620', '#7a0f3a', '#140212'],
      accent: '#ff8a1f',
      second: '#ff2a6a',
      title: titleColours.fire,
      edge: '#2a0414',
      drawScene: drawNightRider,
    },
  ],
  draw(art, palette, index) {
    const hz = art.height * 0.56
    art.backdrop([palette.ground[0], palette.ground[1], mix(palette.ground[1], palette.accent, 0.4), palette.ground[2]])
    art.dust(90, '#fff', 0, art.height * 0.4, 0.5, 2)
    const R0 = Math.min(art.width, art.height) * 0.31
    art.glow(art.heroAt.x, hz - R0 * 0.55, R0 * 1.9, palette.accent, 0.8)
    const clip = art.clip(shape.circle(art.heroAt.x, hz - R0 * 0.55, R0))
    art.group(`clip-path="${clip}"`, () => {
      art.circle(art.heroAt.x, hz - R0 * 0.55, R0, art.linear(['#fff3a0', '#ffb02a', palette.accent, mix(palette.accent, palette.ground[1], 0.4)]))
      for (let i = 0; i < 7; i++) art.rect(0, hz - R0 * 0.8 + i * R0 * 0.2, art.width, 3 + i * 2.4, palette.ground[1])
    })
    skyline(art, 0, hz, art.height * 0.3, mix(palette.ground[1], palette.ground[0], 0.6), palette.second)
    skyline(art, 1, hz, art.height * 0.44, dark(palette.ground[0], 0.5), palette.accent)
    art.rect(0, hz, art.width, art.height - hz, art.linear([palette.ground[1], dark(palette.ground[2], 0.2)]))
    for (let i = -12; i <= 12; i++)
      art.stroke(
        `M${round(art.heroAt.x + i * art.width * 0.03)} ${hz}L${round(art.heroAt.x + i * art.width * 0.26)} ${art.height}`,
        palette.accent,
        2,
        'opacity=".7"',
      )
    for (let i = 0; i < 9; i++) {
      const y = hz + (art.height - hz) * (i / 9) ** 1.8
      art.stroke(`M0 ${round(y)}H${art.width}`, palette.accent, 1.5 + i * 0.2, 'opacity=".7"')
    }
    art.glowEllipse(art.width / 2, hz, art.width * 0.6, 40, palette.accent, 0.9)
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    closeScene(art, palette)
  },
}

function skyline(art: Art, count: number, y: number, hmax: number, colour: string, lamp: string): void {
  let x = -20
  while (x < art.width + 20) {
    const breadth = art.width * (0.07 + art.random() * 0.08),
      rise = hmax * (0.35 + art.random() * 0.65)
    if (Math.abs(x + breadth / 2 - art.heroAt.x) < art.width * 0.1 && count) {
      x += breadth
      continue
    }
    art.rect(x, y - rise, breadth, rise + 60, colour)
    art.rect(x, y - rise, breadth, 3, lamp, 'opacity=".9"')
    for (let j = 0; j < rise / 26 - 1; j++)
      for (let i = 0; i < breadth / 18 - 1; i++)
        if (art.random() < 0.45)
          art.rect(
            x + 8 + i * 18,
            y - rise + 14 + j * 26,
            8,
            12,
            art.random() < 0.7 ? lamp : '#ffe9a0',
            `opacity="${round(0.35 + art.random() * 0.6)}"`,
          )
    x += breadth + 4
  }
}

function car(art: Art, palette: Palette, colour: string): void {
  art.shadow(0, 196, 230, 40, 0.9)
  art.gloss(
    'M-190 120C-190 70 -170 50 -150 46L-104 -20C-96 -34 -80 -40 -60 -40H60C80 -40 96 -34 104 -20L150 46C170 50 190 70 190 120V160H-190Z',
    colour,
    { contour: 7, edge: 22 },
  )
  art.path('M-92 -12C-86 -22 -76 -26 -60 -26H60C76 -26 86 -22 92 -12L120 38H-120Z', art.linear([palette.second, '#0a0a24']))
  art.path('M-60 -26H10L-40 38H-120L-92 -12C-86 -22 -76 -26 -60 -26Z', '#fff', 'opacity=".2"')
  art.path(shape.rect(-176, 74, 352, 26, 10), '#0c0616')
  for (const s of [-1, 1] as const) {
    art.glow(s * 118, 88, 90, palette.accent, 0.9)
    art.path(shape.rect(s > 0 ? 66 : -170, 78, 104, 17, 8), light(palette.accent, 0.55))
    art.path(shape.rect(s > 0 ? 96 : -166, 156, 70, 52, 12), '#08040f')
  }
  art.path(shape.rect(-190, 118, 380, 40, 8), dark(colour, 0.6))
  art.path(shape.rect(-52, 120, 104, 32, 6), '#ffe9a0')
  art.stroke('M-188 50L-224 20M188 50L224 20M-230 18H230', dark(colour, 0.4), 12)
}

function drawCar(art: Art, palette: Palette): void {
  art.at(0, 30, 0.95, 0, () => car(art, palette, '#3a1a6a'))
}
