import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const wood = '#a8602c'

/** A loaded sledge on the open snow, while the wind sweeps the ground. */
export function drawSnowSledge(art: Art, palette: Palette): void {
  art.backdrop(['#3f9ad8', '#a8dcf4', '#e8f4fc'])
  art.glow(art.width * 0.16, art.height * 0.16, art.height * 0.7, '#fffbe8', 0.9)
  art.circle(art.width * 0.16, art.height * 0.16, art.height * 0.075, '#fffdf2')
  for (const [share, up, width] of [[0.38, 0.14, 0.2], [0.66, 0.22, 0.16], [0.92, 0.1, 0.22]] as const) art.cloud(art.width * share, art.height * up, art.width * width, '#f4faff', 0.75)
  art.ridge(art.height * 0.56, art.height * 0.18, 7, art.linear(['#ffffff', '#8ab8e0', '#4a86bc']), '', 0.75)
  art.ridge(art.height * 0.62, art.height * 0.08, 10, art.linear(['#f4faff', '#a8cce8', '#6aa0cc']), '', 0.4)
  art.hills(art.height * 0.66, art.height * 0.03, 5, art.linear(['#ffffff', '#cfe4f4', '#5a8cb8', palette.ground[2]]))
  drawTracks(art)
  art.hero(() => {
    art.shadow(0, 196, 270, 26, 0.5, '#1c4470')
    drawRunners(art)
    drawLoad(art, palette)
  })
  drawSweptSnow(art)
  closeScene(art, palette, '#fff')
}

function drawTracks(art: Art): void {
  const { x, y, scale } = art.heroAt
  for (const dy of [168, 196])
    art.stroke(`M${round(x - 180 * scale)} ${round(y + dy * scale)}C${round(x - 460 * scale)} ${round(y + (dy + 12) * scale)} ${round(x - 700 * scale)} ${round(y + (dy - 60) * scale)} ${round(x - 1100 * scale)} ${round(y + (dy - 50) * scale)}`, '#8ab4d8', 9 * scale, 'opacity=".8"')
}

function drawRunners(art: Art): void {
  for (const [dx, dy, colour] of [[26, -26, '#7a4420'], [0, 0, wood]] as const) {
    const runner = `M${-210 + dx} ${150 + dy}H${150 + dx}C${214 + dx} ${150 + dy} ${236 + dx} ${96 + dy} ${206 + dx} ${62 + dy}C${192 + dx} ${48 + dy} ${170 + dx} ${58 + dy} ${176 + dx} ${76 + dy}`
    art.stroke(runner, '#2c1408', 32)
    art.stroke(runner, colour, 20)
    art.stroke(runner, light(colour, 0.4), 5)
    art.stroke(`M${-206 + dx} ${164 + dy}H${152 + dx}`, '#dcecf8', 6)
    for (const px of [-150, -40, 80]) {
      art.stroke(`M${px + dx} ${150 + dy}L${px + 8 + dx} ${84 + dy}`, '#2c1408', 26)
      art.stroke(`M${px + dx} ${150 + dy}L${px + 8 + dx} ${84 + dy}`, colour, 15)
    }
  }
  art.gloss('M-206 62H176C196 62 196 92 176 92H-206C-224 92 -224 62 -206 62Z', wood, { contour: 9, edge: 8, contourColour: '#2c1408' })
  art.stroke('M192 66C250 40 300 60 360 30', '#5a3018', 8)
}

function drawLoad(art: Art, palette: Palette): void {
  drawChest(art)
  const sack = 'M-66 62C-112 26 -96 -78 -38 -110C-58 -134 -44 -160 -8 -152C22 -166 46 -144 30 -112C92 -86 108 22 62 62Z'
  art.gloss(sack, palette.second, { contour: 10, edge: 30, contourColour: '#4a1c08' })
  art.inside(sack, () => {
    art.path('M-90 10C-90 -60 -62 -100 -30 -108C-58 -60 -60 10 -44 70H-100Z', '#ffd0a0', 'opacity=".35"')
    art.gloss(shape.rect(-30, -40, 62, 58, 8), light(palette.second, 0.3), { edge: 7, contour: 5, contourColour: '#6a2c10' })
  })
  art.stroke('M-44 -108Q-6 -90 34 -110', '#ffe0a8', 13)
  art.stroke('M22 -104C58 -96 60 -66 48 -50', '#ffe0a8', 9)
  drawFurs(art)
  art.stroke('M-190 66C-140 -50 60 -60 160 66', '#f8e8c8', 9)
  art.spark(-150, -52, 38)
  art.spark(44, -140, 28)
}

function drawChest(art: Art): void {
  art.gloss('M-204 62V-34C-204 -78 -176 -96 -132 -96H-96C-54 -96 -34 -76 -34 -36V62Z', '#3a7ab8', { contour: 10, edge: 18, contourColour: '#0c2444' })
  for (const x of [-172, -76]) art.metal(shape.rect(x - 13, -92, 26, 152, 8), '#ffc84a', { contour: 5, edge: 5 })
  art.stroke('M-204 -16H-34', '#0c2444', 9)
  art.metal(shape.rect(-138, -32, 34, 42, 9), '#ffc84a', { contour: 6, edge: 6 })
  art.circle(-121, -10, 6, '#3a1c08')
}

/** Rolled furs at the front, with a lid of fresh snow on everything. */
function drawFurs(art: Art): void {
  for (const [x, y, r, colour] of [[130, 24, 44, '#e8dccc'], [86, 32, 34, '#b88a5a'], [120, -38, 34, '#c8b49a']] as const) {
    art.gloss(shape.circle(x, y, r), colour, { contour: 9, edge: 12, contourColour: '#3a2414' })
    art.ring(x, y, r * 0.58, '#5a3a20', 5)
    art.ring(x, y, r * 0.26, '#5a3a20', 5)
  }
  art.path('M-206 -66C-186 -108 -60 -110 -34 -62C-56 -82 -84 -70 -112 -82C-142 -94 -180 -84 -206 -66Z', '#ffffff')
  art.path('M88 -52C96 -82 148 -84 154 -46C140 -62 104 -66 88 -52Z', '#ffffff')
}

/** Ribbons of snow that the wind carries low over the ground. */
function drawSweptSnow(art: Art): void {
  const { y, scale } = art.heroAt
  times(26, () => {
    const [px, py, length] = [art.random() * art.width * 1.2 - art.width * 0.2, y + (96 + art.random() * 170) * scale, art.width * (0.14 + art.random() * 0.3)]
    art.stroke(`M${round(px)} ${round(py)}c${round(length * 0.3)} ${round(-16 * scale)} ${round(length * 0.6)} ${round(16 * scale)} ${round(length)} ${round(-6 * scale)}`, '#ffffff', 2 + art.random() * 8 * scale, `opacity="${round(0.3 + art.random() * 0.55)}"`)
  })
  times(40, () => art.circle(art.random() * art.width, y + (40 + art.random() * 200) * scale, 1 + art.random() * 3.4, '#fff', `opacity="${round(0.5 + art.random() * 0.5)}"`))
}
