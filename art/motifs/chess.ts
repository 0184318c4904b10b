import { drawRook } from '../heroes/rook-guitar.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, openScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const chess: Motif = {
  slug: 'chess',
  lettering: { face: 'yeseva-one', warp: 'arch', weight: 0.025, spacing: 0.03 },
  variants: [
    {
      name: 'knight',
      ground: ['#5a7a8a', '#243a4a', '#070e16'],
      accent: '#c8f0ff',
      second: '#d8a85a',
      title: titleColours.silver,
      edge: '#0a1622',
      drawHero: drawKnight,
    },
    {
      name: 'queen',
      ground: ['#a86ad0', '#4a1f7a', '#12041f'],
      accent: '#f4d8ff',
      second: '#f0c86a',
      title: titleColours.gold,
      edge: '#22063a',
      drawHero: drawQueen,
    },
    {
      name: 'rook',
      ground: ['#ff7a5a', '#a8203a', '#22040f'],
      accent: '#ffd0a0',
      second: '#ffb04a',
      title: titleColours.fire,
      edge: '#3a0610',
      drawHero: drawRook,
    },
  ],
  draw(art, palette, index) {
    openScene(art, palette, 14, 0.22)
    drawBoard(art, palette)
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, palette, '#fff6e0')
  },
}

/** A board running to the horizon. */
function drawBoard(art: Art, palette: Palette): void {
  const [horizon, x] = [art.height * 0.56, art.heroAt.x]
  const edge = (row: number) => horizon + (art.height - horizon) * (row / 7) ** 1.7
  const across = (column: number, y: number): shape.Point => [x + column * art.width * (0.09 + (0.2 * (y - horizon)) / (art.height - horizon)), y]
  art.rect(0, horizon, art.width, art.height - horizon, dark(palette.ground[2], 0.2))
  for (let row = 0; row < 7; row++) {
    for (let column = -8; column < 8; column++) {
      const isLight = (row + column) % 2 === 0
      const cell = shape.polygon([
        across(column, edge(row)),
        across(column + 1, edge(row)),
        across(column + 1, edge(row + 1)),
        across(column, edge(row + 1)),
      ])
      art.path(cell, isLight ? mix(palette.second, '#ffffff', 0.45) : mix(palette.ground[1], '#000000', 0.35), 'opacity=".8"')
    }
  }
}

function drawBase(art: Art, colour: string): void {
  art.shadow(0, 214, 190, 34, 0.8)
  art.gloss('M-84 110H84Q120 140 126 172H-126Q-120 140 -84 110Z', colour, { contour: 7, edge: 14 })
  art.gloss(shape.rect(-142, 166, 284, 52, 20), colour, { contour: 7, edge: 12 })
}

function drawKnight(art: Art, palette: Palette): void {
  const marble = '#f0e8dc'
  art.glow(0, -40, 250, palette.accent, 0.5)
  drawBase(art, marble)
  art.gloss(
    'M-92 116C-104 20 -20 0 -30 -60C-60 -34 -100 -20 -128 -20C-156 -20 -168 -50 -148 -74L-70 -150C-58 -180 -46 -196 -30 -206L-26 -236L6 -204C90 -190 140 -110 132 10C128 60 108 90 96 116Z',
    marble,
    { contour: 8, edge: 30, lift: 0.4 },
  )
  art.gloss('M6 -204C90 -190 140 -110 132 10C128 60 108 90 96 116H60C96 50 110 -100 6 -204Z', palette.second, { edge: 14 })
  for (let i = 0; i < 6; i++)
    art.stroke(`M${60 + i * 8} ${-150 + i * 40}Q${90 + i * 6} ${-140 + i * 40} ${108 + i * 3} ${-152 + i * 44}`, dark(palette.second, 0.5), 6)
  art.circle(-44, -112, 15, '#1a1420')
  art.circle(-49, -117, 5, '#fff')
  art.circle(-132, -52, 8, '#3a2c2c')
  art.stroke('M-146 -36Q-110 -34 -92 -50', '#6a5a50', 6)
  art.stroke('M-72 -150Q-40 -140 -24 -160', '#a89a88', 5)
  art.spark(60, -170, 38)
}

function drawQueen(art: Art, palette: Palette): void {
  const gold = palette.second
  art.glow(0, -60, 260, palette.accent, 0.55)
  for (const [x, scale] of [
    [-190, 0.5],
    [190, 0.5],
  ] as const) {
    art.at(x, 110, scale, 0, () => {
      drawBase(art, '#2a1f34')
      art.gloss('M-60 116Q-20 40 -34 -30H34Q20 40 60 116Z', '#2a1f34', { contour: 7, edge: 14 })
      art.ball(0, -80, 66, '#3a2a48', { contour: 7 })
    })
  }
  drawBase(art, gold)
  art.metal('M-74 116Q-20 20 -46 -80H46Q20 20 74 116Z', gold, { contour: 8, edge: 18 })
  art.metal(shape.rect(-76, -94, 152, 30, 14), light(gold, 0.1), { contour: 6, edge: 8 })
  art.metal('M-64 -92L-124 -206L-62 -160L-34 -226L0 -164L34 -226L62 -160L124 -206L64 -92Z', gold, { contour: 8, edge: 12 })
  for (const [x, y] of [
    [-124, -210],
    [-34, -230],
    [34, -230],
    [124, -210],
  ] as const)
    art.ball(x, y, 15, '#fff3f8', { contour: 4 })
  art.gem(0, -118, 26, '#e0344a', 'oval')
  for (const y of [-30, 20, 66]) art.gem(0, y, 15, '#8a5aff', 'hex')
  art.spark(-60, -170, 40)
}
