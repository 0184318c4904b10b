import type { Art } from '../kit/art.ts'
import { light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { pick, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const bell = 'M-172 26C-190 -110 -104 -212 0 -212C104 -212 190 -110 172 26C172 52 146 56 136 34C126 60 98 62 88 38C78 66 48 66 40 42C30 68 -30 68 -40 42C-48 66 -78 66 -88 38C-98 62 -126 60 -136 34C-146 56 -172 52 -172 26Z'

/** A jellyfish that glows like amber in a dark sea, its small kin behind it. */
export function drawAmberJelly(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.beams(art.width * 0.3, -60, 6, art.height * 0.9, 60, palette.second, 0.2)
  art.glow(x, y - 30 * scale, 440 * scale, palette.accent, 0.75)
  for (const [dx, dy, size, turn] of [[-0.38, -0.2, 0.24, -14], [0.37, -0.26, 0.3, 16], [0.4, 0.14, 0.2, 12], [-0.4, 0.16, 0.26, -18]] as const)
    art.group('opacity=".6"', () => art.at(x + dx * art.width, y + dy * art.height, size, turn, () => drawJelly(art, { ...palette, accent: palette.second })))
  art.hero(() => {
    art.turned(8, () => drawJelly(art, palette))
    art.spark(-92, -142, 46)
  })
  times(36, () => art.ring(art.random() * art.width, art.random() * art.height * 0.75, 3 + art.random() ** 2 * 13, '#ffe8f4', 2, 'opacity=".4"'))
  art.bokeh(16, palette.second, 0.45, 0, art.height * 0.7, 3, 12)
  closeScene(art, palette, palette.second)
}

function drawJelly(art: Art, palette: Palette): void {
  times(11, (i) => drawThread(art, -140 + i * 28, palette))
  for (const [i, from] of [-62, 0, 62].entries()) drawArm(art, from, i - 1, palette)
  art.path(bell, mix(palette.ground[2], palette.accent, 0.2), `stroke="${palette.ground[2]}" stroke-width="13" stroke-linejoin="round"`)
  art.path(bell, art.radial([light(palette.accent, 0.8), light(palette.accent, 0.25), palette.accent, mix(palette.accent, palette.ground[0], 0.75)], 0.5, 0.62, 0.72, 0.44, 0.3))
  art.inside(bell, () => {
    for (let i = -3; i < 4; i++) art.stroke(`M${i * 9} -206C${i * 66} -150 ${i * 62} -40 ${i * 48} 44`, '#ffffff', i ? 6 : 9, 'opacity=".38"')
    art.path('M-172 -6C-110 34 110 34 172 -6V80H-172Z', mix(palette.accent, palette.ground[0], 0.5), 'opacity=".55"')
    art.glow(0, -60, 110, '#fffbe0', 0.95)
    for (let i = 0; i < 4; i++) art.path(shape.ellipse(-63 + i * 42, -64 + (i % 3 ? -14 : 0), 17, 27), 'none', 'stroke="#fff3d0" stroke-width="8" opacity=".9"')
  })
  art.innerShade(bell, '#fff', 15, 8, 12, 0.75)
  art.innerShade(bell, palette.ground[0], 34, -16, -10, 0.6)
  for (const [dx, dy, r] of [[-120, -60, 9], [-92, -134, 8], [118, -64, 9], [96, -128, 7], [-20, -176, 7], [52, -164, 8], [-138, 2, 7], [140, 0, 7]] as const) {
    art.glow(dx, dy, r * 2.6, '#aef8ff', 0.9)
    art.circle(dx, dy, r * 0.8, '#e8ffff')
  }
  art.path('M-128 -92C-112 -146 -76 -176 -38 -186C-72 -156 -96 -124 -104 -84C-110 -74 -128 -78 -128 -92Z', '#fff', 'opacity=".75"')
}

function drawThread(art: Art, x: number, palette: Palette): void {
  const swing = 16 + art.random() * 20
  const end = 216 + art.random() * 84
  const d = shape.smooth(times(7, (k): shape.Point => [x * (1 + k * 0.05) + Math.sin(k * 1.5 + x) * swing * (k / 6), 30 + ((end - 30) * k) / 6]), false, 1)
  art.stroke(d, palette.ground[2], 9, 'opacity=".45"')
  art.stroke(d, pick([palette.accent, palette.second, light(palette.accent, 0.4)], Math.round(x)), 4.5, 'opacity=".9"')
}

/** A frilled arm below the bell. */
function drawArm(art: Art, x: number, lean: number, palette: Palette): void {
  const side = (share: number) => times(9, (k): shape.Point => [x + lean * k * 7 + Math.sin(k * 1.1 + lean) * 15 + share * (33 - k * 3.4) * (k % 2 ? 1.15 : 0.7), 26 + k * 25])
  const d = shape.smooth([...side(1), ...side(-1).reverse()], true, 1)
  art.path(d, palette.ground[2], `stroke="${palette.ground[2]}" stroke-width="10" opacity=".6"`)
  art.path(d, art.linear([light(palette.accent, 0.6), palette.accent, mix(palette.accent, palette.second, 0.6)]), 'opacity=".95"')
  art.innerShade(d, '#fff', 8, 4, 4, 0.6)
}
