import { drawCarpetCat } from '../heroes/carpet-cat.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const arabian: Motif = {
  slug: 'arabian',
  lettering: { face: 'yeseva-one', warp: 'arch', weight: 0.025, spacing: 0.03 },
  variants: [
    {
      name: 'lamp',
      ground: ['#3a5ac8', '#4a1f8a', '#0c0430'],
      accent: '#c8a8ff',
      second: '#4af0e0',
      title: titleColours.gold,
      edge: '#1c0640',
      drawHero: drawLamp,
    },
    {
      name: 'carpet',
      ground: ['#ff9a5a', '#c83a6a', '#24083a'],
      accent: '#ffe9b0',
      second: '#e0344a',
      title: ['#ffffff', '#ffe9b0', '#ffb04a'],
      edge: '#3a0a30',
      drawHero: drawCarpetCat,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.dust(110, '#fff', 0, art.height * 0.45, 0.6, 2.2)
    for (const [x, w, tall] of [
      [0.04, 0.1, 0.2],
      [0.18, 0.14, 0.14],
      [0.34, 0.08, 0.24],
      [0.64, 0.09, 0.22],
      [0.8, 0.15, 0.15],
      [0.95, 0.1, 0.22],
    ] as const)
      drawDome(art, art.width * x, art.height * 0.66, art.width * w, art.height * tall, mix(palette.ground[1], palette.ground[2], 0.55))
    art.hills(art.height * 0.64, 20, 6, dark(palette.ground[2], 0.1))
    art.hero(() => palette.drawHero?.(art, palette, index))
    art.sparks(6, palette.accent)
    closeScene(art, palette)
  },
}

function drawDome(art: Art, x: number, y: number, w: number, tall: number, colour: string): void {
  const r = w / 2
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`
  art.path(
    `M${at(-r, 0)}V${round(y - tall)}C${at(-r * 1.3, -tall - r * 0.8)} ${at(-r * 0.2, -tall - r)} ${at(0, -tall - r * 1.9)}C${at(r * 0.2, -tall - r)} ${at(r * 1.3, -tall - r * 0.8)} ${at(r, -tall)}V${y}Z`,
    colour,
  )
  art.path(shape.rect(x - r * 0.24, y - tall * 0.8, r * 0.48, tall * 0.4, round(r * 0.22)), '#ffd06a', 'opacity=".8"')
}

function drawLamp(art: Art, palette: Palette): void {
  const smoke =
    'M-170 10C-220 -60 -120 -90 -90 -140C-60 -190 20 -236 70 -200C120 -160 60 -120 20 -130C60 -90 130 -100 150 -150C190 -80 120 -20 40 -40C-40 -60 -110 -40 -150 20Z'
  art.glow(0, -100, 230, palette.second, 0.7)
  art.path(smoke, art.linear([light(palette.second, 0.6), palette.second, mix(palette.second, palette.ground[1], 0.6)]), 'opacity=".9"')
  for (const [x, y] of [
    [40, -176],
    [84, -168],
  ] as const)
    art.ellipse(x, y, 9, 12, '#0a1c3a')
  art.stroke('M46 -148Q64 -134 84 -144', '#0a1c3a', 6)
  art.shadow(0, 200, 200, 30, 0.7)
  art.stroke('M120 60C236 20 236 150 110 140', '#6a3a08', 34)
  art.stroke('M120 60C236 20 236 150 110 140', '#ffc42e', 21)
  art.metal(
    'M-226 -6C-190 10 -150 20 -120 40C-60 10 60 10 110 46C150 70 150 130 90 150H-60C-140 140 -150 80 -196 36C-216 20 -230 10 -226 -6Z',
    '#ffc42e',
    { contour: 9, edge: 22 },
  )
  art.metal('M-70 26Q-10 -56 60 26Z', '#ffd86a', { contour: 7, edge: 10 })
  art.ball(-4, -26, 20, '#e0344a', { contour: 5 })
  art.metal('M-50 150H70L110 206H-90Z', '#e8a01f', { contour: 7, edge: 10 })
  for (const [x, colour] of [
    [-60, '#3ad0ff'],
    [0, '#e0344a'],
    [60, '#49e08a'],
  ] as const)
    art.gem(x, 92, 24, colour, 'hex')
  art.spark(-120, 60, 44)
}
