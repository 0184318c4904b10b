import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { radians, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { bee } from '../props/bee.ts'

const straw = '#f4ac24'
const rings = 9
const tall = 38

/** A hive of straw on a branch at dusk; its bees come home to the light. */
export function drawStrawHive(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.dust(90, '#fff', 0, art.height * 0.4, 0.6, 2.2)
  art.glow(x, y + 20 * scale, 420 * scale, palette.accent, 0.75)
  art.hills(art.height * 0.5, 60, 5, art.linear([mix(palette.ground[1], palette.accent, 0.25), palette.ground[2]]))
  art.hills(art.height * 0.58, 40, 6, art.linear([mix(palette.ground[1], palette.ground[2], 0.5), palette.ground[2]]))
  for (let i = 0; i < 22; i++) drawFlower(art, art.random() * art.width, art.height * (0.56 + art.random() * 0.12), 9 + art.random() * 9, i % 2 ? palette.second : '#fff0c8')
  drawBranch(art)
  art.hero(() => {
    art.shadow(0, 20, 270, 250, 0.5)
    art.stroke('M-16 -290C-30 -240 -14 -220 0 -200C14 -220 30 -240 16 -290', '#5a3210', 11)
    for (let i = 0; i < rings; i++) drawRing(art, i)
    drawDoor(art)
    bee(art, -214, -84, 0.4)
    bee(art, 214, 10, 0.36, -1)
    bee(art, 176, -166, 0.25, -1)
    bee(art, -190, 128, 0.27)
  }, -18)
  closeScene(art, palette, '#ffe9a8')
}

function halfWidth(i: number): number {
  const t = (i + 0.7) / rings
  return 176 * Math.sin(Math.min(1, t * 1.12) * Math.PI * 0.5) ** 0.62 * (t > 0.85 ? 0.95 : 1)
}

function drawRing(art: Art, i: number): void {
  const [half, top] = [halfWidth(i), -196 + i * (tall + 3)]
  const d = shape.rect(-half, top, half * 2, tall, tall / 2)
  art.gloss(d, i % 2 ? straw : light(straw, 0.1), { contour: 7, edge: 13, angle: 40, shade: 0.32, depth: 0.38, contourColour: '#4a2006' })
  art.inside(d, () => {
    for (let at = -half - 20; at < half + 20; at += 25) {
      art.stroke(`M${round(at)} ${top - 2}Q${round(at + 15)} ${top + tall / 2} ${round(at + 20)} ${top + tall + 2}`, '#8a4a0c', 4, 'opacity=".4"')
      art.stroke(`M${round(at + 9)} ${top + 5}Q${round(at + 22)} ${top + tall / 2} ${round(at + 27)} ${top + tall - 5}`, '#fff0b0', 3, 'opacity=".4"')
    }
  })
}

function drawDoor(art: Art): void {
  art.glow(0, 76, 150, '#ffd86a', 0.85)
  art.path('M-48 116V66A48 48 0 0 1 48 66V116Z', '#4a2006', 'stroke="#5a2a08" stroke-width="24" stroke-linejoin="round"')
  art.path('M-48 116V66A48 48 0 0 1 48 66V116Z', art.radial(['#fffbd8', '#ffd03a', '#e0780c'], 0.5, 0.6, 0.62), 'stroke="#ffbf4a" stroke-width="7"')
  art.gloss('M-60 112H60C62 132 46 126 44 150C42 172 22 172 20 148C18 130 2 132 0 162C-2 200 -28 198 -28 160C-28 134 -60 140 -60 112Z', '#ffb01f', { contour: 6, edge: 9, contourColour: '#6a2c04', lift: 0.6 })
  art.ellipse(-34, 124, 11, 5, '#fff', 'opacity=".8"')
  bee(art, 6, 70, 0.3)
  art.spark(-104, -96, 40)
}

function drawBranch(art: Art): void {
  const { x, scale } = art.heroAt
  const y = art.heroAt.y - 282 * scale
  const left = x - art.width * 0.6
  art.stroke(`M${round(left)} ${round(y - 26)}Q${round(x - 80)} ${round(y + 10)} ${round(x + art.width * 0.6)} ${round(y - 30)}`, '#2c1408', 40 * scale)
  art.stroke(`M${round(left)} ${round(y - 34)}Q${round(x - 80)} ${round(y + 2)} ${round(x + art.width * 0.6)} ${round(y - 38)}`, '#8a5a2a', 20 * scale)
  times(22, (i) => {
    const at = (i / 21) * art.width
    const hang = i % 2 ? 58 : 118
    const colour = mix('#3a8a3a', '#8ac84a', art.random())
    if (Math.abs(at - x) > 46 * scale) art.leaf(at, y - 16, (70 + art.random() * 44) * scale, 24 * scale, radians(hang + art.random() * 24), dark(colour, 0.12))
  })
}

function drawFlower(art: Art, x: number, y: number, r: number, colour: string): void {
  art.stroke(`M${round(x)} ${round(y)}v${round(r * 4)}`, '#1c4a2a', 3)
  for (let i = 0; i < 5; i++) art.circle(...shape.polar(x, y, r * 0.7, i * 72 - 90), r * 0.52, colour)
  art.circle(x, y, r * 0.4, '#ffb01f')
}
