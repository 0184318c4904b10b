import { drawBarPlates } from '../heroes/bar-plates.ts'
import { drawLaserShow } from '../heroes/laser-show.ts'
import { drawWingedSeven } from '../heroes/winged-seven.ts'
import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const seven: Motif = {
  slug: 'seven',
  lettering: { face: 'rubik-mono-one', warp: 'bulge' },
  variants: [
    {
      name: 'flames',
      ground: ['#ff3a2a', '#a80a1f', '#2a020c'],
      accent: '#ffc84a',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#4a0606',
      drawHero: drawFlames,
    },
    {
      name: 'bell',
      ground: ['#ffb81f', '#e86a0a', '#5a1202'],
      accent: '#fff6b0',
      second: '#e0142f',
      title: ['#fff', '#ffd0c0', '#ff3a2a'],
      edge: '#4a0606',
      drawHero: drawBell,
    },
    {
      name: 'laser',
      ground: ['#2a1a8a', '#160c5a', '#050220'],
      accent: '#5ac8ff',
      second: '#ff2ad0',
      title: titleColours.ice,
      edge: '#0a0a4a',
      drawScene: drawLaserShow,
    },
    {
      name: 'bar',
      ground: ['#26222f', '#16131c', '#060509'],
      accent: '#ffc21f',
      second: '#ffc21f',
      title: titleColours.gold,
      edge: '#241200',
      drawScene: drawBarPlates,
    },
    {
      name: 'wings',
      ground: ['#5aa8ff', '#ffc0d8', '#4a2a8a'],
      accent: '#fff6d0',
      second: '#e0245a',
      title: titleColours.gold,
      edge: '#3a0f5a',
      drawScene: drawWingedSeven,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 24, 0.4)
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
      art.spark(130, -150, 40)
      art.spark(-170, -120, 28)
    })
    art.coins(8, art.heroAt.x, art.heroAt.y + 80, art.width * 0.42, 26)
    closeScene(art, palette, '#ffe9b0')
  },
}

function bigSeven(art: Art, x: number, y: number, s: number, colour: string, rotation = 0): void {
  art.at(x, y, s, rotation, () => {
    const d = 'M-100 -130H110V-70C50 0 10 70 10 140H-76C-70 60 -30 -10 20 -58H-50V-30H-100Z'
    art.path(d, '#05020c', 'opacity=".5" transform="translate(10 18)"')
    art.path(d, dark(colour, 0.75), `stroke="${dark(colour, 0.75)}" stroke-width="30" stroke-linejoin="round"`)
    art.metal(d, '#ffd23a', { edge: 5, contour: 0 })
    art.path(d, 'none', 'stroke="#ffe27a" stroke-width="14" stroke-linejoin="round"')
    art.gloss(d, colour, { edge: 16, lift: 0.4 })
    art.path('M-92 -122H102V-84Q0 -100 -92 -76Z', '#fff', 'opacity=".35"')
  })
}

function drawFlames(art: Art): void {
  for (let i = 0; i < 9; i++) art.flame(-190 + i * 48, 200, 52, 210 + Math.sin(i * 1.7) * 60 + 60)
  bigSeven(art, -110, 40, 0.86, '#e0142f', -10)
  bigSeven(art, 112, 40, 0.86, '#e0142f', 10)
  bigSeven(art, 0, 10, 1.2, '#f0203a')
}

function drawBell(art: Art): void {
  art.shadow(0, 60, 220, 190, 0.5)
  art.metal(
    'M0 -200C20 -200 30 -186 28 -168C110 -140 130 -60 136 20C140 80 160 100 186 126V152H-186V126C-160 100 -140 80 -136 20C-130 -60 -110 -140 -28 -168C-30 -186 -20 -200 0 -200Z',
    '#ffc42e',
    { contour: 9, edge: 22 },
  )
  art.ball(0, 172, 38, '#e8962a', { contour: 7 })
  art.metal(shape.rect(-192, 122, 384, 36, 18), '#ffd04a', { contour: 4, edge: 7 })
  bigSeven(art, 0, 10, 0.6, '#e0142f')
  art.spark(-90, -90, 50)
}
