import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import { pick, radians, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const steel = '#a8b4d0'

/** A saucer over a meadow; a cow goes up with its bell on. */
export function drawSaucer(art: Art, palette: Palette): void {
  art.ellipse(0, 348, 700, 152, art.linear(['#4ac86a', '#14704a', '#06301f']))
  for (let i = -9; i < 10; i++) art.stroke(`M${i * 66 + (i % 3) * 14} ${206 + Math.abs(i) * 5}l${(i % 2) * 7 - 3} -22`, '#3ab060', 6)
  const beam = (half: number, opacity: number) =>
    art.path(`M-70 -40H70L${half} 226Q0 250 ${-half} 226Z`, art.linear([[0, light(palette.accent, 0.7), opacity], [0.6, palette.accent, opacity * 0.6], [1, palette.accent, opacity * 0.35]]))
  beam(206, 0.6)
  beam(140, 0.6)
  art.glowEllipse(0, 222, 220, 44, light(palette.accent, 0.5), 0.9)
  art.at(0, 112, 0.88, -13, () => drawCow(art))
  for (const [x, y, r] of [[-104, 60, 7], [118, 40, 6], [-130, 160, 8], [138, 150, 7], [-66, 12, 5], [60, 20, 5]] as const) art.circle(x, y, r, '#fff', 'opacity=".85"')
  art.at(0, -14, 0.96, -6, () => drawShip(art, palette))
}

function drawShip(art: Art, palette: Palette): void {
  const dome = 'M-104 -92C-104 -180 -60 -224 0 -224C60 -224 104 -180 104 -92Q0 -58 -104 -92Z'
  art.path(dome, art.linear(['#dffcff', '#5ab8d8', '#1a4a7a']), 'stroke="#0a1430" stroke-width="12"')
  art.inside(dome, () => {
    art.gloss('M-50 -60C-60 -110 -34 -126 0 -126C34 -126 60 -110 50 -60Z', '#2a9a5a', { contour: 5, edge: 10 })
    art.gloss('M0 -206C50 -206 66 -170 56 -138C46 -108 22 -96 0 -96C-22 -96 -46 -108 -56 -138C-66 -170 -50 -206 0 -206Z', '#6ae86a', { contour: 6, edge: 14 })
    for (const side of [-1, 1])
      art.onSide(side, () => {
        art.path('M8 -140C10 -166 36 -174 46 -164C50 -146 34 -124 16 -124Q8 -128 8 -140Z', '#0a0a20')
        art.circle(34, -154, 7, '#fff')
      })
    art.stroke('M-14 -112Q0 -102 14 -112', '#0c4a2a', 5)
    art.path('M-96 -96C-94 -160 -66 -200 -30 -212C-60 -170 -70 -130 -70 -80Z', '#fff', 'opacity=".5"')
  })
  art.metal(shape.ellipse(0, -72, 226, 60), steel, { contour: 9, edge: 16, angle: 80 })
  art.gloss(shape.ellipse(0, -88, 148, 27), '#4a4a8a', { contour: 6, edge: 10 })
  art.gloss('M-176 -46Q0 14 176 -46Q130 8 0 10Q-130 8 -176 -46Z', dark(steel, 0.45), { contour: 8, edge: 12 })
  art.ellipse(0, -2, 78, 13, light(palette.accent, 0.8))
  art.glowEllipse(0, 0, 150, 44, palette.accent, 1)
  for (const [i, angle] of times(9, (k) => [k, radians(k * 20 - 80)] as const)) {
    const x = 204 * Math.sin(angle)
    const y = -66 + 36 * Math.cos(angle)
    const colour = pick(['#ffd23a', '#ff5a8a', '#5affd8'], i)
    art.glow(x, y, 34, colour, 0.8)
    art.ball(round(x), round(y), 13, colour, { contour: 4 })
  }
  art.stroke('M0 -224V-246', '#0a1430', 8)
  art.ball(0, -250, 13, '#ff5a8a', { contour: 5 })
}

function drawCow(art: Art): void {
  const white = '#fff8ee'
  art.stroke('M-96 -30C-140 -50 -150 -10 -136 20', '#5a4638', 8)
  art.ball(-136, 26, 12, '#3a2a24')
  for (const [x, turn] of [[-76, 14], [-38, -6], [34, 8], [70, -14]] as const)
    art.at(x, 40, 1, turn, () => {
      art.gloss(shape.rect(-14, -8, 28, 66, 11), white, { contour: 6, edge: 7 })
      art.gloss(shape.rect(-15, 42, 30, 20, 6), '#3a2a30', { contour: 5, edge: 4 })
    })
  art.ellipse(-6, 56, 30, 18, '#ffa8b0', 'stroke="#4a2028" stroke-width="5"')
  const hide = 'M-94 -44C-60 -64 50 -66 88 -40C106 -10 102 40 78 56C30 66 -40 66 -82 56C-112 36 -112 -16 -94 -44Z'
  art.gloss(hide, white, { contour: 7, edge: 16, depth: 0.25 })
  art.inside(hide, () => {
    for (const [x, y, rx, ry] of [[-74, -24, 38, 30], [6, -44, 36, 24], [34, 38, 36, 26], [-40, 50, 24, 18]] as const) art.ellipse(x, y, rx, ry, '#3a2c34')
  })
  for (const side of [-1, 1])
    art.at(104, -52, 1, 8, () =>
      art.onSide(side, () => {
        art.gloss('M40 -28C66 -48 90 -40 96 -26C84 -8 58 -6 40 -10Z', '#3a2c34', { contour: 5, edge: 6 })
        art.gloss('M22 -48C22 -72 32 -82 46 -86C48 -70 48 -58 42 -42Z', '#f4dca8', { contour: 5, edge: 5 })
      }),
    )
  art.at(104, -52, 1, 8, () => {
    art.gloss('M0 -60C38 -60 56 -36 50 -2C46 28 40 50 0 52C-40 50 -46 28 -50 -2C-56 -36 -38 -60 0 -60Z', white, { contour: 7, edge: 14, depth: 0.25 })
    art.ellipse(-28, -30, 22, 24, '#3a2c34')
    art.gloss(shape.ellipse(0, 30, 45, 29), '#ffb0b4', { contour: 5, edge: 9 })
    for (const side of [-1, 1]) {
      art.ellipse(side * 17, 28, 6, 8, '#8a3a48')
      art.circle(side * 24, -18, 13, '#fff')
      art.circle(side * 22, -15, 8, '#140c1c')
    }
    art.metal('M-16 62H16L24 94H-24Z', '#ffc83a', { contour: 5, edge: 5 })
    art.ball(0, 98, 8, '#c8862a')
  })
}
