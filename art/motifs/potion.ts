import { drawHeartFlask } from '../heroes/heart-flask.ts'
import { drawWizardHat } from '../heroes/wizard-hat.ts'
import type { Art } from '../kit/art.ts'
import { dark, hsl, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const potion: Motif = {
  slug: 'potion',
  lettering: { face: 'reggae-one', warp: 'wave', weight: 0.025 },
  variants: [
    {
      name: 'flask',
      ground: ['#6a3af0', '#3a148a', '#0c0430'],
      accent: '#c8a0ff',
      second: '#3af0a0',
      title: ['#fff', '#c8ffe0', '#3ae08a'],
      edge: '#1a0648',
      drawHero: drawFlask,
    },
    {
      name: 'cone',
      ground: ['#ff8ab8', '#a81f6a', '#2a0628'],
      accent: '#ffd8ec',
      second: '#ffc83a',
      title: titleColours.gold,
      edge: '#3a0640',
      drawHero: drawHeartFlask,
    },
    {
      name: 'oracle',
      ground: ['#1a8aa8', '#0a3a6a', '#031024'],
      accent: '#a8f8ff',
      second: '#ff4a9a',
      title: titleColours.pink,
      edge: '#06204a',
      drawHero: drawCrystalBall,
    },
    {
      name: 'hat',
      ground: ['#ffb84a', '#b8582a', '#2a0c1a'],
      accent: '#fff0b0',
      second: '#6a3ae0',
      title: ['#fffbe0', '#ffd84a', '#ff9a2a'],
      edge: '#2c0a24',
      drawScene: drawWizardHat,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    for (let j = 0; j < 3; j++) {
      const y = art.height * (0.2 + j * 0.2)
      art.rect(0, y, art.width, 12, dark(palette.ground[1], 0.5))
      for (let i = 0; i < 10; i++)
        art.path(
          shape.rect((art.width * i) / 10 + 8, y - 40 - art.random() * 40, 26 + art.random() * 22, 80, 6),
          mix(palette.ground[1], hsl(art.random() * 360, 60, 50), 0.3),
          'opacity=".35"',
        )
    }
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.55, palette.second, 0.5)
    art.hero(() => {
      art.shadow(0, 190, 200, 44, 0.8)
      palette.drawHero?.(art, palette, index)
    })
    art.sparks(9, light(palette.second, 0.3))
    closeScene(art, palette)
  },
}

function drawFlask(art: Art, palette: Palette): void {
  const d = 'M-36 -190H36V-104C120 -84 170 -20 170 60C170 150 96 214 0 214C-96 214 -170 150 -170 60C-170 -20 -120 -84 -36 -104Z'
  art.path(d, '#0a0420', 'stroke="#0a0420" stroke-width="18" stroke-linejoin="round"')
  art.path(
    d,
    art.linear([
      [0, '#fff', 0.5],
      [1, palette.accent, 0.25],
    ]),
  )
  const clip = art.clip(d)
  art.group(`clip-path="${clip}"`, () => {
    art.path('M-220 20Q-110 -10 0 20T220 10V240H-220Z', art.linear([light(palette.second, 0.4), palette.second, dark(palette.second, 0.5)]))
    art.ellipse(0, 18, 190, 16, light(palette.second, 0.6), 'opacity=".7"')
    for (let i = 0; i < 22; i++) {
      const r = 4 + art.random() * 14
      art.circle(
        -120 + art.random() * 240,
        40 + art.random() * 150,
        r,
        art.radial([
          [0, '#fff', 0.1],
          [0.8, '#fff', 0.25],
          [1, '#fff', 0.8],
        ]),
      )
    }
    art.path(shape.spark(0, 110, 60, 0.2), '#fff', 'opacity=".85"')
  })
  art.innerShade(d, '#fff', 12, 8, 8, 0.5)
  art.innerShade(d, '#0a0420', 30, -14, -14, 0.6)
  art.ellipse(-90, 30, 18, 56, '#fff', 'opacity=".6" transform="rotate(16 -90 30)"')
  art.gloss(shape.rect(-54, -206, 108, 30, 12), '#d8c8f0', { contour: 5, edge: 6 })
  art.gloss('M-34 -246H34L28 -200H-28Z', '#a8703a', { contour: 5, edge: 8 })
  art.stroke('M-46 -120H46', '#ffc83a', 12)
  art.gem(0, -120, 22, '#ff3a6a', 'hex')
}

function drawCrystalBall(art: Art, palette: Palette): void {
  art.metal('M-130 140Q0 90 130 140L170 220H-170Z', '#c89a3a', { contour: 7, edge: 12 })
  art.ball(0, 0, 168, '#7a3ad0', { contour: 8, rim: '#fff', shine: 0.5 })
  art.inside(shape.circle(0, 0, 164), () => {
    for (let i = 0; i < 6; i++)
      art.glowEllipse(-80 + art.random() * 160, -60 + art.random() * 140, 120, 60, i % 2 ? palette.second : palette.accent, 0.55)
    for (let i = 0; i < 24; i++) art.circle(-130 + art.random() * 260, -130 + art.random() * 260, 1.5 + art.random() * 3, '#fff')
    art.path(shape.spark(0, 0, 110, 0.16), '#fff', 'opacity=".9"')
  })
  art.ellipse(-70, -90, 50, 26, '#fff', 'opacity=".8" transform="rotate(-35 -70 -90)"')
  art.gem(0, 176, 24, '#ff4a9a', 'hex')
}
