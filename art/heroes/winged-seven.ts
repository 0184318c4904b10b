import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { radians, times } from '../kit/numbers.ts'

const seven = 'M-112 -136H120V-72C56 0 22 76 20 158H-86C-80 70 -36 -12 22 -58H-52V-26H-112Z'

/** A golden seven with wings, above clouds in the light of morning. */
export function drawWingedSeven(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.rays(x, y - 40 * scale, art.height * 0.9, 22, '#ffffff', 0.55, 4)
  art.glow(x, y - 20 * scale, 430 * scale, palette.accent, 0.95)
  for (const [dx, dy, w] of [[-0.42, -0.25, 190], [0.44, -0.3, 220], [-0.5, 0.04, 240], [0.5, 0.02, 230]] as const) art.cloud(x + dx * art.width, y + dy * art.height, w * scale, '#fff4f8', 0.85)
  art.hero(() => {
    for (const side of [-1, 1]) art.onSide(side, () => drawWing(art))
    drawHalo(art, palette)
    art.path(seven, '#4a1a5a', 'opacity=".4" transform="translate(10 20)"')
    art.path(seven, '#6a2a04', 'stroke="#6a2a04" stroke-width="32" stroke-linejoin="round"')
    art.path(seven, art.linear(['#fffbe0', '#ffd84a', '#e8860a']), 'stroke="#ffe27a" stroke-width="17" stroke-linejoin="round"')
    art.metal(seven, '#ffbf2a', { edge: 14, angle: 62 })
    art.path('M-104 -128H112V-96Q10 -112 -104 -84Z', '#fff', 'opacity=".55"')
    art.gem(-82, -100, 19, palette.second, 'hex')
    art.spark(106, -128, 62)
    art.spark(-58, 116, 38)
  })
  const foot = y + 226 * scale
  times(9, (i) => art.cloud((i / 8) * art.width, foot + (i % 2) * 26 * scale, (250 + art.random() * 70) * scale, i % 2 ? '#ffe0ee' : '#ffffff', 0.96))
  art.sparks(9, '#fff6c8', 0, art.height * 0.5, 8, 22)
  closeScene(art, palette, '#fff')
}

function drawHalo(art: Art, palette: Palette): void {
  art.glowEllipse(4, -192, 150, 54, palette.accent, 1)
  art.ellipse(4, -192, 96, 24, 'none', 'stroke="#8a4a06" stroke-width="24"')
  art.ellipse(4, -192, 96, 24, 'none', `stroke="${art.linear(['#fffde0', '#ffd84a', '#ffb01f'])}" stroke-width="14"`)
}

/** The wing on the right: three rows of feathers, the longest below the others. */
function drawWing(art: Art): void {
  const rows = [[9, 172, 27, -58, 13, 0], [7, 122, 25, -52, 14, 0.35], [5, 78, 22, -44, 16, 0.7]] as const
  art.path('M60 40C120 -40 180 -120 268 -176C284 -100 268 20 150 96C110 116 70 90 60 40Z', '#5a4a9a', 'opacity=".35" transform="translate(4 16)"')
  for (const [count, length, w, from, step, white] of rows)
    for (let i = count - 1; i >= 0; i--) {
      const reach = length * (1 - i * 0.055) * 1.12
      const d = emblem.leaf(66 + i * 2, -26 + i * 8, reach + 66, w, radians(from + i * step))
      const colour = light('#b8c4ee', white)
      art.path(d, dark('#6a70b0', 0.15), 'stroke="#4a4a8a" stroke-width="8" stroke-linejoin="round"')
      art.path(d, art.linear(['#ffffff', light(colour, 0.45), colour], 30))
    }
}
