import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const stone = '#6a4a44'
const head = 'M0 -196C60 -196 96 -180 128 -150C176 -130 204 -60 196 20C190 96 150 150 96 190H-96C-150 150 -190 96 -196 20C-204 -60 -176 -130 -128 -150C-96 -180 -60 -196 0 -196Z'

/** The head of a jaguar cut from stone; a fire burns in its jaws. */
export function drawJaguarIdol(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.glow(x, y + 40 * scale, 480 * scale, palette.accent, 0.8)
  drawBlocks(art, palette)
  for (const side of [-1, 1]) art.at(x + side * 266 * scale, y + 250 * scale, 1.1 * scale, 0, () => drawBrazier(art))
  art.hero(() => {
    art.shadow(0, 40, 290, 270, 0.8)
    for (const side of [-1, 1]) art.onSide(side, () => drawEar(art, palette))
    art.gloss(head, stone, { contour: 11, edge: 30, lift: 0.45 })
    art.innerShade(head, '#ff7a1f', 46, 0, -34, 0.75)
    for (const side of [-1, 1]) art.onSide(side, () => drawSide(art, palette))
    drawMuzzle(art)
    drawCrest(art, palette)
  })
  times(40, () => art.circle(art.random() * art.width, art.random() * art.height * 0.75, 1.5 + art.random() * 4, light(palette.accent, 0.2), `opacity="${round(0.4 + art.random() * 0.5)}"`))
  closeScene(art, palette, palette.accent)
}

function drawBlocks(art: Art, palette: Palette): void {
  const [w, h] = [art.width / 5, art.height / 9]
  for (let row = 0; row < 9; row++)
    for (let i = -1; i < 6; i++)
      art.path(shape.rect(i * w + (row % 2) * w * 0.5 + 3, row * h + 3, w - 6, h - 6, 10), art.linear([dark(palette.ground[1], 0.3 + art.random() * 0.2), dark(palette.ground[1], 0.62)]), 'opacity=".75"')
}

function drawBrazier(art: Art): void {
  art.glow(0, -110, 200, '#ff8a1f', 0.9)
  art.flame(0, -60, 54, 190)
  art.gloss('M-66 -66H66L40 0H-40Z', '#8a6a3a', { contour: 7, edge: 10 })
}

function drawEar(art: Art, palette: Palette): void {
  art.gloss('M104 -150C120 -220 190 -240 216 -206C236 -170 214 -112 168 -92Z', stone, { contour: 10, edge: 16, lift: 0.4 })
  art.path('M140 -150C152 -190 184 -200 194 -182C202 -160 190 -132 166 -118Z', palette.second)
}

function drawSide(art: Art, palette: Palette): void {
  art.path('M40 -98L150 -112L176 -40L128 -20L52 -44Z', '#1c0c0a', `stroke="${dark(stone, 0.8)}" stroke-width="8" stroke-linejoin="round"`)
  art.glow(108, -66, 90, '#ffb01f', 1)
  art.path('M62 -84L142 -96L156 -52L124 -38L70 -54Z', art.linear(['#fffbd0', '#ffc21f', '#ff6a1f']))
  art.path('M104 -92L116 -92L112 -42L100 -44Z', '#4a0f0a')
  art.gloss('M30 -120L160 -146L178 -112L44 -92Z', light(stone, 0.12), { contour: 8, edge: 8 })
  for (const [px, py, r] of [[150, 30, 17], [118, 66, 13], [166, 76, 11], [60, -150, 12], [98, -164, 9]] as const) {
    art.circle(px, py, r, dark(stone, 0.55))
    art.circle(px, py, r * 0.45, palette.second)
  }
  art.gloss('M112 96L178 84L166 112L118 122Z', '#ffc83a', { contour: 6, edge: 6 })
}

function drawMuzzle(art: Art): void {
  art.gloss('M-34 -96H34L52 10H-52Z', light(stone, 0.16), { contour: 8, edge: 14 })
  art.gloss('M-58 4H58L36 46H-36Z', '#2a1410', { contour: 7, edge: 8 })
  const jaws = 'M-112 54C-60 30 60 30 112 54C122 110 92 168 60 184H-60C-92 168 -122 110 -112 54Z'
  art.path(jaws, '#1c0806', `stroke="${dark(stone, 0.85)}" stroke-width="11" stroke-linejoin="round"`)
  art.inside(jaws, () => {
    art.glow(0, 150, 150, '#ff7a1f', 1)
    for (const [x, w, h] of [[-54, 40, 110], [54, 40, 110], [0, 62, 146]] as const) art.flame(x, 196, w, h)
  })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M48 48L88 50L66 124Z', '#fff3d8', { contour: 7, edge: 8 })
      for (const x of [10, 30]) art.gloss(shape.polygon([[x - 9, 44], [x + 10, 45], [x + 1, 74]]), '#fff3d8', { contour: 5, edge: 4 })
      art.gloss('M40 190L78 182L58 128Z', '#fff3d8', { contour: 7, edge: 8 })
    })
}

function drawCrest(art: Art, palette: Palette): void {
  art.gloss('M-150 -160L-120 -204H120L150 -160Z', '#ffc83a', { contour: 9, edge: 12 })
  for (let i = -2; i < 3; i++) art.gem(i * 50, -182, 17, i % 2 ? '#2ac8a8' : palette.second, 'hex')
  art.gem(0, -132, 29, '#ff3a2a', 'oval')
  art.spark(-10, -146, 34)
}
