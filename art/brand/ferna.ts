// Ferna: a fern that unrolls on a leaf of light, and the flower it is said to bear one night a year.
import { Art } from '../kit/art.ts'
import { textOutline } from '../kit/letters.ts'
import { round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { shade } from '../scenes/placed.ts'
import type { BrandArt } from './brand-art.ts'
import { drawFrond } from './fern.ts'
import { drawNight } from './ferna-night.ts'
import { drawSquare, layLockup } from './layout.ts'

const lime = '#c6f24a'
const ground = '#06131a'
const ink = '#0c2014'
const lightInk = '#f1f7ea'
const lettering = { face: 'literata8', size: 50, tracking: -0.4 }
const name = 'ferna'

/** A leaf: a square of half width r with two round corners; its point is at the bottom left. */
function leafOutline(x: number, y: number, r: number): string {
  const [wide, tight] = [r * 1.14, r * 0.16]
  const corner = (radius: number, dx: number, dy: number) => `a${round(radius)} ${round(radius)} 0 0 1 ${round(radius * dx)} ${round(radius * dy)}`
  return `M${round(x - r + wide)} ${round(y - r)}H${round(x + r - tight)}${corner(tight, 1, 1)}V${round(y + r - wide)}${corner(wide, -1, 1)}H${round(x - r + tight)}${corner(tight, -1, -1)}V${round(y - r + wide)}${corner(wide, 1, -1)}Z`
}

/** The symbol with half width r. Where it is small the flower would only blur it. */
function drawSymbol(art: Art, x: number, y: number, r: number, isSmall = false): void {
  const d = leafOutline(x, y, r)
  art.path(d, art.linear([[0, '#efffa6'], [0.4, lime], [1, '#58c23c']], 52))
  const [curlX, curlY] = [x + r * 0.1, y - r * 0.08]
  const frond = drawFrond({ x: curlX, y: curlY, radius: r * 0.56, thickness: r * (isSmall ? 0.17 : 0.135), stem: r * 1.2, lean: 1.1, turns: isSmall ? 0.95 : 0.84, leaflets: 0 })
  art.inside(d, () => art.path(frond.stem, ink))
  if (!isSmall) art.path(shape.spark(curlX - r * 0.05, curlY - r * 0.06, r * 0.21, 0.2), '#fff')
}

function drawName(art: Art, colour: string): void {
  art.path(textOutline(lettering.face, name, lettering.size, { tracking: lettering.tracking, x: 62, y: 41 }).d, colour)
}

function measureLockup(): number {
  return round(textOutline(lettering.face, name, lettering.size, { tracking: lettering.tracking }).width + 64)
}

function drawLockup(colour: string): string {
  const art = new Art(measureLockup(), 56, 's', 'q')
  drawSymbol(art, 26, 28, 24)
  drawName(art, colour)
  return art.svg()
}

function drawShare(): string {
  const art = drawNight(1200, 630, { x: 0.5, y: 0.3, size: 118 })
  shade(art, ground, [[0, 0], [0.5, 0.1], [0.74, 0.86], [1, 1]], 'down')
  return layLockup(art, { width: measureLockup(), y: 494, scale: 2 }, () => {
    drawSymbol(art, 26, 28, 24)
    drawName(art, lightInk)
  })
}

/** Words stand on its left side. */
function drawWide(): string {
  const art = drawNight(1040, 400, { x: 0.74, y: 0.46, size: 92 })
  shade(art, ground, [[0, 0.86], [0.42, 0.6], [0.66, 0]], 'across')
  return art.svg()
}

export function drawFerna(): BrandArt {
  return {
    id: 'ferna',
    ground,
    symbol: drawSquare((art) => drawSymbol(art, 32, 32, 29)),
    symbolSmall: drawSquare((art) => drawSymbol(art, 32, 32, 31, true)),
    appIcon: drawSquare((art) => {
      art.rect(0, 0, 64, 64, ground, 'rx="14"')
      drawSymbol(art, 32, 32, 21)
    }),
    lockup: { onDark: drawLockup(lightInk), onLight: drawLockup(ink) },
    login: { tall: drawNight(760, 1150, { x: 0.5, y: 0.4, size: 165 }).svg(), wide: drawWide() },
    share: drawShare(),
  }
}
