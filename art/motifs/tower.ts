import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const tower: Motif = {
  slug: 'tower',
  lettering: { face: 'dela-gothic-one', warp: 'pinch' },
  variants: [
    {
      name: 'blocks',
      ground: ['#ffd86a', '#ff8a5a', '#5a1a4a'],
      accent: '#fffbe0',
      second: '#4a8aff',
      title: ['#ffffff', '#fff0c0', '#ffc84a'],
      edge: '#4a0c34',
      drawHero: drawBlocks,
    },
    {
      name: 'keep',
      ground: ['#a8d8ff', '#5a7ac8', '#12163a'],
      accent: '#ffffff',
      second: '#c8e8ff',
      title: titleColours.ice,
      edge: '#0c1440',
      drawHero: drawKeep,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 18, 0.26)
    for (let i = 0; i < 7; i++)
      art.cloud(art.random() * art.width, art.height * (0.06 + 0.5 * art.random()), 120 + art.random() * 140, light(palette.ground[0], 0.6), 0.55)
    art.hero(() => palette.drawHero?.(art, palette, index))
    for (let i = 0; i < 5; i++) art.cloud((art.width * i) / 4, art.height * 0.68, 220, light(palette.ground[1], 0.5), 0.8)
    closeScene(art, palette, '#fff')
  },
}

function drawBlocks(art: Art, palette: Palette): void {
  const blocks = [
    [0, 190, '#e0344a'],
    [14, 132, '#ffc21f'],
    [-12, 74, palette.second],
    [10, 16, '#3ad07a'],
    [-6, -42, '#8a5af0'],
    [16, -100, '#ff8a3a'],
  ] as const
  art.shadow(0, 226, 190, 28, 0.6)
  for (const [dx, y, colour] of blocks) {
    art.gloss(shape.rect(dx - 120, y - 28, 240, 56, 12), colour, { contour: 7, edge: 12 })
    for (let i = 0; i < 3; i++) art.path(shape.rect(dx - 88 + i * 68, y - 12, 40, 24, 8), dark(colour, 0.5), 'opacity=".55"')
  }
  art.at(40, -178, 1, 12, () => {
    art.gloss(shape.rect(-120, -28, 240, 56, 12), '#3ac8d8', { contour: 7, edge: 12 })
    art.path(shape.spark(0, 0, 24, 0.25), '#fff')
  })
  for (const side of [-1, 1]) art.stroke(`M${40 + side * 80} -216L40 -290`, '#5a3a2a', 6)
  art.spark(-120, -150, 40)
}

function drawKeep(art: Art, palette: Palette): void {
  art.shadow(0, 226, 190, 28, 0.6)
  for (let row = 0; row < 6; row++) {
    const [y, half] = [196 - row * 62, 128 - row * 9]
    const colour = mix('#8aa8e0', '#ffffff', row * 0.08)
    art.gloss(shape.rect(-half, y - 31, half * 2, 62, 6), colour, { contour: 6, edge: 10 })
    for (let i = 0; i < 5; i++)
      art.stroke(`M${round(-half + 20 + i * half * 0.42)} ${y - 28 + (i % 2) * 28}v26`, dark(colour, 0.35), 4, 'opacity=".6"')
    const isOpen = row % 2 === 0
    art.gloss(shape.rect(-26, y - 24, 52, 46, 20), isOpen ? '#ffd86a' : '#2a3a6a', { contour: 4, edge: 7 })
    if (!isOpen) art.gem(0, y, 16, pick(['#3ae0a0', '#ff5a8a', '#ffc21f'], row >> 1), 'hex')
  }
  art.gloss('M-104 -146V-196H-64V-172H-26V-196H26V-172H64V-196H104V-146Z', '#b8cdf2', { contour: 7, edge: 10 })
  art.stroke('M0 -190V-262', '#5a4a3a', 7)
  art.gloss('M4 -262Q40 -280 84 -256L70 -234L86 -212Q44 -222 4 -212Z', '#e0344a', { contour: 5, edge: 8 })
  for (let i = 0; i < 9; i++)
    art.path(
      shape.polygon([
        [-110 + i * 28, -146],
        [-96 + i * 28, -146],
        [-103 + i * 28, -112 - (i % 3) * 8],
      ]),
      palette.second,
      'opacity=".9"',
    )
}
