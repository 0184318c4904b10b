import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import { round } from '../kit/numbers.ts'

/** A wild duck in flight around x, y, 480 units long at scale 1; `f` -1 turns it to the left, `wing` -1 beats up and 1 down. */
export function duck(art: Art, x: number, y: number, s: number, f = 1, colour = '#ffc21f', wing = -1): void {
  art.group(`transform="translate(${round(x)} ${round(y)}) scale(${round(s * f * 100) / 100} ${round(s * 100) / 100})"`, () => {
    drawWing(art, 34, wing, dark(colour, 0.3))
    for (const [turn, reach] of [[3.5, 96], [3.2, 110], [2.9, 96]] as const) drawFeather(art, emblem.leaf(-128, 12, reach, 22, turn), dark(colour, 0.2))
    for (const dy of [0, 16]) drawFeather(art, emblem.leaf(-96, 60 + dy, 76, 14, 2.9), '#ff8a2a')
    art.gloss('M-150 6C-130 -52 -40 -66 50 -46C120 -30 150 4 130 44C104 92 -10 108 -78 76C-116 58 -140 34 -150 6Z', colour, { contour: 9, edge: 24, lift: 0.45 })
    art.inside('M-150 6C-130 -52 -40 -66 50 -46C120 -30 150 4 130 44C104 92 -10 108 -78 76C-116 58 -140 34 -150 6Z', () => art.ellipse(10, 92, 150, 46, '#fff6dc', 'opacity=".75"'))
    art.gloss('M70 -30C104 -58 116 -84 124 -112L196 -84C196 -34 168 16 124 34Z', '#fffaf0', { contour: 8, edge: 10 })
    art.gloss('M110 -96C104 -148 142 -176 182 -172C228 -168 250 -132 238 -94C228 -62 190 -46 160 -54C132 -60 114 -76 110 -96Z', light(colour, 0.04), { contour: 9, edge: 16, lift: 0.4 })
    art.gloss('M232 -128C266 -132 296 -118 306 -98C284 -88 254 -86 230 -92Z', '#ff8a2a', { contour: 7, edge: 7 })
    art.stroke('M240 -106Q272 -104 298 -100', '#8a2a0a', 5)
    art.circle(194, -126, 21, '#fff', 'stroke="#1a1020" stroke-width="5"')
    art.circle(200, -124, 12, '#1a1020')
    art.circle(195, -130, 5, '#fff')
    drawWing(art, 0, wing, colour)
  })
}

/** Flat, because a duck ships as a drawing of many feathers. */
function drawFeather(art: Art, d: string, colour: string): void {
  art.path(d, art.linear([light(colour, 0.3), colour, dark(colour, 0.35)], 60), `stroke="${dark(colour, 0.8)}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`)
}

function drawWing(art: Art, shift: number, wing: number, colour: string): void {
  art.group(`transform="translate(${shift} 0) scale(1 ${wing < 0 ? 1 : -0.8})"`, () => {
    for (let i = 0; i < 6; i++) drawFeather(art, emblem.leaf(-6 - i * 8, -28, 214 - i * 17, 23, -1.72 - i * 0.2), dark(colour, 0.1))
    art.gloss('M62 -12C56 -84 20 -132 -22 -140C-38 -92 -52 -44 -46 -4C-20 20 36 20 62 -12Z', colour, { contour: 8, edge: 14, lift: 0.4 })
    for (let i = 0; i < 3; i++) art.stroke(`M${-30 + i * 24} ${-92 + i * 20}q16 14 30 -2`, dark(colour, 0.4), 6, 'opacity=".55"')
  })
}
