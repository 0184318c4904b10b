import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'

const skin = '#5ade2e'
const toe = '#ff8a2a'

/** A tree frog on a broad leaf; the moon is its lamp. */
export function drawFrog(art: Art, palette: Palette): void {
  art.glow(0, -50, 320, palette.accent, 0.9)
  art.circle(0, -56, 190, art.radial(['#fffef0', '#fff6c0', '#f0d890']))
  for (const [x, y, r] of [[-120, -130, 26], [130, -96, 34], [-150, -30, 20], [20, -220, 18]] as const) art.circle(x, y, r, '#c8a850', 'opacity=".3"')
  drawLeaf(art)
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M84 20C150 -10 210 40 200 96C194 132 150 140 116 128Z', skin, { contour: 9, edge: 18 })
      art.stroke('M150 26Q182 56 172 106M128 40Q156 70 146 116', '#2a6af0', 9, 'opacity=".85"')
      drawToes(art, 176, 138)
    })
  art.gloss('M0 -70C100 -70 136 10 124 80C114 138 62 152 0 152C-62 152 -114 138 -124 80C-136 10 -100 -70 0 -70Z', skin, { contour: 9, edge: 26 })
  art.gloss(shape.ellipse(0, 92, 74, 58), '#f8ffd8', { edge: 14, depth: 0.2 })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M58 48C96 50 104 92 92 132H58C66 106 56 86 46 70Z', skin, { contour: 7, edge: 12 })
      drawToes(art, 76, 150)
    })
  drawFace(art)
  art.spark(-150, -184, 32)
}

function drawLeaf(art: Art): void {
  const leaf = 'M-290 176C-200 96 190 90 300 146C240 234 -180 252 -290 176Z'
  art.gloss(leaf, '#1f9a5a', { contour: 8, edge: 18 })
  art.inside(leaf, () => {
    art.stroke('M-290 176Q0 150 300 146', '#8af0a0', 6, 'opacity=".7"')
    for (let i = -4; i < 5; i++) art.stroke(`M${i * 58} 162L${i * 58 + 60} 116M${i * 58} 162L${i * 58 + 56} 226`, '#8af0a0', 4, 'opacity=".4"')
  })
  for (const [x, y, r] of [[-196, 148, 11], [-226, 178, 7], [232, 150, 10]] as const) art.ball(x, y, r, '#c8f8ff', { rim: '#fff' })
  art.shadow(0, 152, 190, 22, 0.6)
}

function drawToes(art: Art, x: number, y: number): void {
  for (const dx of [-26, 0, 26]) art.stroke(`M${x} ${y - 18}L${x + dx} ${y}`, dark(toe, 0.75), 22)
  for (const dx of [-26, 0, 26]) art.stroke(`M${x} ${y - 18}L${x + dx} ${y}`, toe, 12)
  for (const dx of [-27, 0, 27]) art.ball(x + dx, y + 3, 13, toe, { contour: 5 })
}

function drawFace(art: Art): void {
  const head = 'M0 -148C96 -148 170 -84 164 -26C156 28 84 54 0 54C-84 54 -156 28 -164 -26C-170 -84 -96 -148 0 -148Z'
  for (const side of [-1, 1]) art.gloss(shape.circle(side * 98, -132, 66), skin, { contour: 9, edge: 14 })
  art.gloss(head, skin, { contour: 9, edge: 26, lift: 0.45 })
  art.path('M-160 -22Q-140 -50 -100 -60Q-60 -20 0 -20Q60 -20 100 -60Q140 -50 160 -22Q150 30 70 46Q0 56 -70 46Q-150 30 -160 -22Z', light(skin, 0.3), 'opacity=".55"')
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss(shape.circle(98, -132, 66), skin, { edge: 12, lift: 0.5 })
      art.ball(98, -134, 50, '#f0283a', { contour: 6, rim: '#ff9a6a', shine: 0 })
      art.ellipse(98, -134, 15, 40, '#10060c')
      art.circle(116, -154, 13, '#fff')
      art.circle(84, -114, 6, '#fff', 'opacity=".8"')
      art.path('M34 -126A66 66 0 0 1 164 -140Q98 -190 34 -126Z', light(skin, 0.1), 'stroke="#123a0c" stroke-width="6" stroke-linejoin="round"')
      art.ellipse(22, -56, 6, 8, '#1c4a10')
      art.ellipse(118, 2, 22, 14, '#ff9a7a', 'opacity=".7"')
    })
  art.stroke('M-134 -18Q-70 32 0 32Q70 32 134 -18', '#123a0c', 9)
  art.stroke('M-142 -30Q-136 -14 -124 -12M142 -30Q136 -14 124 -12', '#123a0c', 7)
}
