import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'

/** A paper plane above the roofs, its loop still in the air. */
export function drawPaperPlane(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(['#2a8ae0', '#7ad0f8', '#e8f8ff'])
  art.glow(x + 170 * scale, y - 210 * scale, 330 * scale, '#fffbe0', 1)
  art.rays(x + 170 * scale, y - 210 * scale, art.height * 0.9, 16, '#ffffff', 0.3)
  for (const [share, tall, tone] of [[0.14, 190, 0.95], [0.34, 240, 0.85], [0.5, 280, 0.95]] as const)
    for (let i = 0; i < 4; i++) art.cloud(art.width * (i / 3) + (art.random() - 0.5) * 90, art.height * share + (art.random() - 0.5) * 60, tall * scale, '#ffffff', tone)
  drawRoofs(art, y + 150 * scale, scale)
  art.hero(() => {
    const loop = 'M-330 250C-190 250 -30 210 20 90C54 -10 -20 -90 -96 -66C-176 -40 -166 70 -70 80C0 86 60 40 96 -10'
    art.stroke(loop, '#1a4a9a', 9, 'opacity=".25" stroke-dasharray="4 26" transform="translate(6 10)"')
    art.stroke(loop, '#ffffff', 10, 'stroke-dasharray="4 26"')
    art.at(64, -64, 1.02, -12, () => drawPlane(art))
    for (const [cx, cy, r, turn] of [[-196, -160, 34, 0], [-232, 60, 27, 40], [206, 120, 30, 20]] as const) art.coin(cx, cy, r, turn, 0.8)
    art.spark(216, -176, 40)
  })
  closeScene(art, palette, '#fff')
}

function drawRoofs(art: Art, top: number, scale: number): void {
  const colours = ['#e86a4a', '#f0a84a', '#c84a5a', '#4a8ac8']
  for (let row = 0; row < 2; row++)
    for (let i = -1; i < 8; i++) {
      const w = 130 * scale
      const left = i * w * 0.86 + row * 50 * scale
      const wall = top + (row * 74 + ((i * 37) % 40)) * scale
      const colour = mix(colours[(i + row * 2 + 4) % 4]!, '#12265a', 0.16 * row)
      art.rect(left, wall, w, art.height, mix('#fff0dc', '#5a6aa0', 0.25 + row * 0.25))
      art.path(`M${round(left - 12 * scale)} ${round(wall)}L${round(left + w / 2)} ${round(wall - 62 * scale)}L${round(left + w + 12 * scale)} ${round(wall)}Z`, art.linear([light(colour, 0.3), colour]))
      times(2, (k) => art.rect(left + (26 + k * 52) * scale, wall + 24 * scale, 27 * scale, 36 * scale, '#ffe9a0'))
    }
}

function drawPlane(art: Art): void {
  const line = 'stroke="#3a5a90" stroke-width="5" stroke-linejoin="round"'
  art.path('M-216 24L226 -108L66 194L6 92Z', '#0a2a6a', 'opacity=".28" transform="translate(26 60)"')
  art.path('M-216 24L226 -108L-24 72Z', art.linear(['#ffffff', '#dcecfb', '#b8d4f0'], 30), line)
  art.path('M226 -108L-24 72L6 158Z', art.linear(['#6a92c8', '#4a6ea8'], 60), line)
  art.path('M226 -108L6 158L34 96Z', '#9ab8e0', line)
  art.path('M226 -108L34 96L84 186Z', art.linear(['#ffffff', '#e0eefb', '#a8c8ec'], 70), line)
  art.path('M-216 24L226 -108L-120 50Z', '#ffffff', 'opacity=".7"')
  for (const [from, to] of [['-150 22', '150 -74'], ['-96 42', '150 -56']] as const) art.stroke(`M${from}L${to}`, '#e0485a', 6, 'opacity=".85"')
  art.stroke('M60 130L190 -60', '#4a8ad8', 5, 'opacity=".7"')
}
