import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const steel = '#2a5a7c'

/** A mine frozen into a block of ice, stones in the ice around it, mountains behind. */
export function drawFrozenField(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  const { width, height } = art
  art.backdrop(palette.ground)
  art.glow(x, y, width * 0.7, palette.accent, 0.9)
  for (const [at, amplitude, fill] of [[0.34, 0.16, '#8accea'], [0.42, 0.12, '#5aa8d2']] as const) art.ridge(height * at, height * amplitude, 9, art.linear([light(fill, 0.7), fill, dark(fill, 0.2)]), '', 0.8)
  art.hero(() => {
    art.shadow(0, 206, 250, 60, 0.5, '#06204a')
    for (const [sx, sy, turn, size] of [[-196, 128, -16, 0.82], [192, 138, 18, 0.9], [-150, 196, 8, 0.6], [128, 204, -10, 0.56]] as const) drawShard(art, sx, sy, turn, size)
    drawBlock(art)
    art.gem(-170, 150, 44, palette.second, 'brilliant', -12)
    art.gem(168, 166, 38, '#3ad8c8', 'hex', 10)
    art.spark(-146, 120, 30)
    art.spark(96, -150, 44)
  })
  for (const each of times(70, () => ({ x: art.random() * width, y: art.random() * height * 0.7, r: 1.5 + art.random() ** 2 * 6 }))) art.circle(each.x, each.y, each.r * Math.max(scale, 0.7), '#fff', `opacity="${round(0.4 + art.random() * 0.5)}"`)
  closeScene(art, palette, '#fff')
}

function drawBlock(art: Art): void {
  const front = shape.rect(-150, -132, 300, 300, 34)
  const roof = 'M-148 -110L-116 -172Q-110 -182 -96 -182L100 -182Q114 -182 120 -172L148 -110Z'
  art.path(roof, art.linear(['#ffffff', '#c8f0ff']), 'stroke="#0c3a66" stroke-width="10" stroke-linejoin="round"')
  art.path(front, art.linear(['#d8f6ff', '#6abce4', '#2a78b0'], 70), 'stroke="#0c3a66" stroke-width="12"')
  art.inside(front, () => {
    art.glow(0, 20, 170, '#ff4a6a', 0.35)
    for (let horn = 0; horn < 10; horn++) {
      art.at(0, 20, 1, horn * 36 + 8, () => {
        art.metal(shape.rect(-11, -124, 22, 42, 6), '#8ab0c8', { contour: 4, edge: 4 })
        art.ball(0, -128, 15, '#e0344a', { contour: 4 })
      })
    }
    art.ball(0, 20, 92, steel, { contour: 7, rim: '#c8f0ff' })
    art.metal(shape.rect(-94, 8, 188, 24, 6), '#4a7a9c', { edge: 5, contour: 3 })
    for (const bolt of [-66, -36, 36, 66]) art.ball(bolt, 20, 6, '#d8ecf8')
    art.glow(0, 20, 66, '#ff3a4a', 0.95)
    art.ball(0, 20, 25, '#ff3a4a', { rim: '#fff', contour: 4 })
    art.path('M-150 -40L-40 -132L40 -132L-150 60Z', '#fff', 'opacity=".34"')
    art.path('M-150 110L110 -132L136 -132L-150 150Z', '#fff', 'opacity=".2"')
    art.stroke('M150 70L104 96L112 128L70 168M104 96L70 84', '#fff', 5, 'opacity=".7"')
    art.stroke('M-150 96L-112 110L-118 146', '#fff', 4, 'opacity=".6"')
  })
  art.innerShade(front, '#ffffff', 12, 4, 5, 0.8)
  art.innerShade(front, '#0c4a80', 22, -8, -10, 0.5)
  art.path('M-154 -124Q-150 -150 -120 -150L126 -150Q152 -150 154 -122Q132 -96 112 -118Q92 -142 74 -112Q56 -88 36 -116Q10 -142 -14 -110Q-38 -84 -60 -116Q-86 -140 -104 -112Q-130 -92 -154 -124Z', art.linear(['#ffffff', '#dff4ff']), 'stroke="#0c3a66" stroke-width="7" stroke-linejoin="round"')
  for (const [x, length] of [[-128, 46], [-92, 30], [96, 38], [132, 54]] as const) art.path(`M${x - 9} 160L${x + 9} 160L${x} ${160 + length}Z`, '#d8f4ff', 'stroke="#0c3a66" stroke-width="4" stroke-linejoin="round"')
}

function drawShard(art: Art, x: number, y: number, turn: number, size: number): void {
  art.at(x, y, size, turn, () => {
    art.path('M-70 60L-54 -70L-6 -112L48 -64L72 60Z', art.linear(['#f2fcff', '#8ad0f0', '#3a88bc'], 60), 'stroke="#0c3a66" stroke-width="9" stroke-linejoin="round"')
    art.path('M-54 -70L-6 -112L-14 60L-70 60Z', '#fff', 'opacity=".45"')
    art.stroke('M-6 -112L-14 60M48 -64L-14 0', '#fff', 4, 'opacity=".7"')
  })
}
