import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { pick } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

type Facet = readonly [tone: number, ...points: shape.Point[]]

/** From the far wing to the near one; a positive tone is lit, a negative one shaded. */
const facets: readonly Facet[] = [
  [-0.2, [-22, 46], [44, 40], [176, -196]],
  [-0.42, [44, 40], [92, 60], [176, -196]],
  [-0.34, [60, 62], [96, 92], [262, -36]],
  [-0.1, [34, 84], [96, 92], [262, -36]],
  [0.16, [-64, 66], [-42, 108], [-206, -92]],
  [-0.22, [-64, 66], [-24, 62], [-206, -92]],
  [0.34, [-206, -92], [-268, -50], [-192, -66]],
  [0.1, [-74, 62], [100, 62], [8, 150]],
  [-0.16, [8, 150], [100, 62], [56, 62]],
  [0.42, [-84, 58], [8, 30], [-92, -216]],
  [0.14, [8, 30], [96, 62], [-92, -216]],
  [-0.06, [-84, 58], [96, 62], [8, 30]],
]

/** A crane of folded paper before the sun, among strings of small ones. */
export function drawPaperCranes(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawSeigaiha(art, y + 150 * scale, palette)
  art.circle(x, y - 20 * scale, 232 * scale, art.linear(['#ff7a5a', '#e0283f']))
  art.glow(x, y - 20 * scale, 330 * scale, '#ffd8b0', 0.6)
  const colours = ['#ffcf45', '#4ac8b0', '#5a8af0', '#ff8ab8', '#8ad04a', '#b88af0', '#ff9a4a']
  for (let i = 0; i < 6; i++) {
    const at = i < 3 ? 0.05 + i * 0.11 : 0.73 + (i - 3) * 0.11
    const length = 3 + ((i * 2) % 4)
    art.stroke(`M${art.width * at} -10V${(40 + length * 82) * scale}`, '#fff6e8', 2.5, 'opacity=".7"')
    for (let k = 0; k < length; k++) art.at(art.width * at, (46 + k * 82) * scale, 0.17 * scale, (i + k) % 2 ? 6 : -6, () => drawCrane(art, pick(colours, i * 3 + k)))
  }
  art.hero(() => drawCrane(art, '#fff4ec', '#e8c8c0'))
  closeScene(art, palette, '#ffffff')
}

function drawCrane(art: Art, colour: string, line = dark(colour, 0.45)): void {
  for (const [, ...points] of facets) art.path(shape.polygon(points), '#4a0a20', 'opacity=".2" transform="translate(10 22)"')
  for (const [tone, ...points] of facets) {
    const paint = tone < 0 ? dark(colour, -tone * 0.8) : light(colour, tone)
    art.path(shape.polygon(points), art.linear([light(paint, 0.2), paint, dark(paint, 0.12)], 60), `stroke="${line}" stroke-width="3" stroke-linejoin="round"`)
  }
}

/** Waves of overlapping circles. */
function drawSeigaiha(art: Art, top: number, palette: Palette): void {
  const r = art.width * 0.09
  for (let row = 0; top + row * r * 0.5 < art.height + r; row++)
    for (let i = -1; i * r * 2 < art.width + r * 2; i++)
      for (const [k, colour] of [palette.ground[2], '#ffe4d0', palette.second, '#ffe4d0'].entries())
        art.circle(i * r * 2 + (row % 2) * r, top + row * r * 0.5 + r, r * (1 - k * 0.24), colour)
}
