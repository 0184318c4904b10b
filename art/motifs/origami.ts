import { drawPaperCranes } from '../heroes/paper-cranes.ts'
import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

export const origami: Motif = {
  slug: 'origami',
  lettering: { face: 'unbounded', warp: 'none' },
  variants: [
    {
      name: 'crane',
      ground: ['#ffe8cc', '#ffb48a', '#7a1a34'],
      accent: '#ffffff',
      second: '#f0485a',
      title: ['#ffffff', '#fff0e0', '#ffc8b0'],
      edge: '#5a0f2a',
      drawScene: drawPaperCranes,
    },
    {
      name: 'boats',
      ground: ['#d8f6ff', '#6ac0e8', '#1a4a8a'],
      accent: '#ffffff',
      second: '#ffc83a',
      title: ['#ffffff', '#fff6c8', '#ffd85a'],
      edge: '#0c2a5a',
      drawHero: drawBoats,
    },
    {
      name: 'fox',
      ground: ['#e8ffd8', '#7ac88a', '#1a4a44'],
      accent: '#ffffff',
      second: '#ff8a3a',
      title: titleColours.lime,
      edge: '#0c2f24',
      drawHero: drawFox,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.6, '#ffffff', 0.9)
    for (let row = -1; row < art.height / 70; row++) {
      for (let i = -1; i < art.width / 70 + 1; i++) {
        const [x, y] = [i * 70 + (row % 2) * 35, row * 62]
        art.path(
          shape.polygon([
            [x, y],
            [x + 35, y + 62],
            [x - 35, y + 62],
          ]),
          mix(palette.ground[1], '#ffffff', 0.2 + art.random() * 0.5),
          'opacity=".28"',
        )
      }
    }
    art.hero(() => palette.drawHero?.(art, palette, index))
    closeScene(art, { ...palette, accent: '#ffffff' }, '#ffffff')
  },
}

type Fold = readonly [tone: number, ...points: shape.Point[]]

/** Folded paper: facets of one colour, a positive tone is lit and a negative one shaded. */
function fold(art: Art, colour: string, folds: readonly Fold[]): void {
  for (const [, ...points] of folds) art.path(shape.polygon(points), '#2a0a20', 'opacity=".28" transform="translate(10 20)"')
  for (const [tone, ...points] of folds) {
    const paint = tone < 0 ? dark(colour, -tone) : light(colour, tone)
    art.path(
      shape.polygon(points),
      art.linear([light(paint, 0.14), dark(paint, 0.1)], 50),
      `stroke="${dark(colour, 0.45)}" stroke-width="2" stroke-linejoin="round"`,
    )
  }
}

function drawBoat(art: Art, colour: string): void {
  fold(art, colour, [
    [0.35, [0, -180], [-110, 40], [0, 60]],
    [-0.1, [0, -180], [110, 40], [0, 60]],
    [0.15, [-220, 10], [-90, 130], [0, 130], [0, 40]],
    [-0.2, [220, 10], [90, 130], [0, 130], [0, 40]],
    [0.5, [-220, 10], [0, 40], [-110, 34]],
  ])
}

function drawBoats(art: Art, palette: Palette): void {
  art.at(-150, -60, 0.42, -6, () => drawBoat(art, '#ff6a7a'))
  art.at(160, -80, 0.36, 6, () => drawBoat(art, '#7a8aff'))
  for (let i = 0; i < 3; i++) {
    const y = -20 + i * 40
    fold(
      art,
      i === 0 ? '#4aa8e0' : '#2a7ac8',
      [-300, -180, -60, 60, 180].map((x): Fold => [i * 0.08, [x, y + 40], [x + 60, y], [x + 120, y + 40], [x + 60, y + 80]]),
    )
  }
  art.at(0, 40, 1, 3, () => drawBoat(art, palette.second))
  fold(
    art,
    '#1f62b0',
    [-320, -190, -60, 70, 200].map((x): Fold => [0.12, [x, 190], [x + 65, 146], [x + 130, 190], [x + 65, 236]]),
  )
  art.path(
    shape.polygon([
      [0, -140],
      [74, -110],
      [0, -84],
    ]),
    '#e8344a',
  )
}

function drawFox(art: Art, palette: Palette): void {
  fold(art, palette.second, [
    [-0.3, [-30, 90], [150, 200], [-130, 200]],
    [-0.1, [150, 200], [236, 60], [196, 210]],
    [0.2, [120, 196], [236, 60], [210, -10], [160, 100]],
    [0.75, [236, 60], [210, -10], [244, 20]],
    [0.1, [-30, 90], [20, 0], [150, 200]],
    [0.8, [-60, 120], [-30, 60], [20, 110], [-20, 190]],
  ])
  fold(art, palette.second, [
    [0.1, [-190, -226], [-160, -60], [-70, -130]],
    [-0.2, [70, -226], [50, -60], [-40, -130]],
    [0.3, [-160, -60], [-56, -140], [-56, 70]],
    [-0.05, [50, -60], [-56, -140], [-56, 70]],
    [0.85, [-160, -60], [-100, -10], [-56, 70]],
    [0.65, [50, -60], [-10, -10], [-56, 70]],
    [-0.7, [-76, 44], [-36, 44], [-56, 72]],
  ])
  for (const x of [-98, -14])
    art.path(
      shape.polygon([
        [x - 14, -46],
        [x + 14, -46],
        [x, -26],
      ]),
      '#2a1020',
    )
}
