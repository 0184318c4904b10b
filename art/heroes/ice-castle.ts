import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const ice = '#9ac8f4'

/** A castle of ice on its crag under northern lights; somebody is at home. */
export function drawIceCastle(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.dust(120, '#fff', 0, art.height * 0.5, 0.6, 2.4)
  for (let i = 0; i < 16; i++) {
    const left = (art.width * i) / 15
    const tall = art.height * (0.26 + 0.14 * Math.sin(i * 0.8))
    art.rect(left, art.height * 0.02 + Math.sin(i * 0.6) * 34, art.width * 0.075, tall, art.linear([[0, '#7affd0', 0], [0.35, i % 3 ? '#4af0c8' : '#8a7aff', 0.5], [1, '#4a8aff', 0]]))
  }
  art.ridge(art.height * 0.5, art.height * 0.2, 8, mix(palette.ground[0], '#ffffff', 0.12), '', 0.7)
  art.glow(x, y + 40 * scale, 330 * scale, palette.accent, 0.6)
  art.hero(() => {
    drawCrag(art)
    for (const side of [-1, 1]) art.onSide(side, () => {
      drawTower(art, 176, 168, 74, 176, 110)
      drawTower(art, 104, 150, 62, 128, 92)
    })
    drawTower(art, 0, 172, 132, 262, 150)
    drawGate(art)
    art.spark(8, -206, 50)
  })
  times(70, () => art.circle(art.random() * art.width, art.random() * art.height * 0.75, 1.5 + art.random() ** 2 * 6, '#fff', `opacity="${round(0.4 + art.random() * 0.5)}"`))
  closeScene(art, palette, '#fff')
}

function drawCrag(art: Art): void {
  art.path('M-330 330L-262 210L-214 226L-176 158H176L214 226L262 210L330 330Z', art.linear(['#e8f6ff', '#7aa8e8', '#1a2a6a']), 'stroke="#0c1440" stroke-width="9" stroke-linejoin="round"')
  for (const [x, y] of [[-200, 230], [-120, 200], [110, 206], [206, 236]] as const) art.path(`M${x} ${y}l24 60l-44 -8Z`, '#ffffff', 'opacity=".5"')
}

/** Stands with its foot at x, y; its roof comes on top of `tall`. */
function drawTower(art: Art, x: number, y: number, w: number, tall: number, roof: number): void {
  const top = y - tall
  art.gloss(shape.rect(x - w / 2, top, w, tall, 5), ice, { contour: 8, edge: 14, angle: 10, lift: 0.6, depth: 0.5 })
  for (let row = 0; row * 34 < tall - 40; row++) art.stroke(`M${x - w / 2 + 8} ${top + 40 + row * 34}h${w - 16}`, '#5a8ad0', 4, 'opacity=".5"')
  art.gloss(`M${x - w * 0.62} ${top + 12}V${top - 20}H${x + w * 0.62}V${top + 12}Z`, light(ice, 0.35), { contour: 7, edge: 8 })
  times(5, (i) => art.path(shape.polygon([[x - w * 0.6 + i * w * 0.27, top + 12], [x - w * 0.46 + i * w * 0.27, top + 12], [x - w * 0.53 + i * w * 0.27, top + 36 + (i % 3) * 14]]), '#f4fbff'))
  art.gloss(`M${x - w * 0.66} ${top - 18}L${x} ${top - 18 - roof}L${x + w * 0.66} ${top - 18}Z`, '#3a62d8', { contour: 8, edge: 12 })
  art.path(`M${x - w * 0.66} ${top - 18}L${x} ${top - 18 - roof}L${x - w * 0.1} ${top - 18}Z`, '#ffffff', 'opacity=".35"')
  art.path(`M${x - w * 0.3} ${top - 18 - roof * 0.54}L${x} ${top - 18 - roof}L${x + w * 0.3} ${top - 18 - roof * 0.54}Q${x + w * 0.1} ${top - 18 - roof * 0.4} ${x} ${top - 18 - roof * 0.54}Q${x - w * 0.14} ${top - 18 - roof * 0.36} ${x - w * 0.3} ${top - 18 - roof * 0.54}Z`, '#ffffff')
  art.glow(x, top + 50, w * 0.7, '#ffb04a', 0.8)
  art.path(`M${x - w * 0.15} ${top + 74}V${top + 46}A${round(w * 0.15)} ${round(w * 0.15)} 0 0 1 ${x + w * 0.15} ${top + 46}V${top + 74}Z`, art.linear(['#fff6c8', '#ffb02a']), `stroke="${dark(ice, 0.7)}" stroke-width="6"`)
}

function drawGate(art: Art): void {
  art.glow(0, 130, 110, '#ffb04a', 0.9)
  art.path('M-46 176V116A46 46 0 0 1 46 116V176Z', art.linear(['#ffe9a0', '#ff9a2a', '#8a3a1a']), `stroke="${dark(ice, 0.75)}" stroke-width="9"`)
  for (const x of [-23, 0, 23]) art.stroke(`M${x} 78V176`, dark(ice, 0.75), 6)
  for (const y of [110, 142]) art.stroke(`M-42 ${y}H42`, dark(ice, 0.75), 6)
}
