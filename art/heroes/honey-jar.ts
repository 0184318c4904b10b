import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as shape from '../kit/shapes.ts'
import { bee } from '../props/bee.ts'

const honey = '#ffa61f'
const glass = 'M-124 -112C-166 -90 -172 -60 -172 -20V120C-172 176 -146 198 -96 198H96C146 198 172 176 172 120V-20C172 -60 166 -90 124 -112Z'

/** A jar of honey under a gingham cloth, its dipper still dripping. */
export function drawHoneyJar(art: Art): void {
  art.glow(0, 20, 280, '#fffbe0', 0.8)
  art.shadow(0, 196, 240, 34, 0.7)
  art.path(glass, '#4a1a02', 'stroke="#4a1a02" stroke-width="17" stroke-linejoin="round"')
  art.path(glass, art.linear(['#fff6d0', '#ffd86a', '#fff0b0']))
  art.inside(glass, () => {
    art.path('M-180 -66C-120 -86 -60 -50 0 -66S120 -84 180 -62V210H-180Z', art.linear([light(honey, 0.45), honey, dark(honey, 0.4)]))
    art.path('M-180 -66C-120 -86 -60 -50 0 -66S120 -84 180 -62V-44C120 -66 60 -48 0 -48S-120 -66 -180 -46Z', '#fff6c0', 'opacity=".8"')
    for (let i = 0; i < 16; i++) art.circle(-150 + art.random() * 300, -30 + art.random() * 210, 4 + art.random() * 9, '#fff3b0', 'opacity=".6"')
    art.glowEllipse(-70, 40, 60, 150, '#fff8d0', 0.7)
  })
  art.innerShade(glass, '#ffffff', 14, 9, 8, 0.8)
  art.innerShade(glass, '#7a2a02', 34, -14, -16, 0.5)
  art.ellipse(-136, 40, 13, 76, '#fff', 'opacity=".85"')
  drawLabel(art)
  drawCloth(art)
  drawDipper(art)
  bee(art, -196, -128, 0.3)
  bee(art, 204, 128, 0.24, -1)
}

function drawLabel(art: Art): void {
  art.gloss(shape.rect(-104, 26, 208, 126, 26), '#fff8e6', { contour: 7, edge: 12, depth: 0.16, contourColour: '#7a3a0a' })
  art.path(shape.rect(-92, 38, 184, 102, 18), 'none', 'stroke="#e08a1a" stroke-width="4" stroke-dasharray="12 9"')
  for (const [x, y] of [[-60, 88], [60, 88]] as const) art.path(shape.regular(x, y, 19, 6), '#ffc83a', 'stroke="#c8780a" stroke-width="4"')
  bee(art, 0, 92, 0.26)
}

function drawCloth(art: Art): void {
  const cloth = 'M-146 -108C-160 -150 -136 -196 -96 -206C-40 -222 40 -222 96 -206C136 -196 160 -150 146 -108L172 -70C150 -58 138 -84 116 -72C94 -60 84 -84 58 -72C32 -60 22 -82 0 -72C-22 -60 -32 -84 -58 -72C-84 -60 -94 -84 -116 -72C-138 -60 -150 -84 -172 -70Z'
  art.gloss(cloth, '#fff6ea', { contour: 8, edge: 14, depth: 0.2, contourColour: '#5a1a0a' })
  art.inside(cloth, () => {
    for (let i = -7; i < 8; i++) {
      art.path(`M${i * 44 - 10} -230L${i * 52 - 12} -50H${i * 52 + 12}L${i * 44 + 10} -230Z`, '#e0342f', 'opacity=".55"')
      art.rect(-190, -226 + (i + 7) * 42, 380, 19, '#e0342f', 'opacity=".5"')
    }
    art.path('M-146 -108Q0 -78 146 -108V-84Q0 -54 -146 -84Z', '#7a1408', 'opacity=".35"')
  })
  art.stroke('M-146 -114Q0 -84 146 -114', '#5a1a0a', 21)
  art.stroke('M-146 -114Q0 -84 146 -114', '#2a9a6a', 12)
  for (const side of [-1, 1]) art.onSide(side, () => art.gloss('M4 -96C30 -132 76 -130 84 -104C82 -80 34 -78 4 -90Z', '#2aa870', { contour: 6, edge: 8 }))
  art.gloss(shape.circle(0, -96, 16), '#2aa870', { contour: 5, edge: 5 })
}

function drawDipper(art: Art): void {
  art.at(160, -96, 1, 34, () => {
    art.gloss(shape.rect(-11, -176, 22, 190, 10), '#b8702a', { contour: 7, edge: 6 })
    for (const [y, half] of [[4, 34], [26, 44], [48, 48], [70, 44], [92, 32]] as const) art.gloss(shape.rect(-half, y, half * 2, 17, 8), '#d8923a', { contour: 6, edge: 6 })
    art.path('M-46 40C-30 62 30 62 48 44C54 80 44 104 24 110C20 150 4 150 0 112C-30 112 -54 86 -46 40Z', art.linear([light(honey, 0.5), honey]), 'opacity=".85"')
  })
  art.path('M96 6C104 40 90 60 98 100C102 118 86 124 84 106C80 70 88 40 82 10Z', art.linear([light(honey, 0.4), honey]))
}
