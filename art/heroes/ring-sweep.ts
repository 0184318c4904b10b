import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import { pick, round } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const tilt = -17
const [x, y, r] = [24, -36, 176]

/** A giant planet whose rings sweep out of the picture, and a small ship that crosses them. */
export function drawRingSweep(art: Art, palette: Palette): void {
  art.at(x, y, 1, tilt, () => drawRings(art, palette, 'far'))
  art.glow(x, y, r * 1.7, palette.second, 0.7)
  drawPlanet(art, palette)
  art.at(x, y, 1, tilt, () => drawRings(art, palette, 'near'))
  for (let i = 0; i < 34; i++) {
    const angle = 12 + art.random() * 156
    const spread = 1 + art.random() * 0.62
    const [px, py] = [Math.cos((angle * Math.PI) / 180) * r * 1.42 * spread, Math.sin((angle * Math.PI) / 180) * r * 0.4 * spread]
    const turn = (tilt * Math.PI) / 180
    drawRock(art, x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn), 4 + art.random() ** 2 * 17)
  }
  art.ball(-196, -186, 46, '#8ad8e8', { contour: 4, rim: '#eaffff', shine: 0.4 })
  for (const [dx, dy, s] of [[-14, 8, 10], [12, -12, 7], [16, 18, 6]] as const) art.circle(-196 + dx, -186 + dy, s, '#5aa8c0', 'opacity=".7"')
  drawShip(art, palette)
}

function drawPlanet(art: Art, palette: Palette): void {
  const colour = palette.second
  const disc = shape.circle(x, y, r)
  art.circle(x, y, r + 5, dark(colour, 0.75))
  art.circle(x, y, r, art.linear([light(colour, 0.4), colour, dark(colour, 0.35)]))
  art.inside(disc, () =>
    art.at(x, y, 1, tilt, () => {
      const bands = ['#ffe9b8', '#e8703a', '#ffd08a', '#c8482f', '#ffb86a', '#ffe0a8', '#d85a3a', '#ffc88a', '#a83a3a']
      bands.forEach((band, i) => {
        const top = -r + i * 40
        const edge = Array.from({ length: 9 }, (_, k): shape.Point => [-r * 1.1 + k * r * 0.275, top + Math.sin(k * 1.7 + i * 2) * 7])
        art.path(`${shape.smooth(edge, false)}L${round(r * 1.1)} ${round(top + 46)}L${round(-r * 1.1)} ${round(top + 46)}Z`, band, 'opacity=".8"')
      })
      art.ellipse(66, 36, 52, 24, '#ffe9c8')
      art.ellipse(66, 36, 34, 14, '#d85a3a')
    }),
  )
  art.circle(x, y, r, art.radial([[0, '#fff8e0', 0.5], [0.45, '#fff8e0', 0], [0.75, '#1a0430', 0.35], [1, '#0c0220', 0.88]], 0.5, 0.5, 0.58, 0.3, 0.24))
}

function drawRings(art: Art, palette: Palette, part: 'far' | 'near'): void {
  const sweep = part === 'far' ? 1 : 0
  for (let i = 0; i < 13; i++) {
    const rx = r * (1.36 + i * 0.056)
    const colour = pick([light(palette.second, 0.6), palette.accent, light(palette.accent, 0.5), mix(palette.second, palette.accent, 0.4)], i)
    art.path(`M${round(-rx)} 0A${round(rx)} ${round(rx * 0.27)} 0 0 ${sweep} ${round(rx)} 0`, 'none', `stroke="${colour}" stroke-width="${pick([9, 3, 12, 5, 2, 10, 7], i)}" opacity="${round(0.92 - (i % 5) * 0.13)}"`)
  }
}

function drawRock(art: Art, px: number, py: number, size: number): void {
  const d = shape.polygon(Array.from({ length: 6 }, (_, k) => shape.polar(px, py, size * (0.75 + art.random() * 0.4), k * 60)))
  art.path(d, art.linear(['#ffe8f4', '#c88ac0', '#4a2a6a'], 60), `stroke="#2a0f48" stroke-width="${round(Math.max(1, size * 0.14))}" stroke-linejoin="round"`)
}

function drawShip(art: Art, palette: Palette): void {
  art.at(-118, 138, 0.52, 58, () => {
    art.path('M-22 96L0 330L22 96Z', art.linear([[0, light(palette.accent, 0.6), 0.95], [1, palette.accent, 0]]))
    for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M30 20L104 110L92 130L28 96Z', palette.accent, { contour: 7, edge: 10 }))
    art.gloss('M0 -140C44 -92 56 -20 40 100H-40C-56 -20 -44 -92 0 -140Z', '#eef1fa', { contour: 8, edge: 20 })
    art.ball(0, -34, 25, '#2ac0ff', { contour: 6, rim: '#d0f6ff' })
  })
}
