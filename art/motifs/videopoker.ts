import type { Art } from '../kit/art.ts'
import { dark, mix } from '../kit/colour.ts'
import { textOutline } from '../kit/letters.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { card, type Card } from '../props/cards.ts'

export const videopoker: Motif = {
  slug: 'videopoker',
  lettering: { face: 'russo-one', warp: 'bulge' },
  variants: [
    {
      name: 'cabinet',
      ground: ['#2ac8b8', '#146a8a', '#06203a'],
      accent: '#d8fff6',
      second: '#ff4a6a',
      title: ['#ffffff', '#fff0a0', '#ffb62a'],
      edge: '#06283c',
      drawHero: drawCabinet,
    },
    {
      name: 'screen',
      ground: ['#ff7ac0', '#8a2a9a', '#1f0638'],
      accent: '#ffd8f4',
      second: '#3ae0ff',
      title: titleColours.ice,
      edge: '#2a0648',
      drawHero: drawScreen,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 18, 0.26)
    for (let i = 0; i < 14; i++) {
      const size = 16 + art.random() * 22
      art.at(art.random() * art.width, art.random() * art.height * 0.7, 1, art.random() * 90, () =>
        art.path(shape.rect(-size / 2, -size / 2, size, size, 5), mix(palette.ground[1], palette.accent, 0.4), 'opacity=".35"'),
      )
    }
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette)
  },
}

const flush: readonly Card[] = [
  { suit: 'heart', rank: 'A' },
  { suit: 'heart', rank: 'K' },
  { suit: 'heart', rank: 'Q' },
  { suit: 'heart', rank: 'J' },
  { suit: 'spade', rank: 'A' },
]

function drawButtons(art: Art, y: number, half: number): void {
  for (let i = 0; i < 5; i++)
    art.gloss(shape.rect(-half + i * half * 0.41, y, half * 0.36, 32, 10), pick(['#ffc21f', '#ffc21f', '#ff4a6a', '#3ad07a', '#3a9aff'], i), {
      contour: 4,
      edge: 6,
    })
}

function drawCabinet(art: Art, palette: Palette): void {
  art.shadow(0, 214, 210, 28, 0.7)
  art.gloss('M-150 -216H150L170 20L196 226H-196L-170 20Z', palette.second, { contour: 9, edge: 24 })
  art.gloss('M-150 -216H150L154 -150H-154Z', '#ffd23a', { contour: 5, edge: 10 })
  art.path(textOutline('russo-one', 'POKER', 48, { anchor: 'middle', y: -166 }).d, '#8a0f2a')
  art.gloss(shape.rect(-142, -136, 284, 190, 20), '#12203c', { contour: 6, edge: 14 })
  flush.slice(0, 5).forEach((held, i) => card(art, -106 + i * 53, -34, 76, 0, held))
  for (let i = 0; i < 4; i++) art.path(shape.rect(-122, -122 + i * 10, 150 + (i % 2) * 50, 5, 2), pick(['#3ae0ff', '#ffc21f'], i), 'opacity=".8"')
  art.path('M-142 -136H20L-90 54H-142Z', '#fff', 'opacity=".1"')
  art.gloss('M-170 70H170L184 146H-184Z', dark(palette.second, 0.25), { contour: 6, edge: 10 })
  drawButtons(art, 92, 150)
  art.gloss(shape.rect(-70, 166, 140, 44, 12), '#2a1024', { contour: 5, edge: 7 })
  art.stroke('M196 60V-60', '#aab4c8', 14)
  art.ball(196, -76, 28, '#ffc21f', { contour: 6 })
  art.coins(5, 0, 190, 90, 24)
}

function drawScreen(art: Art, palette: Palette): void {
  art.shadow(0, 190, 240, 30, 0.6)
  art.gloss(shape.rect(-230, -190, 460, 350, 46), '#f4ecff', { contour: 9, edge: 22, depth: 0.3 })
  art.gloss(shape.rect(-196, -160, 392, 250, 30), '#1a0f44', { contour: 6, edge: 18 })
  art.glow(0, -40, 220, palette.second, 0.4)
  flush.forEach((held, i) => art.group(`transform="rotate(${-24 + i * 12} 0 220)"`, () => card(art, 0, -46, 158, 0, held)))
  art.path('M-196 -130Q-196 -160 -166 -160H60L-100 90H-166Q-196 90 -196 60Z', '#fff', 'opacity=".1"')
  drawButtons(art, 104, 180)
  art.gloss('M-60 160H60L84 210H-84Z', '#c8b8e8', { contour: 6, edge: 8 })
  for (let y = -150; y < 90; y += 8) art.stroke(`M-194 ${y}H194`, '#000', 1.5, 'opacity=".16"')
  art.spark(-160, -140, 40)
}
