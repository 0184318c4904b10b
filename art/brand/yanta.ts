// Yanta: amber with a spark caught inside.
import { Art } from '../kit/art.ts'
import * as emblem from '../kit/emblems.ts'
import { textOutline } from '../kit/letters.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import type { BrandArt } from './brand-art.ts'
import { drawSquare } from './layout.ts'

const amber = '#ffc21f'
const ground = '#0c0b11'
const darkInk = '#171208'
const lightInk = '#f7f4ea'
const lettering = { face: 'unbounded8', size: 44, tracking: -0.6 }
const name = 'yanta'

/** The amber, of radius r. */
function drawSymbol(art: Art, x: number, y: number, r: number): void {
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
  art.path(shape.spark(x + r * 0.04, y + r * 0.02, r * 0.62, 0.14), darkInk)
  art.circle(x + r * 0.4, y - r * 0.42, r * 0.07, darkInk)
}

function drawName(art: Art, colour: string): void {
  art.path(textOutline(lettering.face, name, lettering.size, { tracking: lettering.tracking, x: 62, y: 40 }).d, colour)
}

function drawLockup(colour: string): string {
  const { width } = textOutline(lettering.face, name, lettering.size, { tracking: lettering.tracking })
  const art = new Art(round(width + 62), 56, 's', 'q')
  drawSymbol(art, 26, 28, 25)
  drawName(art, colour)
  return art.svg()
}

/** The amber in its own light. */
function drawShare(): string {
  const art = new Art(1200, 630, 'yanta-share', 'y')
  const [x, y] = [600, 238]
  art.backdrop(['#211a2e', '#14111c', ground])
  art.glow(210, 60, 520, '#8255ff', 0.2)
  art.glow(1030, 120, 460, '#8255ff', 0.14)
  art.rays(x, y, 620, 26, '#ffcf45', 0.12, 5, 0.42)
  art.glow(x, y, 430, '#ffab1f', 0.62)
  art.glow(x, y, 230, '#ffe27a', 0.5)
  art.dust(150, '#ffdb6b', 0, 630, 0.6, 2.4)
  art.sparks(9, '#ffe9a6', 30, 420, 10, 30)
  drawSymbol(art, x, y, 150)
  art.floor(380, ground, 0.85)
  const size = 104
  art.path(textOutline(lettering.face, name, size, { tracking: lettering.tracking * 2, x: 600, y: 536, anchor: 'middle' }).d, lightInk)
  return art.vignette(ground, 0.5).svg()
}

/** Amber of radius r in its own light, its foot dark for the motto. */
function drawLogin(width: number, height: number, { x, y, r }: { x: number; y: number; r: number }): string {
  const art = new Art(width, height, `yanta-login-${width}`, 'l')
  art.backdrop(['#3a1c08', '#1c0f12', ground])
  art.glow(x * 0.35, y * 0.4, r * 3.6, '#8255ff', 0.22)
  art.glow(x * 1.7, y * 1.5, r * 3.2, '#ff7a1a', 0.24)
  art.rays(x, y, r * 4.6, 24, '#ffcf45', 0.14, 5, 0.4)
  art.glow(x, y, r * 2.9, '#ffab1f', 0.66)
  art.glow(x, y, r * 1.6, '#ffe27a', 0.5)
  art.dust(130, '#ffdb6b', 0, height, 0.8, 3)
  art.sparks(9, '#ffe9a6', 20, y + r * 1.8, 9, 26)
  drawSymbol(art, x, y, r)
  return art.floor(height * 0.66, ground, 0.9).vignette(ground, 0.4).svg()
}

export function drawYanta(): BrandArt {
  const symbol = drawSquare((art) => drawSymbol(art, 32, 32, 31))
  return {
    id: 'yanta',
    ground,
    symbol,
    symbolSmall: symbol,
    appIcon: drawSquare((art) => {
      art.rect(0, 0, 64, 64, ground, 'rx="14"')
      drawSymbol(art, 32, 32, 25)
    }),
    lockup: { onDark: drawLockup(lightInk), onLight: drawLockup(darkInk) },
    login: {
      tall: drawLogin(760, 1150, { x: 380, y: 440, r: 170 }),
      wide: drawLogin(1040, 400, { x: 520, y: 168, r: 88 }),
    },
    share: drawShare(),
  }
}
