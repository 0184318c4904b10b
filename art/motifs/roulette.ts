import type { Art } from '../kit/art.ts'
import { closeScene, openScene, type Motif } from '../kit/motif.ts'
import { titleColours } from '../kit/title-colours.ts'
import { chip, chipStack } from '../props/cards.ts'
import { rouletteWheel } from '../props/roulette-wheel.ts'

export const roulette: Motif = {
  slug: 'roulette',
  lettering: { face: 'playfair', warp: 'arch', spacing: 0.03 },
  variants: [
    {
      name: 'emerald',
      ground: ['#0f8a5a', '#064a38', '#021a18'],
      accent: '#8affc0',
      second: '#0a0a12',
      title: titleColours.gold,
      edge: '#04281c',
      drawHero: drawFromAbove,
    },
    {
      name: 'salon',
      ground: ['#8a1f3a', '#4a0a24', '#16030e'],
      accent: '#ff9ab0',
      second: '#1a1a4a',
      title: titleColours.gold,
      edge: '#3a0414',
      drawHero: drawSalon,
    },
    {
      name: 'blue',
      ground: ['#2a3ab0', '#141a66', '#060720'],
      accent: '#9ac0ff',
      second: '#12103a',
      title: titleColours.ice,
      edge: '#0a0f3a',
      drawHero: drawCloseUp,
    },
    {
      name: 'violet',
      ground: ['#7a2ab8', '#3a1070', '#0e0424'],
      accent: '#e0a8ff',
      second: '#2a0a3a',
      title: titleColours.pink,
      edge: '#24063c',
      drawHero: drawLastBounce,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 0)
    art.beams(art.heroAt.x, -60, 7, art.height, 90, palette.accent, 0.3)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#ffe9b0')
  },
}

function drawBall(art: Art, x: number, y: number, r: number): void {
  art.ball(x, y, r, '#f4f2ff', { rim: '#fff' })
  art.spark(x - r * 0.3, y - r * 0.4, r * 1.6)
}

function drawFromAbove(art: Art): void {
  art.shadow(0, 60, 290, 250, 0.75)
  rouletteWheel(art, -70)
  drawBall(art, 96, -104, 18)
  art.path('M-150 -150A212 212 0 0 1 60 -204L50 -170A180 180 0 0 0 -124 -128Z', '#fff', 'opacity=".16"')
}

function drawSalon(art: Art): void {
  art.shadow(0, 60, 290, 250, 0.75)
  art.group('transform="translate(0 10) scale(1 .6)"', () => rouletteWheel(art, -126))
  drawBall(art, 128, -58, 17)
  chipStack(art, -150, 180, 64, '#e0263f', 6)
  chipStack(art, 0, 206, 60, '#1f6fd0', 3)
  chipStack(art, 150, 184, 64, '#ffb41f', 5)
}

function drawCloseUp(art: Art): void {
  art.shadow(40, 90, 330, 280, 0.75)
  art.at(90, 150, 1.62, 0, () => rouletteWheel(art, -96))
  drawBall(art, 56, -76, 32)
  chip(art, -186, 150, 62, '#ff4a6a')
  chip(art, -112, 206, 50, '#2fb8ff')
}

/** The ball in the air above a wheel seen from its edge, with the way it came. */
function drawLastBounce(art: Art): void {
  art.shadow(0, 150, 300, 120, 0.75)
  art.group('transform="translate(0 118) scale(1.16 .5)"', () => rouletteWheel(art, -64))
  const way: readonly (readonly [number, number, number])[] = [[-214, -4, 7], [-190, -62, 9], [-150, -112, 11], [-98, -150, 14], [-36, -172, 18]]
  for (const [x, y, r] of way) art.circle(x, y, r, '#fff', `opacity="${(r / 42).toFixed(2)}"`)
  art.glow(44, -168, 120, '#f0c8ff', 0.9)
  drawBall(art, 44, -168, 44)
  chip(art, 196, -60, 46, '#ffb41f')
  chip(art, -196, 214, 58, '#e0263f')
  chip(art, 190, 226, 52, '#8a4af0')
}
