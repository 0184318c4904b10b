import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const glass = 'M-252 -44H-196C-176 -44 -164 -150 -104 -176H136C232 -176 262 -96 262 6C262 112 232 188 136 188H-104C-164 164 -176 66 -196 66H-252Z'

/** A bottle in the surf at sunset; in it a ship under full sail and a sea of its own. */
export function drawShipBottle(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const shore = y + 110 * scale
  art.backdrop(palette.ground)
  art.glow(x, shore - 60 * scale, 420 * scale, '#fff0b8', 1)
  art.circle(x, shore - 30 * scale, 130 * scale, '#fff3c8')
  for (let i = 0; i < 5; i++) art.cloud(art.random() * art.width, art.height * (0.04 + 0.22 * art.random()), (150 + art.random() * 130) * scale, '#ffd0a8', 0.75)
  art.rect(0, shore - 20 * scale, art.width, art.height, art.linear(['#3aa8c0', '#1a6a98', '#0a2a4a']))
  for (let i = 0; i < 26; i++) art.stroke(`M${round(art.random() * art.width)} ${round(shore + art.random() * 80 * scale)}h${round((20 + art.random() * 70) * scale)}`, '#fff6d8', 3, 'opacity=".45"')
  const sand = times(9, (i): shape.Point => [(art.width * i) / 8, shore + (70 + Math.sin(i * 1.4) * 16) * scale])
  art.path(`${shape.smooth(sand, false)}V${art.height}H0Z`, art.linear(['#ffe2a8', '#e0a860', '#6a4a3a']))
  art.stroke(shape.smooth(sand, false), '#ffffff', 13 * scale, 'opacity=".85"')
  art.hero(() => {
    art.shadow(0, 206, 280, 36, 0.6)
    art.turned(-7, () => drawBottle(art))
    drawStarfish(art, 206, 208)
    art.spark(-60, -146, 50)
  })
  closeScene(art, palette, '#fff')
}

function drawBottle(art: Art): void {
  art.path(glass, '#06283a', 'stroke="#06283a" stroke-width="17" stroke-linejoin="round"')
  art.path(glass, art.linear(['#c8f4ff', '#7ac8e0', '#e8fbff']))
  art.inside(glass, () => {
    art.glow(50, -20, 190, '#fff6d8', 0.8)
    art.path('M-270 70Q-200 46 -130 74T10 70T150 74T290 64V220H-270Z', art.linear(['#2ac0c8', '#1270a8', '#0a2f6a']))
    art.at(46, 48, 0.86, -3, () => drawShip(art))
    art.path('M-270 104Q-190 80 -110 106T50 104T190 108T290 96V220H-270Z', '#1a8ac0', 'opacity=".9"')
    for (const [x, y] of [[-150, 112], [-20, 116], [110, 112], [200, 120]] as const) art.stroke(`M${x} ${y}q22 -17 44 0`, '#e8fbff', 6)
  })
  art.innerShade(glass, '#ffffff', 13, 8, 9, 0.75)
  art.innerShade(glass, '#06283a', 30, -10, -16, 0.4)
  art.path('M-96 -152H124Q198 -146 222 -92Q124 -124 -112 -112Z', '#fff', 'opacity=".6"')
  art.gloss(shape.rect(-300, -52, 62, 126, 13), '#c8843a', { contour: 8, edge: 11 })
  for (const x of [-214, -198]) art.stroke(`M${x} -42V64`, '#e8c890', 8)
}

function drawShip(art: Art): void {
  for (const [x, top] of [[-92, -168], [6, -236], [104, -176]] as const) art.gloss(shape.rect(x - 7, top, 14, 60 - top, 5), '#6a3a1a', { contour: 5 })
  for (const [x, y, w, h] of [[-92, -146, 106, 76], [-92, -60, 126, 80], [6, -206, 122, 90], [6, -104, 152, 118], [104, -154, 106, 80], [104, -64, 118, 80]] as const)
    art.gloss(`M${x - w / 2} ${y}Q${x} ${y - 14} ${x + w / 2} ${y}Q${round(x + w * 0.68)} ${round(y + h * 0.6)} ${x + w / 2} ${y + h}Q${x} ${round(y + h * 0.84)} ${x - w / 2} ${y + h}Q${round(x - w * 0.38)} ${round(y + h * 0.5)} ${x - w / 2} ${y}Z`, '#fff3dc', { contour: 7, edge: 14 })
  for (const [x, y] of [[-92, -176], [6, -244], [104, -184]] as const) art.gloss(`M${x} ${y}h46l-15 15l15 15H${x}Z`, '#e0344a', { contour: 5, edge: 4 })
  art.gloss('M-216 52H206C202 118 160 148 116 150H-126C-172 148 -206 114 -216 52Z', '#8a3a24', { contour: 8, edge: 16 })
  art.stroke('M-206 84H198', '#ffc83a', 9)
  for (let i = 0; i < 6; i++) art.circle(-130 + i * 50, 112, 9, '#ffd86a', `stroke="${dark('#8a3a24', 0.6)}" stroke-width="5"`)
}

function drawStarfish(art: Art, x: number, y: number): void {
  const colour = mix('#ff7a4a', '#ff4a6a', 0.4)
  const arms = Array.from({ length: 10 }, (_, i) => shape.polar(x, y, i % 2 ? 21 : 48, -80 + i * 36))
  art.gloss(shape.smooth(arms, true, 0.9), colour, { contour: 7, edge: 9 })
  for (let i = 0; i < 5; i++) art.circle(...shape.polar(x, y, 21, -80 + i * 72), 4, light(colour, 0.6))
}
