import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

/** Sprites: # is the colour, o its shade, . is white. */
const beetle = [
  '  #.        .#  ',
  '   ##      ##   ',
  ' ############## ',
  '##...######...##',
  '##.  .####.  .##',
  '##...######...##',
  ' #o##########o# ',
  '  ##o##oo##o##  ',
  ' ## o#o  o#o ## ',
  '##   o    o   ##',
]

const drone = ['   ##   ', '  #..#  ', ' ##..## ', '########', ' #o##o# ', '  o  o  ']

const ship = [
  '     ..     ',
  '     ##     ',
  '    ####    ',
  '    #..#    ',
  '   ##..##   ',
  '  ########  ',
  ' #o######o# ',
  '##o##oo##o##',
  '#   o  o   #',
]

const heart = [' ###  ### ', '##.####o##', '#..#####o#', '#.######o#', '########o#', ' ######o# ', '  ####o#  ', '   ##o#   ', '    ##    ']

const coin = ['  ####  ', ' #..### ', '#.####o#', '#.#..#o#', '#.#..#o#', '#.####o#', ' ####o# ', '  oooo  ']

export const pixel: Motif = {
  slug: 'pixel',
  lettering: { face: 'press-start-2p', warp: 'none' },
  variants: [
    {
      name: 'invaders',
      ground: ['#1a0f4a', '#0c0730', '#04021a'],
      accent: '#4af0c8',
      second: '#ff4aa8',
      title: ['#fff', '#a8ffe8', '#2ad0a0'],
      edge: '#04241f',
      drawHero: drawInvaders,
    },
    {
      name: 'heart',
      ground: ['#4a0f5a', '#26063a', '#0c0216'],
      accent: '#ffc21f',
      second: '#4ad0ff',
      title: titleColours.gold,
      edge: '#3a0a2a',
      drawHero: drawHeart,
    },
  ],
  draw(art, palette, index) {
    art.backdrop(palette.ground)
    for (let i = 0; i < 90; i++) {
      const s = 3 + Math.floor(art.random() * 2) * 3
      art.rect(
        Math.floor((art.random() * art.width) / 6) * 6,
        Math.floor((art.random() * art.height * 0.8) / 6) * 6,
        s,
        s,
        pick(['#fff', palette.accent, palette.second], i % 3),
        `opacity="${round(0.3 + art.random() * 0.7)}"`,
      )
    }
    art.glow(art.heroAt.x, art.heroAt.y, art.width * 0.6, palette.accent, 0.35)
    art.hero(() => {
      palette.drawHero?.(art, palette, index)
    })
    let sc = ''
    for (let y = 0; y < art.height; y += 6) sc += `M0 ${y}H${art.width}`
    art.add(`<path d="${sc}" stroke="#000" stroke-width="2" opacity=".16"/>`)
    closeScene(art, palette)
  },
}

/** Draws rows of squares of that size around x, y. */
function sprite(art: Art, x: number, y: number, size: number, colour: string, rows: readonly string[]): void {
  const squares: Record<string, string> = { '#': '', o: '', '.': '' }
  for (const [row, line] of rows.entries()) {
    for (const [column, letter] of [...line].entries()) {
      if (letter === ' ') continue
      squares[letter] += shape.rect(x + (column - line.length / 2) * size, y + (row - rows.length / 2) * size, size + 0.5, size + 0.5)
    }
  }
  art.path(squares['#'] ?? '', '#05020c', `opacity=".6" transform="translate(${size * 0.5} ${size * 0.8})"`)
  art.path(squares['#'] ?? '', colour)
  art.path(squares['o'] ?? '', dark(colour, 0.45))
  art.path(squares['.'] ?? '', '#fff')
}

function drawInvaders(art: Art, palette: Palette): void {
  sprite(art, 0, -70, 23, palette.second, beetle)
  for (const [x, y, colour] of [
    [-176, 90, palette.accent],
    [176, 90, palette.accent],
    [-190, -216, '#ffc21f'],
    [190, -216, '#ffc21f'],
  ] as const)
    sprite(art, x, y, 9, colour, drone)
  for (const y of [76, 116, 150]) art.rect(-6, y, 12, 22, '#fff3a0')
  sprite(art, 0, 220, 10, palette.accent, ship)
}

function drawHeart(art: Art): void {
  sprite(art, 0, -20, 34, '#ff3a6a', heart)
  for (const [x, y] of [
    [-180, 140],
    [180, 140],
    [-190, -170],
    [190, -170],
    [0, 200],
  ] as const)
    sprite(art, x, y, 10, '#ffc21f', coin)
}
