import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { radians, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const orbit = 124

/** Two koi that chase each other around a pearl, seen from above. */
export function drawKoiCircle(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.glow(x, y, 440 * scale, palette.accent, 0.7)
  for (let i = 0; i < 7; i++) art.ellipse(x, y, (120 + i * 58) * scale, (112 + i * 54) * scale, 'none', `stroke="#d8fbff" stroke-width="${3 + (i % 2) * 3}" opacity="${round(0.42 - i * 0.05)}"`)
  for (const [dx, dy, r, turn] of [[-0.44, -0.34, 92, 30], [0.46, -0.3, 78, 130], [-0.5, 0.12, 86, -20], [0.47, 0.15, 96, 200], [0.16, -0.4, 54, 80]] as const) drawPad(art, x + dx * art.width, y + dy * art.height, r * scale, turn)
  drawLotus(art, x - 0.37 * art.width, y - 0.29 * art.height, 0.62 * scale)
  drawLotus(art, x + 0.4 * art.width, y + 0.17 * art.height, 0.72 * scale)
  art.hero(() => {
    art.glow(0, 0, 150, '#ffffff', 0.7)
    art.at(0, 0, 1.07, 20, () => {
      drawKoi(art, '#fff3e8', '#f03a1f', '#ff8a5a')
      art.turned(180, () => drawKoi(art, '#ffb81f', '#ff7a12', '#ffd04a'))
    })
    art.ball(0, 0, 39, '#fff0f8', { contour: 6, rim: '#a8e8ff' })
    art.spark(-12, -14, 42)
  })
  times(26, (i) => art.at(art.random() * art.width, art.random() * art.height * 0.7, 1, art.random() * 360, () => art.path(emblem.leaf(0, 0, 21, 8, 0), i % 3 ? '#ffb0c8' : '#ffe0ea')))
  closeScene(art, palette, '#fff')
}

/** A point beside the spine, which bends around the middle: 0 is the head, 1 the root of the tail. */
function beside(t: number, out: number): shape.Point {
  return shape.polar(0, 0, orbit + out, -70 - t * 130)
}

function widthAt(t: number): number {
  return 58 * Math.sin(Math.PI * (0.16 + 0.8 * t ** 0.85)) ** 0.8 * (1 - t * 0.3)
}

function drawKoi(art: Art, base: string, patch: string, fin: string): void {
  const outer = times(10, (i) => beside(i / 9, widthAt(i / 9)))
  const inner = times(10, (i) => beside(1 - i / 9, -widthAt(1 - i / 9)))
  const d = shape.smooth([beside(-0.06, 0), ...outer, ...inner], true, 1)
  art.path(d, '#03102c', 'opacity=".45" transform="translate(14 22)"')
  drawFins(art, fin)
  art.gloss(d, base, { contour: 7, edge: 15, depth: 0.08, shade: 0.14, contourColour: '#4a120c' })
  art.inside(d, () => {
    for (const [t, out, r] of [[0.1, 18, 30], [0.36, -14, 40], [0.64, 16, 30], [0.86, -4, 20]] as const) art.ellipse(...beside(t, out), r, r * 0.78, patch, `transform="rotate(${round(t * -130)} ${beside(t, out).map(round).join(' ')})"`)
    for (let i = 2; i < 11; i++) for (let k = -2; k < 3; k++) {
      const [px, py] = beside(i / 10.5, k * 22 + (i % 2) * 11)
      art.ring(px, py, 12, dark(patch, 0.35), 2.4, 'opacity=".3"')
    }
  })
  art.innerShade(d, '#ffffff', 12, 6, 8, 0.7)
  art.path(shape.smooth([beside(0.26, 5), beside(0.5, 16), beside(0.78, 6), beside(0.5, -4)]), fin, 'stroke="#4a120c" stroke-width="4" opacity=".92"')
  for (const side of [-1, 1]) {
    const [px, py] = beside(0.05, side * 25)
    art.circle(px, py, 12, '#fff')
    art.circle(px, py, 8, '#1c0c10')
    art.circle(px - 2, py - 3, 3, '#fff')
    const [from, to] = [beside(-0.05, side * 9), beside(-0.18, side * 30)]
    art.stroke(`M${from.map(round).join(' ')}L${to.map(round).join(' ')}`, '#ffe0c0', 4)
  }
}

function drawFins(art: Art, fin: string): void {
  const paint = (d: string) => {
    art.path(d, fin, 'stroke="#4a120c" stroke-width="10" stroke-linejoin="round"')
    art.path(d, art.linear([light(fin, 0.65), fin, dark(fin, 0.15)]))
    art.innerShade(d, '#fff', 8, 3, 4, 0.5)
  }
  paint(shape.smooth([beside(0.24, 44), beside(0.3, 92), beside(0.42, 100), beside(0.5, 70), beside(0.42, 40)], true, 0.9))
  paint(shape.smooth([beside(0.26, -44), beside(0.38, -78), beside(0.52, -72), beside(0.5, -40)], true, 0.9))
  paint(shape.smooth([beside(0.96, 8), beside(1.16, 44), beside(1.42, 66), beside(1.34, 22), beside(1.24, 0), beside(1.44, -30), beside(1.4, -56), beside(1.16, -32), beside(0.96, -10)], true, 0.9))
  for (const [from, to] of [[beside(1.04, 6), beside(1.34, 44)], [beside(1.04, -6), beside(1.34, -38)], [beside(0.36, 52), beside(0.37, 88)]] as const) art.stroke(`M${from.map(round).join(' ')}L${to.map(round).join(' ')}`, '#fff', 3, 'opacity=".6"')
}

function drawPad(art: Art, x: number, y: number, r: number, turn: number): void {
  const green = mix('#1f9a6a', '#6ac84a', art.random())
  art.path(shape.wedge(x + 8, y + 14, r, turn + 12, turn + 348), '#02102a', 'opacity=".4"')
  art.path(shape.wedge(x, y, r, turn + 12, turn + 348), art.linear([light(green, 0.3), green, dark(green, 0.45)], 60), `stroke="${dark(green, 0.6)}" stroke-width="5"`)
  for (let i = 1; i < 10; i++) art.stroke(shape.line([[x, y], shape.polar(x, y, r * 0.86, turn + i * 36)]), light(green, 0.4), 2.5, 'opacity=".5"')
}

function drawLotus(art: Art, x: number, y: number, scale: number): void {
  art.at(x, y, scale, 0, () => {
    art.glow(0, 0, 110, '#ffd0e8', 0.6)
    for (const [count, reach, w, colour] of [[10, 88, 25, '#ff7ab0'], [8, 66, 22, '#ffa8cc'], [6, 44, 18, '#ffe0ee']] as const)
      for (let i = 0; i < count; i++) {
        const petal = emblem.leaf(0, 0, reach, w, radians((i * 360) / count + count * 7))
        art.path(petal, colour, 'stroke="#a82a6a" stroke-width="4"')
      }
    art.ball(0, 0, 19, '#ffd23a', { contour: 4 })
  })
}
