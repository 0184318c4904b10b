import type { Art } from '../kit/art.ts'
import { dark } from '../kit/colour.ts'
import { closeScene, type Motif, type Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { titleColours } from '../kit/title-colours.ts'

/** Sprites: # is the colour, o its shade, . is white. */
const invader = ['   #    #   ', '    #  #    ', '   ######   ', '  ##.##.##  ', ' ########## ', ' # ###### # ', ' # #o  o# # ', '   oo  oo   ']

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

function sprite(art: Art, x: number, y: number, u: number, colour: string, rows: readonly string[]): void {
  let d = '',
    dd = '',
    dl = ''
  rows.forEach((r, j) =>
    [...r].forEach((ch, i) => {
      if (ch === ' ') return
      const X = x + (i - r.length / 2) * u,
        Y = y + (j - rows.length / 2) * u
      ch === '#'
        ? (d += shape.rect(X, Y, u + 0.5, u + 0.5))
        : ch === 'o'
          ? (dd += shape.rect(X, Y, u + 0.5, u + 0.5))
          : (dl += shape.rect(X, Y, u + 0.5, u + 0.5))
    }),
  )
  art.path(d, '#05020c', `opacity=".6" transform="translate(${u * 0.5} ${u * 0.8})"`)
  art.path(d, colour)
  art.path(dd, dark(colour, 0.45))
  art.path(dl, '#fff')
}

function drawInvaders(art: Art, palette: Palette): void {
  for (let j = 0; j < 3; j++)
    for (let i = -2; i < 3; i++)
      if (!(j === 1 && i === 0)) sprite(art, i * 104, -200 + j * 84, 6.4, pick([palette.accent, palette.second, '#ffc21f'], j), invader)
  sprite(art, 0, 30, 17, palette.second, invader)
  art.rect(-5, 140, 10, 40, '#fff3a0')
  sprite(art, 0, 226, 9, palette.accent, ship)
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
