import { drawHutOnLegs } from '../heroes/hut-on-legs.ts'
import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const tale: Motif = {
  slug: 'tale',
  lettering: { face: 'yeseva-one', warp: 'bulge', weight: 0.025, spacing: 0.03 },
  variants: [
    {
      name: 'firebird',
      ground: ['#1f2f7a', '#3a1a5a', '#0a0420'],
      accent: '#ffb04a',
      second: '#ff5a2a',
      title: titleColours.fire,
      edge: '#24061c',
      drawHero: drawFirebird,
    },
    {
      name: 'apple',
      ground: ['#7ac8b8', '#2a7a7a', '#0a2430'],
      accent: '#fff3b0',
      second: '#ffc83a',
      title: titleColours.gold,
      edge: '#0a2a2a',
      drawHero: drawApple,
    },
    {
      name: 'hut',
      ground: ['#ff9a4a', '#b0384a', '#1c0a1c'],
      accent: '#ffc86a',
      second: '#4aa84a',
      title: ['#fffbe0', '#ffd86a', '#ff9a2a'],
      edge: '#2c0a14',
      drawScene: drawHutOnLegs,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 20, 0.26)
    for (const side of [-1, 1]) drawTwist(art, side, palette)
    art.hero(() => palette.drawHero?.(art, palette, index))
    art.sparks(7, light(palette.accent, 0.3))
    closeScene(art, palette, palette.accent)
  },
}

/** A painted scroll of leaves and berries down one side. */
function drawTwist(art: Art, side: number, palette: Palette): void {
  art.at(art.width / 2 + side * art.width * 0.5, 0, art.height / 800, 0, () =>
    art.onSide(-side, () => {
      for (let i = 0; i < 5; i++) {
        const y = 30 + i * 100
        art.stroke(`M-10 ${y}C70 ${y + 10} 90 ${y + 80} 40 ${y + 84}C10 ${y + 80} 20 ${y + 46} 44 ${y + 54}`, '#e8a83a', 8)
        art.leaf(56, y + 26, 56, 16, -0.6, '#2a9a5a')
        art.leaf(20, y + 8, 48, 14, 0.9, '#c8323a')
        art.ball(44, y + 58, 12, i % 2 ? palette.second : '#e0303a')
      }
    }),
  )
}

function drawFirebird(art: Art): void {
  art.glow(0, 0, 280, '#ff9a2a', 0.8)
  for (let i = 0; i < 9; i++) {
    art.group(`transform="rotate(${-76 + i * 19} 0 120)"`, () => {
      const length = 300 - Math.abs(i - 4) * 16
      art.gloss(emblem.leaf(0, 120, length, 27, -Math.PI / 2), pick(['#ff4a2a', '#ff8a1f', '#ffc21f'], i), { contour: 4, edge: 9 })
      art.gloss(shape.ellipse(0, 150 - length, 25, 32), '#ffd23a', { contour: 4, edge: 8 })
      art.ball(0, 154 - length, 13, i % 2 ? '#2ac0d8' : '#e0203f', { contour: 3 })
    })
  }
  for (const side of [-1, 1]) {
    art.onSide(side, () => {
      for (let i = 0; i < 5; i++)
        art.gloss(emblem.leaf(40, 40 + i * 8, 180 - i * 20, 24, -0.5 + i * 0.26), pick(['#ffb01f', '#ff6a1f', '#e8302a'], i), { contour: 4, edge: 8 })
    })
  }
  art.gloss('M0 -60C66 -40 86 40 60 120C40 176 20 200 0 216C-20 200 -40 176 -60 120C-86 40 -66 -40 0 -60Z', '#ff7a1f', {
    contour: 7,
    edge: 24,
    lift: 0.5,
  })
  for (let row = 0; row < 4; row++)
    for (let i = -2; i < 3; i++) art.stroke(`M${i * 26 + (row % 2) * 13 - 12} ${20 + row * 34}q12 16 24 0`, '#ffe08a', 5)
  art.gloss('M0 -130C44 -130 60 -96 54 -62C48 -30 30 -16 0 -16C-30 -16 -48 -30 -54 -62C-60 -96 -44 -130 0 -130Z', '#ffb02a', { contour: 6, edge: 14 })
  for (const x of [-26, 0, 26]) {
    art.stroke(`M${x * 0.6} -124L${x} -170`, '#ffd86a', 6)
    art.ball(x, -176, 11, '#2ac0d8', { contour: 3 })
  }
  for (const side of [-1, 1]) {
    art.circle(side * 24, -76, 12, '#2a0a1c')
    art.circle(side * 21, -80, 4, '#fff')
  }
  art.gloss('M-13 -66H13L0 -32Z', '#fff3d0', { contour: 4, edge: 4 })
}

function drawApple(art: Art, palette: Palette): void {
  art.shadow(0, 176, 240, 40, 0.7)
  art.gloss(shape.ellipse(0, 150, 226, 66), '#f6f8ff', { contour: 8, edge: 16, depth: 0.3 })
  art.path(shape.ellipse(0, 142, 188, 48), '#2a6ab8')
  art.path(shape.ellipse(0, 142, 168, 40), art.linear(['#ffffff', '#c8d8f0']))
  for (let i = 0; i < 16; i++) {
    const [x, y] = shape.polar(0, 0, 1, i * 22.5)
    art.ellipse(x * 206, 147 + y * 57, 13, 8, i % 2 ? '#e0303a' : '#2a6ab8')
  }
  art.shadow(0, 134, 110, 24, 0.7)
  art.glow(0, -20, 250, '#fff0a0', 0.8)
  const fruit = 'M0 -96C50 -136 150 -120 152 -10C154 70 80 142 30 136C10 132 -10 132 -30 136C-80 142 -154 70 -152 -10C-150 -120 -50 -136 0 -96Z'
  art.metal(fruit, palette.second, { contour: 9, edge: 26 })
  art.inside(fruit, () => art.glow(-60, -50, 100, '#fffbe0', 0.9))
  art.innerShade(fruit, dark('#e8860a', 0.2), 50, -20, -24, 0.7)
  art.stroke('M0 -94Q-6 -140 16 -176', '#5a2f14', 13)
  art.leaf(8, -140, 118, 34, -0.5, '#3aa84a')
  art.spark(-70, -60, 60)
  art.spark(90, 50, 30)
}
