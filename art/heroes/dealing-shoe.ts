import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { card, chipStack } from '../props/cards.ts'

/** A dealing shoe on red velvet, a natural nine on the table. */
export function drawDealingShoe(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const velvet = palette.second
  art.backdrop([light(velvet, 0.1), dark(velvet, 0.35), palette.ground[2]])
  drawDrape(art, velvet)
  art.glow(x, y - 20 * scale, 380 * scale, palette.accent, 0.55)
  art.ellipse(x, y + 190 * scale, art.width * 0.8, 150 * scale, art.radial([[0, light(velvet, 0.3)], [0.7, dark(velvet, 0.25)], [1, dark(velvet, 0.6)]]))
  art.ellipse(x, y + 170 * scale, art.width * 0.5, 70 * scale, 'none', `stroke="${palette.accent}" stroke-width="4" opacity=".5"`)
  art.hero(() => {
    drawShoe(art, palette)
    card(art, -176, 64, 196, -24, { suit: 'spade', rank: 'A' })
    card(art, -74, 116, 196, -5, { suit: 'heart', rank: '8' })
    chipStack(art, 96, 206, 46, '#2a62c8', 4)
    chipStack(art, 184, 212, 44, '#ffb41f', 6)
    art.spark(-112, 24, 44)
  })
  closeScene(art, palette, '#fff3d8')
}

function drawDrape(art: Art, velvet: string): void {
  for (let i = -1; i < 11; i++) {
    const [left, fold] = [(art.width * i) / 10, art.width / 10]
    const sag = art.height * (0.26 + 0.1 * Math.sin(i * 1.1))
    art.path(`M${round(left)} -10H${round(left + fold + 4)}V${round(sag)}Q${round(left + fold / 2)} ${round(sag + 46)} ${round(left)} ${round(sag)}Z`, art.linear([dark(velvet, 0.5), light(velvet, 0.24), velvet, dark(velvet, 0.6)], 0))
    art.path(`M${round(left)} ${round(sag - 6)}Q${round(left + fold / 2)} ${round(sag + 40)} ${round(left + fold)} ${round(sag - 6)}`, 'none', 'stroke="#ffc83a" stroke-width="8"')
    times(5, (k) => art.stroke(`M${round(left + 6 + k * fold * 0.22)} ${round(sag + 16)}v20`, '#ffd86a', 4))
  }
}

function drawShoe(art: Art, palette: Palette): void {
  art.shadow(40, 160, 260, 50, 0.8)
  for (let i = 0; i < 12; i++) art.path(`M${-52 + i * 3} ${-132 - i * 5}L${190 + i * 2} ${-182 - i * 5}L${222} ${-168 - i * 5}L${-18} ${-114 - i * 5}Z`, i % 2 ? '#f4ecdc' : '#c8b8a0', 'stroke="#5a4030" stroke-width="2"')
  art.gloss('M-60 -128L198 -178L236 98L-4 154Z', '#4a1420', { contour: 9, edge: 20, lift: 0.35 })
  art.stroke('M-38 -108L182 -150L214 80L6 128Z', '#ffc83a', 6)
  art.at(88, -16, 1, -11, () => {
    art.metal(shape.circle(0, 0, 66), '#ffc83a', { contour: 7, edge: 8 })
    art.circle(0, 0, 52, art.linear([light(palette.second, 0.1), dark(palette.second, 0.4)]))
    art.path(shape.spark(0, 0, 44, 0.22), '#fff0c0')
  })
  art.gloss('M-60 -128L-4 154L-92 172L-186 44Z', '#7a1f30', { contour: 9, edge: 16, lift: 0.4 })
  art.path('M-92 46L-52 30L-36 108L-80 120Z', '#1c060a', 'stroke="#ffc83a" stroke-width="6" stroke-linejoin="round"')
  art.metal('M-70 -142L206 -196L212 -172L-62 -118Z', '#ffc83a', { contour: 7, edge: 6 })
}
