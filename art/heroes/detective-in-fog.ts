import type { Art } from '../kit/art.ts'
import { mix } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const coat = 'M-250 330C-250 190 -206 116 -120 84C-140 40 -132 4 -104 -26L-52 26L30 22C60 34 74 60 78 96C170 120 236 200 240 330Z'
const face = 'M-96 -80H78C84 -58 84 -46 100 -24C106 -12 92 -8 86 -4C90 8 84 14 82 22C84 44 66 52 40 50L10 66L-70 60C-96 20 -104 -40 -96 -80Z'
const hat = 'M-178 -76C-130 -104 -106 -104 -92 -112C-98 -176 -84 -226 -54 -238C-34 -246 -14 -226 0 -222C22 -232 52 -232 62 -208C76 -174 78 -140 76 -112C98 -104 134 -96 152 -62C120 -48 -140 -52 -178 -76Z'

/** A man with a pipe under a street lamp, and what he holds to the light. */
export function drawDetective(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  drawHouses(art, palette)
  art.glow(x - 20 * scale, y - 60 * scale, 330 * scale, palette.accent, 0.95)
  art.circle(x - 20 * scale, y - 60 * scale, 206 * scale, art.radial([[0, '#fff6d8', 0.95], [0.8, '#ffdf9a', 0.7], [1, '#ffd88a', 0]]))
  art.fog(art.height * 0.3, art.height * 0.34, '#d8e4ec', 0.45)
  art.hero(() => {
    art.path(coat, art.linear(['#3a3226', '#191510', '#0a0806']), 'stroke="#0a0806" stroke-width="10" stroke-linejoin="round"')
    art.stroke('M-236 300C-226 206 -190 138 -112 104', '#ffdf9a', 6, 'opacity=".7"')
    art.path(face, art.linear(['#2a2018', '#4a3424'], 0), 'stroke="#0a0806" stroke-width="8"')
    art.stroke('M82 -60C86 -46 92 -34 100 -24M84 24C84 42 66 50 44 50', '#ffdf9a', 5, 'opacity=".85"')
    art.path(coat, 'none', 'stroke="#ffdf9a" stroke-width="0"')
    art.path('M-104 -26L-52 26L30 22L64 44L40 86L-30 72L-84 96C-128 66 -134 10 -104 -26Z', '#241d14', 'stroke="#0a0806" stroke-width="8" stroke-linejoin="round"')
    art.gloss(hat, '#4a3c2a', { contour: 9, edge: 18, lift: 0.3 })
    art.path('M-92 -112C-50 -94 30 -94 76 -112L78 -84C30 -66 -50 -66 -96 -84Z', '#17110b')
    drawPipe(art)
    drawLens(art, palette)
  })
  art.fog(art.height * 0.52, art.height * 0.2, '#b8c8d4', 0.4)
  closeScene(art, palette, '#ffe9b0')
}

function drawHouses(art: Art, palette: Palette): void {
  for (let i = 0; i < 8; i++) {
    const tall = art.height * (0.34 + art.random() * 0.22)
    const x = (i - 0.3) * art.width * 0.14
    art.rect(x, art.height * 0.7 - tall, art.width * 0.13, tall, mix(palette.ground[2], palette.ground[1], 0.4 + (i % 3) * 0.15))
    times(10, (k) => art.random() < 0.3 && art.rect(x + 12 + (k % 2) * 34, art.height * 0.7 - tall + 22 + Math.floor(k / 2) * 46, 18, 26, palette.accent, 'opacity=".55"'))
  }
  for (let i = 0; i < 60; i++) art.stroke(`M${round(art.random() * art.width)} ${round(art.random() * art.height * 0.7)}l-9 36`, '#e8f4ff', 2, 'opacity=".28"')
}

function drawPipe(art: Art): void {
  art.stroke('M84 20C110 26 116 34 132 34', '#140c06', 15)
  art.gloss('M122 14H170C170 50 160 66 144 66C128 66 120 48 122 14Z', '#8a3a1c', { contour: 6, edge: 8 })
  art.glow(146, 12, 34, '#ff8a2a', 1)
  for (let i = 0; i < 6; i++) art.circle(150 + Math.sin(i * 1.3) * 22 + i * 7, -14 - i * 40, 13 + i * 8, '#ffffff', `opacity="${round(0.3 - i * 0.04)}"`)
}

function drawLens(art: Art, palette: Palette): void {
  art.at(-58, 152, 0.86, 0, () => {
    art.at(0, 0, 1, 138, () => {
      art.gloss(shape.rect(-21, -226, 42, 128, 18), '#7a4424', { contour: 8, edge: 10 })
      art.metal(shape.rect(-17, -120, 34, 36, 8), palette.second, { contour: 6, edge: 6 })
    })
    art.metal(shape.circle(0, 0, 108), palette.second, { contour: 9, edge: 13 })
    art.circle(0, 0, 86, art.radial(['#fffbe8', '#ffe9b0', '#d8a860']))
    art.at(4, 4, 0.62, 24, () => {
      art.path('M-30 -92C10 -104 44 -70 40 -20C38 10 30 24 20 30H-26C-40 10 -52 -20 -54 -44C-56 -70 -46 -88 -30 -92Z', '#4a2412')
      art.path('M-24 46H24C30 70 22 96 0 98C-22 96 -30 70 -24 46Z', '#4a2412')
      for (let i = 0; i < 5; i++) art.stroke(`M-50 ${-66 + i * 20}L40 ${-74 + i * 20}`, '#ffe9b0', 7)
    })
    art.path('M-66 -40A80 80 0 0 1 24 -78Q-32 -34 -48 8Z', '#fff', 'opacity=".6"')
    art.spark(-62, -62, 40)
  })
}
