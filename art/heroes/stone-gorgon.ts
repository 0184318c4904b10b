import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { tube } from '../props/tube.ts'

const skin = '#b8dca0'
const face = 'M0 -112C78 -114 112 -56 106 12C102 92 52 158 0 178C-52 158 -102 92 -106 12C-112 -56 -78 -114 0 -112Z'
/** Where a snake leaves the hair, two points it bends by, and its head with the way it looks. */
const back = [
  'M30 -60C60 -160 20 -190 56 -238', 'M70 -50C130 -120 120 -170 172 -196', 'M90 -20C170 -70 190 -110 236 -96', 'M96 20C180 0 190 50 238 20', 'M96 60C160 70 170 130 222 116',
] as const
const heads = [[56, -240, -60], [176, -200, -20], [240, -96, 10], [242, 18, -20], [226, 116, 10]] as const

/** The gorgon between the pillars of her temple. Do not look for long. */
export function drawStoneGorgon(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.rays(x, y, art.height, 20, palette.accent, 0.3, 3)
  art.glow(x, y, 430 * scale, palette.accent, 0.85)
  for (const [at, tall] of [[0.06, 0.86], [0.94, 0.78], [0.2, 0.5], [0.8, 0.44]] as const) drawColumn(art, at * art.width, art.height * 0.74, art.height * tall, art.width * (tall > 0.6 ? 0.13 : 0.085), palette)
  art.hero(() => {
    art.shadow(0, 40, 290, 260, 0.5)
    for (const side of [-1, 1])
      art.onSide(side, () => {
        for (const [i, d] of back.entries()) drawSnake(art, d, heads[i] ?? heads[0], i % 2 ? mix(palette.second, '#c8e04a', 0.35) : palette.second)
      })
    drawBust(art)
    art.gloss(face, skin, { contour: 10, edge: 30, depth: 0.3, shade: 0.4, contourColour: '#0c2a1c' })
    for (const side of [-1, 1]) art.onSide(side, () => drawEye(art))
    drawMouth(art)
    for (const side of [-1, 1]) art.onSide(side, () => drawFringe(art, palette))
    drawDiadem(art)
  }, 8)
  times(26, () => art.glow(art.random() * art.width, art.random() * art.height * 0.66, 5 + art.random() * 9, '#fbffb0', 0.9))
  closeScene(art, palette, '#f4ffb0')
}

function drawColumn(art: Art, x: number, foot: number, tall: number, w: number, palette: Palette): void {
  const stone = mix(palette.ground[1], '#f4ffd8', 0.42)
  const top = foot - tall
  const d = shape.polygon([[x - w / 2, foot], [x - w / 2, top + 20], [x - w * 0.2, top - 8], [x + w * 0.1, top + 26], [x + w / 2, top + 4], [x + w / 2, foot]])
  art.path(d, art.linear([light(stone, 0.35), stone, dark(stone, 0.55)], 0), `stroke="${dark(stone, 0.72)}" stroke-width="6" stroke-linejoin="round"`)
  for (let i = 1; i < 5; i++) art.stroke(`M${round(x - w / 2 + (i * w) / 5)} ${round(top + 34)}V${round(foot)}`, dark(stone, 0.5), w * 0.05, 'opacity=".6"')
  art.stroke(`M${round(x - w * 0.3)} ${round(top + tall * 0.3)}l${round(w * 0.3)} 30l${round(-w * 0.2)} 26l${round(w * 0.3)} 34`, dark(stone, 0.65), 4)
}

function drawSnake(art: Art, d: string, [x, y, turn]: readonly [number, number, number], colour: string): void {
  tube(art, d, 38, colour, true)
  art.at(x, y, 1, turn, () => {
    art.stroke('M34 2H54M54 2l12 -9M54 2l12 9', '#ff3a6a', 5)
    art.gloss('M-22 -18C0 -30 36 -22 44 0C36 24 0 28 -22 18Z', colour, { contour: 7, edge: 10, contourColour: dark(colour, 0.82) })
    for (const side of [-1, 1]) {
      art.circle(16, side * 12, 8, '#ffe04a', 'stroke="#0c2a1c" stroke-width="4"')
      art.rect(14, side * 12 - 6, 4, 12, '#1c0c10')
    }
  })
}

function drawBust(art: Art): void {
  art.gloss('M-46 130H46L56 196C120 206 170 230 186 300H-186C-170 230 -120 206 -56 196Z', skin, { contour: 10, edge: 22, depth: 0.4, contourColour: '#0c2a1c' })
  art.metal('M-96 204C-50 240 50 240 96 204L116 214C60 276 -60 276 -116 214Z', '#ffc42e', { contour: 7, edge: 8 })
  art.gem(0, 246, 24, '#2ad8e8', 'oval')
}

function drawEye(art: Art): void {
  art.path('M16 8C36 -22 74 -24 92 -4C80 26 38 30 16 8Z', '#143a28', 'stroke="#143a28" stroke-width="9" stroke-linejoin="round"')
  art.glow(54, 4, 74, '#ffd23a', 0.85)
  art.path('M20 8C38 -16 72 -18 88 -4C76 20 40 24 20 8Z', art.radial(['#ffffff', '#fff08a', '#ffae1f'], 0.5, 0.5, 0.55))
  art.ellipse(54, 2, 7, 16, '#3a0a1c')
  art.circle(60, -6, 4, '#fff')
  art.stroke('M8 -22C36 -50 76 -50 100 -26', '#1c4a30', 11)
  art.path('M86 -8L112 -22L100 2Z', '#143a28')
  art.path('M58 50C80 44 94 56 90 74C76 84 58 74 58 50Z', '#ff7a8a', 'opacity=".3"')
}

function drawMouth(art: Art): void {
  art.stroke('M-12 -14C-16 24 -22 46 -20 56C-10 68 10 68 20 56', '#5a8a5a', 6, 'opacity=".9"')
  art.path('M-5 -30C-2 10 0 40 -6 54H6C8 30 6 0 5 -30Z', '#f4ffe0', 'opacity=".6"')
  art.path('M-42 104C-26 90 -12 88 0 96C12 88 26 90 42 104C28 132 14 138 0 138C-14 138 -28 132 -42 104Z', art.linear(['#e0486a', '#a81f4a']), 'stroke="#4a0c2a" stroke-width="6" stroke-linejoin="round"')
  art.path('M-42 104C-20 106 -8 110 0 106C8 110 20 106 42 104C20 118 -20 118 -42 104Z', '#4a0c2a')
  for (const side of [-1, 1]) art.path(`M${side * 12} 108L${side * 24} 107L${side * 19} 124Z`, '#ffffff')
  art.ellipse(-8, 128, 13, 4, '#fff', 'opacity=".6"')
}

/** Snakes that lie along the brow. */
function drawFringe(art: Art, palette: Palette): void {
  tube(art, 'M4 -124C50 -130 104 -100 114 -46C122 0 140 20 124 62', 40, palette.second, true)
  tube(art, 'M10 -150C80 -170 150 -120 146 -50', 36, mix(palette.second, '#c8e04a', 0.35), true)
  drawSnake(art, 'M124 40C118 74 136 96 128 118', [126, 122, 96], palette.second)
}

function drawDiadem(art: Art): void {
  art.metal('M-104 -76C-60 -108 60 -108 104 -76L98 -48C56 -80 30 -82 0 -52C-30 -82 -56 -80 -98 -48Z', '#ffc42e', { contour: 8, edge: 8 })
  art.gloss('M-30 -96L0 -156L30 -96L0 -56Z', '#ffc42e', { contour: 8, edge: 9, contourColour: '#5a2a06' })
  art.gem(0, -100, 27, '#f0246a', 'oval')
  for (const side of [-1, 1]) art.gem(side * 64, -80, 12, '#2ad8e8', 'hex')
  art.spark(-8, -120, 42)
}
