// The night of the fern flower: a forest in mist, fronds as tall as trees, and one flower that lights them.
import { Art } from '../kit/art.ts'
import { mix } from '../kit/colour.ts'
import { leaf } from '../kit/emblems.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { type Frond, drawFrond } from './fern.ts'

const lime = '#c6f24a'
const mint = '#4fe0b4'
const deep = '#041016'
const far = '#1c5a63'

/** The scene with the flower at that share of width and height; `size` is the radius of its curl in pixels. */
export function drawNight(width: number, height: number, flower: { x: number; y: number; size: number }): Art {
  const art = new Art(width, height, 'ferna-night', 'n')
  const [x, y, r] = [width * flower.x, height * flower.y, flower.size]
  const floor = Math.min(height * 0.86, y + r * 3.4)
  art.backdrop(['#0a2b3c', '#0f4a52', '#06222a', deep])
  art.dust(90, '#dff6ff', 0, height * 0.5, 0.5, 1.7)
  art.glow(x, y, Math.max(width, height) * 0.62, mint, 0.5)
  art.glow(x, y, r * 4.6, lime, 0.55)
  art.rays(x, y, r * 6, 22, '#eaffb0', 0.13, 4, 0.4)
  for (const depth of [0, 1, 2]) {
    drawTrees(art, floor, depth)
    art.fog(floor - r * (1.5 - depth * 0.35), r * 1.7, mix(mint, far, 0.45), 0.24 - depth * 0.05)
  }
  art.glow(x, y, r * 3, lime, 0.4)
  drawLitFrond(art, { x, y, radius: r, thickness: r * 0.15, stem: height - y + r, lean: 1.4, turns: 1.15, leaflets: 17 })
  drawFlower(art, x, y + r * 0.02, r * 0.5)
  drawForeground(art, r)
  for (let i = 0; i < 26; i++) {
    const [fx, fy, size] = [width * art.random(), height * (0.12 + 0.8 * art.random()), r * (0.05 + 0.07 * art.random())]
    art.glow(fx, fy, size * 2.6, lime, 0.75)
    art.circle(fx, fy, size * 0.32, '#fbffe0')
  }
  return art.vignette(deep, 0.6)
}

/** Rows of firs, paler the farther they stand. */
function drawTrees(art: Art, floor: number, depth: number): void {
  const colour = mix(mix(far, mint, 0.12), deep, 0.3 + depth * 0.28)
  const count = Math.round(art.width / (58 + depth * 26))
  const d = times(count + 1, (i) => {
    const [tx, tall] = [(i / count) * art.width + (art.random() - 0.5) * 46, art.height * (0.2 + 0.17 * art.random() + depth * 0.07)]
    const half = tall * (0.13 + 0.03 * art.random())
    const tiers = 5
    const side = (sign: number) => times(tiers, (tier): shape.Point[] => {
      const at = tier / tiers
      const [inner, outer] = [tall * (1 - at * 0.95), tall * (1 - (at + 0.27) * 0.95)]
      return [[tx + sign * half * (0.16 + 0.62 * at), floor - inner], [tx + sign * half * (0.46 + 0.74 * at), floor - Math.max(0, outer)]]
    }).flat()
    return shape.polygon([[tx, floor - tall * 1.1], ...side(1), ...side(-1).toReversed()])
  }).join('')
  art.path(d, art.linearOn([[0, colour, 0.9], [1, mix(colour, deep, 0.5)]], 0, floor - art.height * 0.45, 0, floor))
  art.rect(0, floor - 2, art.width, art.height - floor + 2, mix(colour, deep, 0.6))
}

/** A frond with light from its curl on it. */
function drawLitFrond(art: Art, frond: Frond): void {
  const { stem, leaflets } = drawFrond(frond)
  const lit = art.radialOn([[0, '#f2ffb8'], [0.3, '#b4e84a'], [0.62, '#3f9a48'], [1, '#0d3b33']], frond.x, frond.y, frond.radius * 3.4)
  art.path(leaflets, lit)
  art.path(stem, lit)
}

/** Petals around a heart of light. */
function drawFlower(art: Art, x: number, y: number, r: number): void {
  art.glow(x, y, r * 2.4, '#fff2b0', 0.75)
  const petals = (count: number, length: number, w: number, turn: number) => times(count, (i) => leaf(x, y, length, w, ((i / count) * 2 + turn) * Math.PI)).join('')
  art.path(petals(8, r * 1.02, r * 0.3, 0.06), art.radialOn([[0, '#fffbe0'], [0.5, '#ffd84d'], [1, '#ff7a3a']], x, y, r * 1.05))
  art.path(petals(8, r * 0.66, r * 0.2, 0.185), art.radialOn([[0, '#ffffff'], [0.6, '#fff2a0'], [1, '#ffc23a']], x, y, r * 0.7))
  art.circle(x, y, r * 0.16, '#fffdf0')
  art.path(shape.spark(x, y, r * 0.62, 0.08), '#fff')
}

/** Dark fronds at the edges, nearest to the eye. */
function drawForeground(art: Art, r: number): void {
  const { width, height } = art
  const places: [x: number, y: number, radius: number, side: 1 | -1][] = [
    [width * 0.06, height * 0.8, r * 0.62, 1], [width * 0.2, height * 0.9, r * 0.46, -1], [width * 0.95, height * 0.77, r * 0.7, -1], [width * 0.8, height * 0.91, r * 0.42, 1],
  ]
  for (const [fx, fy, radius, side] of places) {
    const { stem, leaflets } = drawFrond({ x: fx, y: fy, radius, thickness: radius * 0.16, stem: height - fy + radius, lean: 0.9, turns: 1.1, leaflets: 13, side })
    art.path(stem + leaflets, art.linearOn([[0, '#0d4039'], [1, '#041a1c']], 0, fy - radius, 0, height))
  }
}
