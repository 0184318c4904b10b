import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'
import { tube } from '../props/tube.ts'

const coat = '#3a2f58'
const gold = '#ffc62e'

/** The cat of the temple before the full moon. */
export function drawMoonCat(art: Art, palette: Palette): void {
  art.glow(0, -40, 330, palette.accent, 0.9)
  art.circle(0, -30, 204, art.radial(['#fffdf0', '#fff0c0', '#ffd08a']))
  for (const [x, y, r] of [[-130, -90, 30], [128, -30, 40], [-150, 30, 20], [120, -140, 22], [-96, 90, 26]] as const) art.circle(x, y, r, '#f0b06a', 'opacity=".32"')
  art.shadow(0, 222, 220, 30, 0.8)
  tube(art, 'M84 178C176 214 222 132 178 84C160 64 142 82 152 100', 30, coat)
  art.gloss('M-70 -50C-104 20 -128 110 -112 204H112C128 110 104 20 70 -50Z', coat, { contour: 8, edge: 26 })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M70 84C120 84 138 140 124 204H54C40 160 48 100 70 84Z', coat, { contour: 7, edge: 18 })
      art.gloss('M6 70C34 66 56 76 52 110C50 150 60 176 66 192C70 206 60 210 46 210H10Q4 210 4 200Z', light(coat, 0.06), { contour: 6, edge: 14 })
      art.metal('M3 150L58 146L62 168L4 172Z', gold, { contour: 4, edge: 5 })
      for (const x of [24, 44]) art.stroke(`M${x} 196V208`, '#120a20', 4)
    })
  art.metal(shape.rect(-152, 204, 304, 34, 8), gold, { contour: 7, edge: 8 })
  for (let i = -3; i < 4; i++) art.gem(i * 40, 221, 10, i % 2 ? '#2ad0c0' : '#e0344a', 'square')
  drawCollar(art)
  drawHead(art)
  art.spark(-86, -210, 26)
  art.spark(170, 64, 24)
}

function drawCollar(art: Art): void {
  const collar = 'M-66 -52Q0 -14 66 -52L108 22Q0 112 -108 22Z'
  art.metal(collar, gold, { contour: 8, edge: 8 })
  art.inside(collar, () => {
    for (const [y, colour, width] of [[-18, '#1a8ac8', 17], [12, '#e0443a', 15], [38, '#1ab8a0', 17]] as const) {
      art.stroke(`M-120 ${y - 28}Q0 ${y + 62} 120 ${y - 28}`, dark(colour, 0.6), width + 5)
      art.stroke(`M-120 ${y - 28}Q0 ${y + 62} 120 ${y - 28}`, colour, width)
      art.stroke(`M-120 ${y - 32}Q0 ${y + 58} 120 ${y - 32}`, light(colour, 0.6), 3, 'opacity=".8"')
    }
    for (let i = -7; i < 8; i++) art.stroke(`M${i * 9} -60L${i * 17} 100`, gold, 3)
  })
  art.metal(shape.circle(0, 62, 27), gold, { contour: 6, edge: 6 })
  art.gem(0, 62, 17, '#e0344a', 'oval')
}

function drawHead(art: Art): void {
  const head = 'M0 -38C-66 -38 -98 -74 -94 -116C-93 -136 -88 -150 -84 -160L-104 -252L-34 -196Q0 -206 34 -196L104 -252L84 -160C88 -150 93 -136 94 -116C98 -74 66 -38 0 -38Z'
  art.gloss(head, coat, { contour: 8, edge: 24, lift: 0.4 })
  art.innerShade(head, '#ffd08a', 8, 4, 5, 0.5)
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.path('M88 -222L80 -164L48 -190Z', art.linear(['#ffb06a', '#c8506a']))
      art.path('M14 -106Q36 -142 86 -124Q96 -120 106 -124Q92 -84 50 -84Q26 -88 14 -106Z', gold)
      art.path('M20 -107Q42 -134 82 -118Q70 -92 48 -92Q30 -94 20 -107Z', art.linear(['#eaffb0', '#5ae08a', '#0c8a5a']), 'stroke="#120a20" stroke-width="5" stroke-linejoin="round"')
      art.ellipse(50, -110, 8, 18, '#0c0618')
      art.circle(57, -118, 6, '#fff')
      for (const y of [-68, -56]) art.stroke(`M30 ${y}L96 ${y - 12 + (y + 68)}`, '#d8c8f0', 3, 'opacity=".7"')
    })
  art.path('M-15 -76H15L0 -58Z', gold, 'stroke="#120a20" stroke-width="4" stroke-linejoin="round"')
  art.stroke('M0 -58V-50M-20 -50Q-8 -40 0 -50Q8 -40 20 -50', '#120a20', 5)
  art.metal('M-44 -196L0 -148L44 -196Q0 -212 -44 -196Z', gold, { contour: 5, edge: 5 })
  art.gem(0, -178, 17, '#2ad0c0', 'oval')
  art.ring(94, -176, 15, dark(gold, 0.75), 11)
  art.ring(94, -176, 15, light(gold, 0.15), 6)
}
