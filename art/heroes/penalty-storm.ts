import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { leatherBall } from '../props/football.ts'

/** The ball comes out of a thunderstorm, straight from the spot. */
export function drawPenaltyStorm(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(['#0c1838', '#28457c', '#0a1a2a'])
  times(15, (i) => art.cloud(art.random() * art.width, art.height * art.random() * 0.26, (180 + art.random() * 220) * scale, i % 2 ? '#26365e' : '#3c5284', 0.8))
  for (const side of [-1, 1]) drawFloodlight(art, x + side * art.width * 0.4, art.height * 0.12, scale, side)
  drawGoal(art, x, y + 130 * scale, scale)
  art.rect(0, y + 130 * scale, art.width, art.height, art.linear(['#3aa84a', '#12602a', '#06240f']))
  for (let i = 0; i < 5; i++) art.path(shape.ellipse(x, y + (150 + i * 46) * scale, art.width * (0.5 + i * 0.2), 15 * scale), '#fff', 'opacity=".06"')
  art.glow(x, y - 20 * scale, 400 * scale, palette.accent, 0.75)
  art.hero(() => {
    for (let i = 0; i < 8; i++) drawSpike(art, -90 + i * 45 + (art.random() - 0.5) * 24, palette)
    for (const [r, opacity] of [[232, 0.2], [206, 0.4]] as const) art.ring(0, 0, r, '#ffffff', 7, `opacity="${opacity}"`)
    times(26, () => {
      const angle = 20 + art.random() * 140
      const [px, py] = shape.polar(0, 60, 150 + art.random() * 150, angle)
      art.ellipse(px, py, 5 + art.random() * 8, 3 + art.random() * 5, art.random() < 0.5 ? '#5ac84a' : '#e8fbff', 'opacity=".9"')
    })
    art.turned(-14, () => leatherBall(art, 0, 0, 168))
    art.path('M-120 -96A156 156 0 0 1 20 -156Q-60 -110 -96 -40Z', '#fff', 'opacity=".5"')
    art.spark(112, -128, 54)
  })
  times(90, () => art.stroke(`M${round(art.random() * art.width)} ${round(art.random() * art.height * 0.75)}l-12 44`, '#e0f4ff', 2.5, 'opacity=".3"'))
  closeScene(art, { ...palette, ground: ['#000000', '#000000', '#06101e'] }, '#fff')
}

function drawFloodlight(art: Art, x: number, y: number, scale: number, side: number): void {
  art.stroke(`M${round(x)} ${round(y)}V${round(y + 300 * scale)}`, '#0a1224', 13 * scale)
  art.beams(x, y, 3, 560 * scale, 40, '#f4fbff', 0.35, 90 + side * 32)
  for (let i = 0; i < 6; i++) {
    const [lx, ly] = [x + ((i % 3) - 1) * 34 * scale, y + (Math.floor(i / 3) - 0.5) * 34 * scale]
    art.glow(lx, ly, 40 * scale, '#ffffff', 0.8)
    art.circle(lx, ly, 13 * scale, '#ffffff')
  }
}

function drawGoal(art: Art, x: number, ground: number, scale: number): void {
  const [half, tall] = [250 * scale, 250 * scale]
  for (let i = 1; i < 12; i++) art.stroke(`M${round(x - half + (i * half) / 6)} ${round(ground - tall)}V${round(ground)}`, '#ffffff', 2, 'opacity=".3"')
  for (let i = 1; i < 7; i++) art.stroke(`M${round(x - half)} ${round(ground - (tall * i) / 7)}H${round(x + half)}`, '#ffffff', 2, 'opacity=".3"')
  art.stroke(`M${round(x - half)} ${round(ground)}V${round(ground - tall)}H${round(x + half)}V${round(ground)}`, '#0a1224', 22 * scale)
  art.stroke(`M${round(x - half)} ${round(ground)}V${round(ground - tall)}H${round(x + half)}V${round(ground)}`, '#f4f8ff', 13 * scale)
}

/** A discharge that leaves the ball in that direction. */
function drawSpike(art: Art, angle: number, palette: Palette): void {
  const points: shape.Point[] = [shape.polar(0, 0, 150, angle)]
  for (let i = 1; i < 5; i++) points.push(shape.polar(0, 0, 150 + i * 36, angle + (i % 2 ? 9 : -7) + (art.random() - 0.5) * 8))
  art.stroke(shape.line(points), palette.accent, 22, 'opacity=".3"')
  art.stroke(shape.line(points), light('#5ad0ff', 0.5), 9)
  art.stroke(shape.line(points), '#ffffff', 4)
}
