import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

/** A courier comes straight at us, a parcel behind and the city's lights to both sides. */
export function drawNightRider(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const [vx, vy] = [x, y - 40 * scale]
  art.backdrop(palette.ground)
  art.glow(vx, vy, 420 * scale, palette.second, 0.8)
  drawStreet(art, palette, vx, vy)
  times(46, () => {
    const angle = art.random() * 360
    const from = 110 + art.random() * 260
    const colour = art.random() < 0.5 ? palette.accent : palette.second
    art.stroke(shape.line([shape.polar(vx, vy, from * scale, angle), shape.polar(vx, vy, (from + 70 + art.random() * 170) * scale, angle)]), light(colour, 0.3), (2 + art.random() * 5) * scale, `opacity="${round(0.25 + art.random() * 0.5)}"`)
  })
  art.hero(() => {
    drawParcel(art, palette)
    drawBody(art, palette)
    drawBike(art, palette)
    drawHelmet(art, palette)
  })
  closeScene(art, palette)
}

function drawStreet(art: Art, palette: Palette, vx: number, vy: number): void {
  for (const side of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const [near, far] = [1.3 - i * 0.2, 1.12 - i * 0.2]
      const at = (share: number, up: number) => `${round(vx + side * art.width * 0.62 * share)} ${round(vy + up * art.height * share)}`
      art.path(`M${at(near, 0.46)}L${at(near, -0.62)}L${at(far, -0.6)}L${at(far, 0.44)}Z`, dark(palette.ground[i % 2 ? 0 : 1], 0.45 - i * 0.05))
      times(6, (k) => art.path(`M${at(near - 0.03, -0.5 + k * 0.14)}L${at(near - 0.03, -0.43 + k * 0.14)}L${at(near - 0.11, -0.43 + k * 0.14)}L${at(near - 0.11, -0.5 + k * 0.14)}Z`, (i + k) % 3 ? palette.accent : palette.second, `opacity="${round(0.3 + ((i * 7 + k * 3) % 5) * 0.12)}"`))
    }
  art.path(`M${round(vx)} ${round(vy)}L${round(vx - art.width)} ${art.height}H${round(vx + art.width)}Z`, art.linear([palette.ground[1], dark(palette.ground[2], 0.3)]))
  for (const lane of [-0.36, 0.36]) art.stroke(`M${round(vx)} ${round(vy)}L${round(vx + art.width * lane)} ${art.height}`, palette.accent, 9, 'opacity=".8" stroke-dasharray="46 30"')
}

function drawParcel(art: Art, palette: Palette): void {
  art.gloss(shape.rect(-132, -196, 264, 214, 22), '#2a1c3c', { contour: 9, edge: 18 })
  art.stroke(shape.rect(-118, -182, 236, 186, 16), palette.accent, 6, 'opacity=".9"')
  for (const x of [-96, 96]) art.path(shape.spark(x, -150, 24, 0.2), palette.accent)
}

function drawBody(art: Art, palette: Palette): void {
  art.gloss('M-88 -34C-150 -24 -196 30 -206 96L-150 116L-108 62L-96 130H96L108 62L150 116L206 96C196 30 150 -24 88 -34Z', '#33213f', { contour: 9, edge: 20 })
  art.stroke('M-196 92C-182 44 -146 2 -96 -14M196 92C182 44 146 2 96 -14', palette.second, 7)
  art.stroke('M0 -20V60', palette.accent, 6)
}

function drawBike(art: Art, palette: Palette): void {
  art.gloss(shape.rect(-46, 112, 92, 150, 44), '#120c18', { contour: 8, edge: 14 })
  for (let i = 0; i < 4; i++) art.stroke(`M-40 ${150 + i * 26}L0 ${136 + i * 26}L40 ${150 + i * 26}`, '#3a2c48', 8)
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.stroke('M40 96C110 84 150 86 214 116', '#120c18', 26)
      art.stroke('M40 96C110 84 150 86 214 116', '#8a92a8', 14)
      art.gloss(shape.rect(176, 92, 66, 44, 20), '#241a30', { contour: 7, edge: 9 })
      art.stroke('M196 92L226 40', '#120c18', 12)
      art.gloss(shape.ellipse(234, 30, 33, 22), '#3a2c48', { contour: 6, edge: 8 })
      art.metal(shape.rect(52, 120, 20, 130, 9), '#c8ccd8', { contour: 6, edge: 5 })
    })
  art.gloss('M-112 74C-112 30 -60 16 0 16C60 16 112 30 112 74C112 140 60 176 0 176C-60 176 -112 140 -112 74Z', palette.second, { contour: 9, edge: 20 })
  art.glow(0, 92, 330, '#fff3c0', 0.75)
  art.circle(0, 92, 76, '#120c18')
  art.circle(0, 92, 66, art.radial(['#ffffff', '#fffbe0', palette.accent]))
  art.stroke('M-50 92H50M0 46V138', '#ffffff', 5, 'opacity=".7"')
  for (const side of [-1, 1]) art.path(`M${side * 380} 84L0 92L${side * 380} 104Z`, art.linearOn([[0, '#fff6d0', 0.6], [1, '#fff6d0', 0]], 0, 92, side * 380, 92))
}

function drawHelmet(art: Art, palette: Palette): void {
  art.gloss('M0 -226C74 -226 112 -176 110 -108C108 -58 84 -24 40 -14H-40C-84 -24 -108 -58 -110 -108C-112 -176 -74 -226 0 -226Z', '#241a3a', { contour: 9, edge: 22, lift: 0.4 })
  art.path('M-12 -224H12L8 -160H-8Z', palette.accent)
  const visor = 'M-98 -128Q0 -176 98 -128C102 -96 90 -76 70 -66Q0 -46 -70 -66C-90 -76 -102 -96 -98 -128Z'
  art.path(visor, art.linear(['#ffe27a', palette.accent, palette.second, '#3a0636'], 80), 'stroke="#0a0618" stroke-width="9" stroke-linejoin="round"')
  art.inside(visor, () => {
    for (let i = 0; i < 9; i++) art.rect(-100 + i * 24, -96 - ((i * 37) % 34), 18, 80, '#2a0620', 'opacity=".55"')
    art.path('M-98 -128Q-50 -156 6 -152L-36 -56Q-76 -62 -90 -84Z', '#fff', 'opacity=".35"')
  })
  art.stroke('M-44 -38H44M-30 -26H30', palette.accent, 6)
  art.spark(66, -196, 34)
}
