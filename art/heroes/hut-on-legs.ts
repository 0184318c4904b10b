import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'
import { bat } from '../props/bat.ts'

const wood = '#b8682c'

/** The hut that walks on the legs of a hen, at sunset among firs. */
export function drawHutOnLegs(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.glow(x, y - 10 * scale, 460 * scale, palette.accent, 1)
  art.circle(x, y - 30 * scale, 222 * scale, art.linear(['#fff3b8', '#ffc04a', '#ff7a3a']))
  for (const [dx, dy, w] of [[-0.34, -0.24, 200], [0.36, -0.16, 230], [-0.44, 0, 210]] as const) art.cloud(x + dx * art.width, y + dy * art.height, w * scale, '#ffb08a', 0.5)
  for (let i = 0; i < 15; i++) drawFir(art, (i / 14) * art.width + art.random() * 24 - 12, art.height * 0.74, art.height * (0.2 + art.random() * 0.14) * (Math.abs(i - 7) > 3 ? 1.35 : 0.75), mix(palette.ground[1], palette.ground[2], 0.55))
  for (const at of [0.02, 0.12, 0.9, 1]) drawFir(art, at * art.width, art.height * 0.84, art.height * (0.46 + art.random() * 0.1), palette.ground[2])
  art.hills(art.height * 0.64, 24, 6, art.linear([mix(palette.ground[2], '#5a8a3a', 0.35), palette.ground[2]]))
  art.hero(() => {
    art.at(0, -8, 0.85, 0, () => {
      art.glow(0, 170, 230, '#ffd88a', 0.75)
      for (const side of [-1, 1]) art.onSide(side, () => drawLeg(art))
      drawHouse(art)
      drawRoof(art, palette)
      art.spark(-150, -96, 30)
    })
  })
  for (const [dx, dy, size] of [[-0.36, -0.3, 0.7], [0.38, -0.26, 0.55], [0.42, -0.04, 0.4]] as const) bat(art, x + dx * art.width, y + dy * art.height, size, dx * 30)
  times(30, () => art.glow(art.random() * art.width, art.height * (0.3 + art.random() * 0.36), 7 + art.random() * 9, '#fff0a0', 0.9))
  closeScene(art, palette, '#ffe9a8')
}

function drawFir(art: Art, x: number, foot: number, tall: number, colour: string): void {
  const tiers = times(5, (i) => {
    const [top, half] = [foot - tall + (i * tall) / 6, tall * (0.07 + i * 0.035)]
    return shape.polygon([[x, top], [x + half, top + tall * 0.29], [x - half, top + tall * 0.29]])
  })
  art.path(tiers.join(''), colour)
}

function drawLeg(art: Art): void {
  const leg = 'M58 92C94 106 104 134 82 160L84 214'
  art.stroke(leg, '#4a1a04', 38)
  art.stroke(leg, '#ffae1f', 25)
  art.stroke('M64 100C90 110 96 128 77 150', '#ffd86a', 7)
  for (const ring of [164, 178, 192]) art.stroke(`M74 ${ring}q10 6 20 0`, '#a8500a', 5)
  for (const [dx, dy] of [[-48, 26], [6, 36], [58, 24]] as const) {
    art.stroke(`M84 212Q${round(84 + dx * 0.6)} 214 ${84 + dx} ${208 + dy * 0.6}`, '#4a1a04', 29)
    art.stroke(`M84 212Q${round(84 + dx * 0.6)} 214 ${84 + dx} ${208 + dy * 0.6}`, '#ffae1f', 17)
    art.path(shape.polygon([[84 + dx - 8, 202 + dy * 0.6], [84 + dx + 9, 202 + dy * 0.6], [84 + dx * 1.3, 228 + dy * 0.6]]), '#fff3d0', 'stroke="#4a1a04" stroke-width="5" stroke-linejoin="round"')
  }
  art.gloss('M26 76H112L100 118L84 104L68 122L54 104L36 116Z', '#e07a24', { contour: 7, edge: 8, contourColour: '#4a1a04' })
}

function drawHouse(art: Art): void {
  art.shadow(0, 60, 250, 130, 0.4)
  for (let i = 0; i < 6; i++) {
    const top = -74 + i * 27
    for (const side of [-1, 1]) {
      art.circle(side * 148, top + 14, 18, '#3a1806')
      art.circle(side * 148, top + 14, 13, '#f0b868')
      art.ring(side * 148, top + 14, 7, '#a8642a', 3)
    }
    art.gloss(shape.rect(-144, top, 288, 28, 12), i % 2 ? wood : light(wood, 0.1), { contour: 6, edge: 9, contourColour: '#3a1806' })
    art.stroke(`M${-110 + i * 23} ${top + 10}h58M${50 - i * 14} ${top + 18}h44`, dark(wood, 0.4), 3, 'opacity=".6"')
  }
  art.glow(0, 8, 130, '#ffd04a', 0.8)
  art.gloss(shape.rect(-52, -50, 104, 104, 8), '#e8483a', { contour: 7, edge: 8, contourColour: '#3a1806' })
  art.path(shape.rect(-36, -34, 72, 72, 4), art.radial(['#fffbd0', '#ffd23a', '#ff8a1f'], 0.5, 0.6, 0.7))
  art.path('M-22 38C-24 14 -12 8 -4 4C-14 -6 -8 -20 4 -20C18 -20 20 -4 12 4C22 10 26 22 24 38Z', '#7a2a10', 'opacity=".8"')
  art.stroke('M0 -34V38M-36 0H36', '#7a1c10', 8)
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss(shape.rect(58, -52, 40, 108, 5), '#2a9a8a', { contour: 6, edge: 7, contourColour: '#3a1806' })
      art.path(shape.spark(78, -22, 16, 0.3) + shape.spark(78, 26, 16, 0.3), '#ffe08a')
    })
  art.path('M-62 -50L0 -92L62 -50Z', '#ffe0a0', 'stroke="#3a1806" stroke-width="7" stroke-linejoin="round"')
  art.circle(0, -66, 9, '#e8483a')
}

function drawRoof(art: Art, palette: Palette): void {
  art.gloss('M74 -176L74 -224H112V-140Z', '#b04a3a', { contour: 7, edge: 7, contourColour: '#3a0f06' })
  for (let i = 0; i < 5; i++) art.circle(96 + i * 17 + Math.sin(i * 2) * 8, -238 - i * 20, 13 + i * 6, '#fff0e0', `opacity="${round(0.6 - i * 0.1)}"`)
  const roof = 'M0 -236L206 -66C196 -44 176 -46 164 -56L0 -186L-164 -56C-176 -46 -196 -44 -206 -66Z'
  art.path('M0 -214L160 -72H-160Z', dark(wood, 0.45), 'stroke="#3a1806" stroke-width="10" stroke-linejoin="round"')
  for (let row = 0; row < 3; row++) times(5 - row, (i) => art.path(shape.rect(-84 + row * 18 + i * 36, -100 - row * 34, 30, 34, 8), light(wood, 0.16 - row * 0.06), 'stroke="#3a1806" stroke-width="4"'))
  art.gloss(roof, palette.second, { contour: 9, edge: 14, contourColour: '#0c2a16' })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      for (let i = 0; i < 7; i++) art.path(shape.circle(24 + i * 26, -204 + i * 21, 8), i % 2 ? '#ffe08a' : '#ff6a4a', 'stroke="#0c2a16" stroke-width="3"')
      art.stroke('M8 -222L198 -66', '#e8ffb8', 4, 'opacity=".6"')
    })
  art.gloss('M-14 -226C-40 -262 -30 -300 6 -300C22 -318 44 -302 38 -288L56 -276L34 -270C32 -252 20 -240 14 -226Z', '#ffb01f', { contour: 7, edge: 8, contourColour: '#4a1a04' })
  art.circle(18, -284, 5, '#3a0f06')
}
