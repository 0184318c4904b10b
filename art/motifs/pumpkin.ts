import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { bat } from '../props/bat.ts'

export const pumpkin: Motif = {
  slug: 'pumpkin',
  lettering: { face: 'dela-gothic-one', warp: 'wave' },
  variants: [
    {
      name: 'lantern',
      ground: ['#7a3af0', '#3a0f7a', '#0e0224'],
      accent: '#ffb04a',
      second: '#ff8a1f',
      title: ['#fff3c0', '#ff9a2a', '#e0470f'],
      edge: '#1c0630',
      drawHero: drawLantern,
    },
    {
      name: 'cauldron',
      ground: ['#3aa86a', '#0f4a3f', '#031414'],
      accent: '#d8ff7a',
      second: '#8a3af0',
      title: titleColours.lime,
      edge: '#061f10',
      drawHero: drawCauldron,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.circle(art.heroAt.x, art.heroAt.y - 40, Math.min(art.width, art.height) * 0.36, light(palette.accent, 0.6), 'opacity=".9"')
    art.fog(art.height * 0.45, art.height * 0.3, palette.ground[0], 0.5)
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    for (const [x, y, scale] of [
      [0.16, 0.14, 0.8],
      [0.84, 0.18, 0.6],
      [0.8, 0.5, 0.45],
    ] as const)
      bat(art, art.width * x, art.height * y, scale)
    closeScene(art, palette)
  },
}

function drawLantern(art: Art): void {
  art.shadow(0, 180, 230, 50, 0.8)
  for (const [x, rx] of [
    [-130, 90],
    [130, 90],
    [-66, 104],
    [66, 104],
    [0, 96],
  ] as const)
    art.gloss(shape.ellipse(x, 30, rx, 158), '#ff8a1f', { contour: 6, edge: 30, lift: 0.35 })
  art.gloss('M-20 -120C-30 -170 -10 -210 40 -226L56 -196C24 -180 20 -150 28 -118Z', '#4a8a2a', { contour: 6, edge: 8 })
  const face = [
    'M-120 -30L-40 0L-110 36Z',
    'M120 -30L40 0L110 36Z',
    'M0 24L24 62H-24Z',
    'M-136 74L-100 92L-80 70L-54 100L-26 80L0 104L26 80L54 100L80 70L100 92L136 74Q110 164 0 170Q-110 164 -136 74Z',
  ]
  for (const d of face) {
    art.path(d, '#5a1a00', 'stroke="#5a1a00" stroke-width="12" stroke-linejoin="round"')
    art.path(d, art.linear(['#fff3a0', '#ffc21f', '#ff7a00']))
  }
  art.glow(0, 60, 190, '#ffc21f', 0.35)
}

function drawCauldron(art: Art, palette: Palette): void {
  art.gloss('M-90 60C-110 -120 -70 -210 0 -210C70 -210 110 -120 90 60Z', '#f4f0ff', { contour: 7, edge: 26 })
  art.ellipse(-34, -110, 17, 26, '#1c1030')
  art.ellipse(34, -110, 17, 26, '#1c1030')
  art.ellipse(0, -56, 18, 24, '#1c1030')
  art.circle(-40, -120, 6, '#fff')
  art.circle(28, -120, 6, '#fff')
  art.gloss('M-170 40C-210 130 -150 216 0 220C150 216 210 130 170 40Z', '#2a2438', { contour: 7, edge: 24 })
  art.ellipse(0, 36, 186, 38, '#1a1424')
  art.ellipse(0, 30, 164, 28, art.linear([light(palette.accent, 0.3), '#5ab82a']))
  for (let i = 0; i < 16; i++) art.ball(-140 + art.random() * 280, 26 - art.random() * 50, 8 + art.random() * 18, '#9af04a')
  art.path(shape.spark(0, 130, 50, 0.2), '#8a3af0')
}
