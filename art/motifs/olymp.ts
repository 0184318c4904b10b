import { drawStoneGorgon } from '../heroes/stone-gorgon.ts'
import { drawTempleBolt } from '../heroes/temple-bolt.ts'
import type { Art } from '../kit/art.ts'
import { mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const olymp: Motif = {
  slug: 'olymp',
  lettering: { face: 'alegreya-sc', warp: 'arch', spacing: 0.06 },
  variants: [
    {
      name: 'bolt',
      ground: ['#232a66', '#4a52a8', '#0c0a34'],
      accent: '#c8dcff',
      second: '#ffc83a',
      title: titleColours.gold,
      edge: '#1c1250',
      drawScene: drawTempleBolt,
    },
    {
      name: 'helmet',
      ground: ['#5a3aa8', '#2a1a6a', '#0a0628'],
      accent: '#ffe27a',
      second: '#5ad0ff',
      title: titleColours.gold,
      edge: '#1a0a3a',
      drawHero: drawHelmet,
    },
    {
      name: 'laurel',
      ground: ['#ffd8a0', '#e07a5a', '#3a0f3a'],
      accent: '#fff6d0',
      second: '#c83a3a',
      title: ['#fff', '#ffe9b0', '#e8a03a'],
      edge: '#3a0f1a',
      drawHero: drawLaurel,
    },
    {
      name: 'gorgon',
      ground: ['#c8e06a', '#2f8a5a', '#062419'],
      accent: '#fbffc0',
      second: '#1fa86a',
      title: titleColours.gold,
      edge: '#06281a',
      drawScene: drawStoneGorgon,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 24, 0.4)
    for (let i = 0; i < 9; i++)
      art.cloud(
        art.random() * art.width,
        art.height * (0.05 + 0.55 * art.random()),
        150 + art.random() * 170,
        mix('#ffffff', palette.ground[1], 0.25 + art.random() * 0.3),
        0.75,
      )
    column(art, art.width * 0.07, art.height * 0.72, art.width * 0.1, art.height * 0.52)
    column(art, art.width * 0.93, art.height * 0.72, art.width * 0.1, art.height * 0.52)
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    for (let i = 0; i < 4; i++) art.cloud(art.width * (i / 3), art.height * (0.68 + (i % 2) * 0.04), 260, mix('#ffffff', palette.ground[1], 0.3), 0.9)
    closeScene(art, palette, '#fff6c8')
  },
}

function column(art: Art, x: number, y: number, s: number, hh: number): void {
  art.gloss(shape.rect(x - s * 0.5, y - hh, s, hh), '#f2ecdf', { edge: 8, angle: 0, lift: 0.3, depth: 0.35 })
  for (let i = -2; i < 3; i++) art.stroke(`M${round(x + i * s * 0.18)} ${round(y - hh)}V${round(y)}`, '#a89a8a', 2.5, 'opacity=".6"')
  art.gloss(shape.rect(x - s * 0.7, y - hh - 24, s * 1.4, 26, 6), '#ffdf8a', { edge: 5, contour: 2 })
}

function drawHelmet(art: Art): void {
  art.gloss('M-20 -180C-120 -250 120 -300 150 -60C170 40 150 120 170 200C110 160 96 40 60 -60Z', '#c8242f', { contour: 6, edge: 18 })
  for (let i = 0; i < 6; i++)
    art.stroke(`M${-10 + i * 20} ${-190 + i * 4}Q${90 + i * 6} ${-120 + i * 20} ${120 + i * 6} ${80 + i * 20}`, '#7a0f1a', 4, 'opacity=".5"')
  art.metal(
    'M-140 20C-150 -110 -80 -180 10 -180C90 -180 130 -110 124 0C120 80 110 120 60 210L40 120L20 60L8 150L-20 200C-60 190 -80 170 -90 130L-60 40Q-100 20 -140 20Z',
    '#e0a83a',
    { contour: 8, edge: 18 },
  )
  art.path('M-120 0Q-50 -36 0 10Q-20 50 -60 40Q-100 30 -120 0Z', '#1a0f1a')
  art.glow(-56, 14, 36, '#5ad0ff', 1)
  art.circle(-56, 14, 8, '#eaffff')
  art.stroke('M-130 -30Q-40 -70 30 0', '#fff0b0', 7, 'opacity=".8"')
  art.gem(30, -80, 30, '#3ab8ff', 'hex')
}

function drawLaurel(art: Art): void {
  for (const s of [-1, 1] as const)
    for (let i = 0; i < 10; i++) {
      art.onSide(s, () => {
        const q = 100 + i * -20
        const r = (q * Math.PI) / 180
        art.leaf(Math.cos(r) * 190, 10 + Math.sin(r) * 190, 74, 22, r - 1.9, '#d8a83a')
        art.leaf(Math.cos(r) * 190, 10 + Math.sin(r) * 190, 66, 20, r - 0.9, '#b8862a')
      })
    }
  art.gloss('M-50 -180H50L44 -130C110 -100 124 -20 90 60C70 110 40 140 40 180H-40C-40 140 -70 110 -90 60C-124 -20 -110 -100 -44 -130Z', '#c8582f', {
    contour: 7,
    edge: 22,
  })
  art.path('M-106 -30Q0 0 106 -30V0Q0 30 -106 0Z', '#1a0f14')
  for (let i = 0; i < 9; i++) art.path(shape.rect(-92 + i * 21, -16, 12, 12), '#e8a85a')
  art.path(shape.star(0, 60, 34, 15, 8), '#1a0f14')
  for (const s of [-1, 1] as const) art.stroke(`M${s * 48} -150Q${s * 130} -160 ${s * 104} -70`, '#8a3a1f', 17)
}
