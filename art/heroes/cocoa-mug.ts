import type { Art } from '../kit/art.ts'
import { dark, light, mix } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { closeScene, type Palette } from '../kit/motif.ts'
import { radians, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const mug = 'M-150 -70H150C156 40 146 130 116 196Q0 226 -116 196C-146 130 -156 40 -150 -70Z'
const cocoa = '#7a3a1c'

/** A mug of cocoa in a knitted coat, snow all around. */
export function drawCocoaMug(art: Art, palette: Palette): void {
  const { x, y, scale } = art.heroAt
  art.backdrop(palette.ground)
  art.glow(x, y, 440 * scale, palette.accent, 0.9)
  art.bokeh(26, '#fff3d0', 0.5, 0, art.height * 0.55, 5, 26)
  art.hills(art.height * 0.52, 30, 4, art.linear(['#f4fdff', mix(palette.ground[1], '#ffffff', 0.5), palette.ground[2]]))
  for (const [at, size] of [[0.04, 1], [0.15, 0.7], [0.86, 0.74], [0.97, 1.1]] as const) drawSnowyFir(art, at * art.width, art.height * 0.56, 190 * size * scale, palette)
  art.hero(() =>
    art.at(-18, 4, 0.97, 0, () => {
      art.shadow(10, 206, 240, 40, 0.6)
      drawHandle(art, palette)
      art.gloss(mug, palette.second, { contour: 10, edge: 30, contourColour: '#3a0a14', shade: 0.35 })
      drawKnitting(art, palette)
      drawTop(art)
      drawSteam(art)
    }),
  )
  times(70, () => art.circle(art.random() * art.width, art.random() * art.height * 0.82, 1.5 + art.random() ** 2 * 6, '#fff', `opacity="${round(0.45 + art.random() * 0.5)}"`))
  closeScene(art, palette, '#fff')
}

function drawSnowyFir(art: Art, x: number, foot: number, tall: number, palette: Palette): void {
  times(4, (i) => {
    const [top, half] = [foot - tall + (i * tall) / 5.4, tall * (0.13 + i * 0.075)]
    art.path(shape.polygon([[x, top], [x + half, top + tall * 0.36], [x - half, top + tall * 0.36]]), art.linear([mix(palette.ground[1], '#1f8a6a', 0.6), dark(palette.ground[1], 0.5)]))
    art.path(shape.polygon([[x, top], [x + half * 0.62, top + tall * 0.2], [x + half * 0.2, top + tall * 0.16], [x - half * 0.1, top + tall * 0.23], [x - half * 0.6, top + tall * 0.19]]), '#ffffff', 'opacity=".92"')
  })
}

function drawHandle(art: Art, palette: Palette): void {
  const handle = 'M132 -10C226 -40 246 120 130 130'
  art.stroke(handle, '#3a0a14', 58)
  art.stroke(handle, palette.second, 40)
  art.stroke('M140 -16C208 -32 228 74 168 112', light(palette.second, 0.5), 9, 'opacity=".8"')
}

function drawKnitting(art: Art, palette: Palette): void {
  art.inside(mug, () => {
    art.path('M-170 -10H170V150H-170Z', '#fff6ea')
    art.path('M-170 -10H170V12H-170ZM-170 128H170V150H-170Z', '#1f9a8a')
    for (let row = 0; row < 12; row++)
      for (let i = -10; i < 11; i++) art.stroke(`M${i * 16 - 7} ${-4 + row * 13}l7 8l7 -8`, row === 0 || row > 10 ? '#0c5a54' : '#c8a890', 2.6, 'opacity=".55"')
    art.path(emblem.heart(0, 70, 46), palette.second, 'stroke="#7a0f24" stroke-width="6"')
    for (const side of [-1, 1]) for (let i = 0; i < 6; i++) art.turned(0, () => art.stroke(shape.line([[side * 96, 68], shape.polar(side * 96, 68, 33, i * 60 + 30)]), '#1f9a8a', 8))
    art.path('M-150 -70C-156 40 -146 130 -116 196L-84 210C-112 130 -116 40 -112 -70Z', '#fff', 'opacity=".3"')
    art.path('M150 -70C156 40 146 130 116 196L60 214C104 130 112 40 104 -70Z', '#3a0a24', 'opacity=".28"')
  })
}

function drawTop(art: Art): void {
  art.at(84, -120, 1, 24, () => {
    art.gloss(shape.rect(-14, -128, 28, 160, 10), '#b8682c', { contour: 7, edge: 7, contourColour: '#3a1406' })
    art.path('M-5 -126C-12 -60 10 -20 -4 30', 'none', 'stroke="#5a2a0c" stroke-width="6"')
  })
  art.ellipse(0, -72, 158, 45, '#3a0a14')
  art.ellipse(0, -72, 149, 38, '#fff6ea')
  art.ellipse(0, -68, 136, 31, art.linear([dark(cocoa, 0.3), light(cocoa, 0.15)]))
  art.gloss('M-120 -70C-150 -110 -110 -140 -80 -132C-84 -176 -24 -190 0 -164C26 -190 84 -172 76 -132C112 -140 146 -106 118 -70C90 -44 -90 -44 -120 -70Z', '#fff8ee', { contour: 8, edge: 18, depth: 0.12, shade: 0.2, contourColour: '#5a2a1c' })
  for (const [px, py, turn, colour] of [[-74, -96, -14, '#ffffff'], [-14, -130, 10, '#ffc0d8'], [58, -98, 16, '#ffffff'], [-6, -78, -6, '#fff0f6']] as const)
    art.at(px, py, 1, turn, () => {
      art.gloss(shape.rect(-34, -22, 68, 50, 15), colour, { contour: 7, edge: 10, depth: 0.14, shade: 0.25, contourColour: '#6a3428' })
      art.ellipse(0, -18, 30, 11, light(colour, 0.6), 'stroke="#e8b8b0" stroke-width="3"')
    })
  for (const [px, py] of [[-100, -118], [-44, -150], [30, -154], [92, -126], [14, -102]] as const) art.path(shape.rect(px, py, 13, 6, 3), cocoa, `transform="rotate(${px} ${px} ${py})"`)
  art.gloss('M-116 -64C-110 -46 -90 -40 -74 -42C-74 -20 -56 -18 -54 -38C-30 -32 -34 14 -16 12C2 10 -4 -32 16 -34C40 -34 36 -12 52 -14C66 -16 62 -40 86 -44C104 -48 114 -56 118 -66C60 -36 -60 -36 -116 -64Z', cocoa, { contour: 6, edge: 8, lift: 0.5, contourColour: '#2a0c04' })
  for (let i = 0; i < 6; i++) art.path(emblem.leaf(-124, -58, 34, 10, radians(i * 60)), '#8a4a1c', 'stroke="#3a1406" stroke-width="4"')
  art.ball(-124, -58, 9, '#ffc84a')
  art.spark(-112, 40, 40)
}

function drawSteam(art: Art): void {
  for (const [x, tall] of [[-52, 100], [2, 120], [50, 90]] as const) art.stroke(`M${x} -190c-34 -30 30 -50 0 -80s20 -40 0 -${tall - 60}`, '#ffffff', 13, 'opacity=".5"')
}
