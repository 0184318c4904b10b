// The brand: symbol, wordmark, lockups and the tile of the app icon.
import { Art } from '../kit/art.ts'
import * as emblem from '../kit/emblems.ts'
import { textOutline } from '../kit/letters.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const amber = '#ffc21f'
const ink = '#0c0b11'
const name = 'yanta'
const lettering = { face: 'unbounded8', size: 44, tracking: -0.6 }

/** The amber with a spark caught inside, of radius r. */
export function drawSymbol(art: Art, x: number, y: number, r: number): void {
  const d = emblem.roundedHexagon(x, y, r)
  art.path(
    d,
    art.linear(
      [
        [0, '#ffe27a'],
        [0.5, amber],
        [1, '#ff9a0a'],
      ],
      60,
    ),
  )
  art.inside(d, () => {
    art.path(
      shape.polygon([
        [x - r, y - r],
        [x + r * 0.2, y - r],
        [x - r * 0.62, y + r * 0.5],
        [x - r, y + r * 0.3],
      ]),
      '#fff',
      'opacity=".28"',
    )
    art.path(
      shape.polygon([
        [x + r, y + r * 0.2],
        [x + r, y + r],
        [x - r * 0.2, y + r],
      ]),
      '#d85a00',
      'opacity=".35"',
    )
  })
  art.path(shape.spark(x + r * 0.04, y + r * 0.02, r * 0.62, 0.14), '#171208')
  art.circle(x + r * 0.4, y - r * 0.42, r * 0.07, '#171208')
}

function drawName(art: Art, x: number, baseline: number, colour: string): void {
  art.path(textOutline(lettering.face, name, lettering.size, { tracking: lettering.tracking, x, y: baseline }).d, colour)
}

function drawLockup(colour: string, width: number): string {
  const art = new Art(width, 56, 's', 'q')
  drawSymbol(art, 26, 28, 25)
  drawName(art, 62, 40, colour)
  return art.svg()
}

/** All files of the brand by name. */
export function drawBrand(): Record<string, string> {
  const { width } = textOutline(lettering.face, name, lettering.size, { tracking: lettering.tracking })
  const symbol = new Art(64, 64, 's', 'q')
  drawSymbol(symbol, 32, 32, 31)
  const tile = new Art(64, 64, 's', 'q')
  tile.rect(0, 0, 64, 64, ink, 'rx="14"')
  drawSymbol(tile, 32, 32, 25)
  const wordmark = new Art(round(width), 44, 's', 'q')
  drawName(wordmark, 0, 33, '#f7f4ea')
  return {
    symbol: symbol.svg(),
    'app-icon': tile.svg(),
    wordmark: wordmark.svg(),
    lockup: drawLockup('#f7f4ea', round(width + 62)),
    'lockup-dark': drawLockup('#171208', round(width + 62)),
  }
}
