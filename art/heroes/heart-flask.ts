import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import type { Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'

const glass = 'M-36 -150H36V-96C64 -132 128 -136 166 -98C216 -46 196 30 140 90C96 136 40 170 0 214C-40 170 -96 136 -140 90C-196 30 -216 -46 -166 -98C-128 -136 -64 -132 -36 -96Z'

/** A love potion in a bottle shaped like a heart. */
export function drawHeartFlask(art: Art, palette: Palette): void {
  const potion = '#ff3a8a'
  art.glow(0, 20, 290, '#ffb0d8', 0.9)
  for (const [x, y, s, turn] of [[-206, -150, 34, -18], [204, -176, 42, 16], [-236, 40, 24, 14], [236, -20, 28, -12], [-120, -222, 20, 10]] as const)
    art.at(x, y, 1, turn, () => art.gloss(emblem.heart(0, 0, s), '#ff6aa8', { contour: 5, edge: 8, lift: 0.5 }))
  art.path(glass, '#2a0422', 'stroke="#2a0422" stroke-width="20" stroke-linejoin="round"')
  art.path(glass, art.linear([[0, '#fff', 0.6], [1, '#ffd8f0', 0.3]]))
  art.inside(glass, () => {
    art.path('M-220 -34Q-110 -66 0 -34T220 -34V240H-220Z', art.linear([light(potion, 0.5), potion, dark(potion, 0.45)]))
    art.ellipse(0, -34, 196, 17, light(potion, 0.7), 'opacity=".75"')
    for (let i = 0; i < 20; i++) art.circle(-140 + art.random() * 280, -10 + art.random() * 180, 4 + art.random() * 12, art.radial([[0, '#fff', 0.1], [0.8, '#fff', 0.25], [1, '#fff', 0.8]]))
    for (const [x, y, s] of [[-66, 30, 34], [54, 10, 26], [10, 96, 40], [96, 56, 18], [-20, -4, 16]] as const) art.path(emblem.heart(x, y, s), '#ffe0f0', 'opacity=".85"')
  })
  art.innerShade(glass, '#fff', 12, 9, 9, 0.6)
  art.innerShade(glass, '#2a0422', 34, -14, -16, 0.6)
  art.ellipse(-128, -36, 20, 54, '#fff', 'opacity=".75" transform="rotate(24 -128 -36)"')
  art.circle(-92, 62, 10, '#fff', 'opacity=".7"')
  art.gloss(shape.rect(-56, -168, 112, 32, 13), '#ffd0e8', { contour: 6, edge: 6 })
  art.gloss('M-34 -222H34L28 -160H-28Z', '#b8783a', { contour: 6, edge: 8 })
  for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M6 -118C40 -160 96 -158 104 -124C104 -92 44 -88 6 -108Z', palette.second, { contour: 6, edge: 9 }))
  for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M4 -108L54 -52L24 -56L16 -26Z', palette.second, { contour: 6, edge: 8 }))
  art.gloss(shape.circle(0, -112, 20), light(palette.second, 0.2), { contour: 6, edge: 6 })
}
