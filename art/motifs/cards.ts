import type { Art } from '../kit/art.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'
import { card, chip, chipStack, suits, type Card } from '../props/cards.ts'

export const cards: Motif = {
  slug: 'cards',
  lettering: { face: 'playfair', warp: 'arch', spacing: 0.02 },
  variants: [
    {
      name: 'royal-fan',
      ground: ['#c8203f', '#6a0a2a', '#1a0412'],
      accent: '#ff8a9a',
      second: '#e0183a',
      title: titleColours.gold,
      edge: '#3a0410',
      drawHero: drawRoyalFan,
    },
    {
      name: 'blackjack',
      ground: ['#12a06a', '#075040', '#021a18'],
      accent: '#8affc8',
      second: '#0f7a52',
      title: titleColours.gold,
      edge: '#04281c',
      drawHero: drawBlackjack,
    },
    {
      name: 'midnight',
      ground: ['#3a4aff', '#1a1a8a', '#07062a'],
      accent: '#9ab0ff',
      second: '#3a3ad0',
      title: titleColours.silver,
      edge: '#0a0a3a',
      drawHero: drawMidnight,
    },
    {
      name: 'river',
      ground: ['#2a7a9a', '#123a5a', '#041220'],
      accent: '#a8e8ff',
      second: '#12507a',
      title: titleColours.ice,
      edge: '#061c30',
      drawHero: drawRiver,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.group('opacity=".1"', () => {
      for (let j = 0; j < 9; j++)
        for (let i = 0; i < 7; i++)
          art.path(pick([suits.spade, suits.heart, suits.diamond, suits.club], i + j)(i * 100 + (j % 2) * 50, j * 92, 26), '#fff')
    })
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
      art.spark(-60, -170, 40)
      art.spark(160, -60, 26)
    })
    closeScene(art, palette, '#ffe9b0')
  },
}

function drawRoyalFan(art: Art): void {
  const hand: [Card, number][] = [
    [{ suit: 'spade', rank: 'K' }, -36],
    [{ suit: 'heart', rank: 'Q' }, -12],
    [{ suit: 'diamond', rank: 'J' }, 12],
    [{ suit: 'club', rank: 'A' }, 36],
  ]
  for (const [held, angle] of hand) art.group(`transform="rotate(${angle} 0 300)"`, () => card(art, 0, -30, 300, 0, held))
  chipStack(art, -150, 190, 70, '#e0263f', 4)
  chipStack(art, 150, 200, 70, '#1f6fd0', 3)
}

function drawBlackjack(art: Art): void {
  card(art, -80, -10, 330, -14, { suit: 'spade', rank: 'A' })
  card(art, 90, 0, 330, 12, { suit: 'heart', rank: 'K' })
  chipStack(art, -10, 200, 84, '#ffb41f', 5)
  chip(art, 190, 150, 50, '#e0263f')
  chip(art, -190, 140, 46, '#7a3af0')
}

function drawMidnight(art: Art): void {
  card(art, -40, -30, 320, -18, { suit: 'diamond', rank: 'A', back: '#3a3ad0' })
  card(art, 60, 0, 340, 8, { suit: 'spade', rank: 'A' })
  chip(art, -160, 130, 66, '#ff4a6a')
  chip(art, 170, -140, 48, '#ffb41f')
  chip(art, 185, 140, 58, '#12b07a')
}

function drawRiver(art: Art): void {
  art.shadow(0, 60, 260, 150, 0.6)
  art.gloss(shape.ellipse(0, 70, 246, 128), '#7a4424', { contour: 8, edge: 16 })
  art.gloss(shape.ellipse(0, 62, 214, 102), '#1a7a6a', { edge: 18 })
  const board: Card[] = [
    { suit: 'heart', rank: 'A' },
    { suit: 'diamond', rank: 'J' },
    { suit: 'club', rank: 'Q' },
    { suit: 'heart', rank: 'K' },
    { suit: 'spade', rank: 'A' },
  ]
  board.forEach((held, i) => card(art, -152 + i * 76, 30, 112, 0, held))
  card(art, -50, -128, 190, -14, { suit: 'spade', rank: 'K' })
  card(art, 56, -128, 190, 12, { suit: 'diamond', rank: 'A' })
  chipStack(art, -60, 130, 40, '#e0263f', 4)
  chipStack(art, 40, 138, 40, '#ffb41f', 6)
  chip(art, 140, 120, 32, '#7a3af0', 0.5)
}
