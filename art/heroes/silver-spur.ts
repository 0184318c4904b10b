import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as shape from '../kit/shapes.ts'

const leather = '#b8542a'
const inlay = '#1fa8a0'
const silver = '#c8d4e6'

/** A boot with a silver spur in the loop of a lasso. */
export function drawBoot(art: Art): void {
  drawLasso(art)
  art.shadow(-10, 214, 220, 26, 0.7)
  const boot = 'M-56 -196Q-6 -150 34 -178Q66 -196 104 -214C112 -130 116 -60 104 20C106 60 118 90 112 134L104 154H36C10 160 -30 176 -90 180C-150 184 -206 180 -216 160C-222 130 -190 108 -150 92C-104 72 -72 50 -64 10C-56 -60 -64 -130 -56 -196Z'
  art.gloss('M-216 158C-200 180 -120 186 -60 176C-20 168 8 154 36 150L42 214H112L116 128L124 132V222H34L26 178C-10 196 -60 208 -120 208C-180 208 -226 196 -224 166Z', '#5a2814', { contour: 9, edge: 8 })
  art.gloss(boot, leather, { contour: 9, edge: 28, lift: 0.4 })
  art.inside(boot, () => {
    art.gloss('M-230 190V110C-180 84 -120 76 -84 104C-66 130 -70 160 -60 190Z', dark(leather, 0.25), { edge: 12 })
    art.stroke('M-196 128C-160 100 -116 96 -94 120C-82 138 -84 158 -78 180', '#ffd89a', 5, 'stroke-dasharray="11 9"')
    art.gloss('M54 60C84 66 110 80 130 110V180H50C60 140 50 100 54 60Z', dark(leather, 0.25), { edge: 10 })
    art.stroke('M66 74C88 82 104 94 120 118', '#ffd89a', 5, 'stroke-dasharray="11 9"')
  })
  drawShaft(art)
  art.innerShade(boot, '#3a0c04', 40, -16, -10, 0.55)
  art.gloss('M-64 -206Q-6 -154 34 -186Q68 -206 108 -226L112 -196Q70 -176 38 -156Q-6 -126 -62 -176Z', inlay, { contour: 8, edge: 8 })
  drawSpur(art)
  art.path('M-188 132C-160 108 -128 104 -110 112C-140 116 -160 128 -176 146Z', '#fff', 'opacity=".5"')
}

function drawShaft(art: Art): void {
  const flame = 'M22 -128C60 -96 56 -50 84 -30C60 -20 48 6 50 44C22 20 14 24 -10 42C-8 4 -18 -20 -46 -30C-16 -52 -14 -98 22 -128Z'
  art.gloss(flame, inlay, { contour: 6, edge: 10, lift: 0.5 })
  art.path(flame, 'none', 'stroke="#ffe0a0" stroke-width="4" stroke-dasharray="9 7"')
  art.metal(shape.star(20, -34, 40, 17, 5), '#ffc83a', { contour: 6, edge: 5 })
  for (const side of [-1, 1]) art.gloss(`M${20 + side * 62} -196C${20 + side * 54} -150 ${20 + side * 88} -140 ${20 + side * 78} -196Z`, dark(leather, 0.3), { contour: 5, edge: 5 })
}

function drawSpur(art: Art): void {
  art.gloss('M-60 70C-20 96 60 92 112 66L116 94C60 122 -30 126 -74 98Z', '#6a3418', { contour: 7, edge: 8 })
  art.metal(shape.circle(6, 102, 27), silver, { contour: 6, edge: 6 })
  art.gem(6, 102, 16, '#2ad0c0', 'oval')
  art.metal('M84 74C116 66 140 76 156 96L214 96V116L150 120C130 108 110 104 88 110Z', silver, { contour: 8, edge: 8 })
  art.at(222, 106, 1, 12, () => {
    art.metal(shape.star(0, 0, 60, 28, 10), silver, { contour: 8, edge: 7 })
    art.ball(0, 0, 15, '#ffc83a', { contour: 5 })
  })
  art.spark(250, 66, 44)
}

function drawLasso(art: Art): void {
  const rope = 'M-212 206C-260 120 -246 -110 -120 -200C10 -284 196 -230 226 -110C240 -40 236 0 220 30'
  for (const [colour, width] of [['#3a1c0a', 31], ['#d8a04a', 20], [light('#d8a04a', 0.4), 7]] as const) art.stroke(rope, colour, width)
  art.path(rope, 'none', 'stroke="#7a4a1a" stroke-width="20" stroke-dasharray="4 13"')
  art.gloss(shape.ellipse(-120, -200, 27, 20), '#c88a3a', { contour: 7, edge: 7 })
}
