import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { leatherBall } from '../props/football.ts'

/** The fingers of the right hand behind the ball: where each points and how far it reaches. */
const fingers = [[-73, 214], [-50, 232], [-27, 228], [-5, 206]] as const

/** A save: the ball held fast between two gloves, the net behind it still. */
export function drawKeeperGloves(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawStands(art, palette)
  drawNet(art)
  art.glow(x, y - 10 * scale, 420 * scale, palette.accent, 0.95)
  art.rays(x, y - 10 * scale, 460 * scale, 26, '#ffffff', 0.5, 2, 0.3)
  drawGrass(art, palette)
  art.hero(() =>
    art.at(0, 14, 1, 0, () => {
      for (const side of [-1, 1]) art.onSide(side, () => drawHand(art, palette))
      leatherBall(art, 0, -16, 138)
      art.spark(-58, -122, 50)
    }),
  )
  times(40, () => {
    const [px, py] = [art.random() * art.width, art.random() * art.height * 0.72]
    art.stroke(`M${round(px)} ${round(py)}l-7 ${round(20 + art.random() * 26)}`, '#f4fff0', 2.4, 'opacity=".4"')
  })
  closeScene(art, palette, '#fbffd0')
}

function drawStands(art: Art, palette: Palette): void {
  art.rect(0, art.height * 0.14, art.width, art.height * 0.34, art.linear([dark(palette.ground[1], 0.35), dark(palette.ground[1], 0.6)]))
  for (let i = 0; i < 420; i++) art.circle(art.random() * art.width, art.height * (0.15 + art.random() * 0.32), 2 + art.random() * 3.2, ['#ffffff', palette.second, '#ffe04a', '#2a6a4a'][i % 4] ?? '#fff', 'opacity=".55"')
  for (const [at, up] of [[0.14, 0.07], [0.86, 0.07]] as const) {
    const [px, py] = [at * art.width, up * art.height]
    art.stroke(`M${round(px)} ${round(py)}V${round(art.height * 0.3)}`, '#143a2c', 11)
    for (let row = 0; row < 2; row++)
      for (let i = -2; i < 3; i++) {
        art.glow(px + i * 25, py + row * 25, 34, '#ffffff', 0.85)
        art.circle(px + i * 25, py + row * 25, 9, '#fffff0')
      }
  }
}

function drawNet(art: Art): void {
  const [top, bottom] = [art.height * 0.09, art.height * 0.62]
  for (let i = 0; i <= 22; i++) {
    const at = art.width * (0.04 + (0.92 * i) / 22)
    art.stroke(`M${round(at)} ${round(top)}Q${round(at + (at - art.width / 2) * 0.1)} ${round((top + bottom) / 2)} ${round(at)} ${round(bottom)}`, '#ffffff', 2.4, 'opacity=".42"')
  }
  for (let i = 0; i <= 16; i++) art.stroke(`M${round(art.width * 0.04)} ${round(top + ((bottom - top) * i) / 16)}Q${art.width / 2} ${round(top + ((bottom - top) * i) / 16 + 16)} ${round(art.width * 0.96)} ${round(top + ((bottom - top) * i) / 16)}`, '#ffffff', 2.4, 'opacity=".42"')
  const posts = `M${round(art.width * 0.04)} ${round(art.height * 0.7)}V${round(top)}H${round(art.width * 0.96)}V${round(art.height * 0.7)}`
  art.stroke(posts, '#123a28', 22)
  art.stroke(posts, '#ffffff', 14)
}

function drawGrass(art: Art, palette: Palette): void {
  const y = art.height * 0.6
  art.rect(0, y, art.width, art.height - y, art.linear([mix(palette.ground[1], '#8af04a', 0.45), palette.ground[1], palette.ground[2]]))
  for (let i = 0; i < 90; i++) art.stroke(`M${round(art.random() * art.width)} ${round(y + art.random() * 70)}l${round((art.random() - 0.5) * 8)} -${round(8 + art.random() * 12)}`, i % 2 ? '#b8f05a' : '#1f7a3a', 3)
}

/** A glove that faces us, its arm below. */
function drawHand(art: Art, palette: Palette): void {
  const edge = dark(palette.second, 0.82)
  art.gloss('M84 176L196 116C250 190 286 250 300 350H150C136 290 112 230 84 176Z', '#2a2f4a', { contour: 10, edge: 24, lift: 0.3, contourColour: '#0a0c1c' })
  art.stroke('M228 178C254 226 270 276 280 340', palette.accent, 12)
  for (const finger of fingers) drawFinger(art, finger, palette)
  art.gloss('M36 -96C110 -160 186 -90 196 -6C202 60 186 120 150 158C116 170 80 150 60 120Z', palette.second, { contour: 10, edge: 24, lift: 0.4, contourColour: edge })
  art.gloss('M70 160L182 84L212 128L98 208Z', '#fff8ee', { contour: 10, edge: 11, depth: 0.15, shade: 0.3, contourColour: edge })
  art.stroke('M92 178L196 108', palette.second, 13)
  for (const finger of fingers) drawPad(art, finger)
}

function drawFinger(art: Art, [turn, reach]: readonly [number, number], palette: Palette): void {
  const d = shape.line([shape.polar(20, -10, 110, turn), shape.polar(20, -10, reach, turn)])
  art.stroke(d, dark(palette.second, 0.82), 70)
  art.stroke(d, dark(palette.second, 0.22), 53)
  art.stroke(d, palette.second, 42)
  art.stroke(d, light(palette.second, 0.4), 9, `opacity=".7" transform="translate(-13 -8)"`)
}

/** The white latex that grips. */
function drawPad(art: Art, [turn, reach]: readonly [number, number]): void {
  const d = shape.line([shape.polar(20, -10, 140, turn), shape.polar(20, -10, reach - 4, turn)])
  art.stroke(d, '#d8c4b0', 31)
  art.stroke(d, '#fff8ee', 25)
  for (let at = 158; at < reach; at += 17) art.stroke(shape.line([shape.polar(20, -10, at, turn - 2.6), shape.polar(20, -10, at, turn + 2.6)]), '#c8b4a0', 4)
}
