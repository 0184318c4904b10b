import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const skin = '#f6cf96'
const cap = '#2a62c8'

/** A snail in a postman's cap; the house on its back is a parcel office. */
export function drawPostSnail(art: Art, palette: Palette): void {
  art.shadow(10, 188, 250, 30, 0.7)
  art.gloss('M-232 150C-250 110 -232 60 -190 40L-60 60C20 120 130 96 196 112C232 122 258 150 268 184H-196C-216 180 -228 168 -232 150Z', skin, { contour: 8, edge: 22, lift: 0.4 })
  for (let i = 0; i < 9; i++) art.stroke(`M${-180 + i * 48} 184q12 -16 26 -2`, dark(skin, 0.35), 5, 'opacity=".6"')
  drawShell(art, palette)
  drawLetters(art)
  drawHead(art)
}

function drawShell(art: Art, palette: Palette): void {
  const colour = palette.second
  art.gloss(shape.circle(76, -4, 150), colour, { contour: 9, edge: 32, lift: 0.45 })
  art.inside(shape.circle(76, -4, 150), () => {
    for (let i = 0; i < 14; i++) {
      const [x, y] = shape.polar(76, -4, 122, i * 25.7 + 8)
      art.path(shape.star(x, y, 15, 7), '#ffe27a', 'opacity=".9"')
    }
  })
  const spiral = times(40, (i) => shape.polar(70, 4, 96 - i * 2.3, 200 + i * 26))
  art.stroke(shape.smooth(spiral, false, 1), dark(colour, 0.55), 26)
  art.stroke(shape.smooth(spiral, false, 1), light(colour, 0.35), 13)
  art.ellipse(26, -98, 60, 24, '#fff', 'opacity=".35" transform="rotate(-28 26 -98)"')
}

function drawLetters(art: Art): void {
  art.stroke('M-30 -110C20 -170 130 -170 190 -96', '#7a4a1c', 15)
  art.stroke('M-30 -110C20 -170 130 -170 190 -96', '#c8843a', 8)
  for (const [x, y, turn, paper] of [[18, -170, -16, '#ffe9c8'], [138, -166, 14, '#d8ecff'], [78, -190, 2, '#fffaf0']] as const)
    art.at(x, y, 1, turn, () => {
      art.gloss(shape.rect(-66, -44, 132, 88, 8), paper, { contour: 6, edge: 8, depth: 0.2 })
      art.stroke('M-62 -40L0 8L62 -40', dark(paper, 0.3), 5)
      art.gloss(shape.circle(0, 6, 16), '#e0303a', { contour: 3, edge: 5 })
    })
}

function drawHead(art: Art): void {
  art.gloss('M-238 120C-262 40 -246 -46 -176 -52C-112 -56 -76 -6 -84 66C-88 112 -128 142 -170 146C-206 150 -230 144 -238 120Z', skin, { contour: 8, edge: 20, lift: 0.4 })
  for (const [x, top] of [[-222, -116], [-132, -122]] as const) {
    art.stroke(`M${x + 8} -34L${x} ${top + 20}`, dark(skin, 0.8), 29)
    art.stroke(`M${x + 8} -34L${x} ${top + 20}`, skin, 17)
    art.ball(x, top, 36, '#ffffff', { contour: 7 })
    art.circle(x - 8, top + 5, 19, '#2a1a5a')
    art.circle(x - 14, top - 3, 7, '#fff')
  }
  art.gloss('M-244 -34C-240 -76 -214 -92 -174 -92C-134 -92 -112 -74 -108 -36Z', cap, { contour: 7, edge: 12 })
  art.gloss('M-252 -34C-220 -52 -136 -54 -104 -36C-92 -24 -100 -14 -120 -18C-160 -30 -206 -28 -236 -14C-256 -12 -262 -26 -252 -34Z', dark(cap, 0.35), { contour: 6, edge: 7 })
  art.path(shape.star(-176, -64, 17, 8), '#ffd23a')
  art.circle(-222, 62, 19, '#ff8a7a', 'opacity=".7"')
  art.circle(-120, 62, 17, '#ff8a7a', 'opacity=".6"')
  art.path('M-208 44Q-172 92 -132 46Q-136 92 -170 96Q-202 92 -208 44Z', '#7a1f2a')
  art.path('M-190 78Q-170 66 -148 78Q-156 94 -170 95Q-184 94 -190 78Z', '#ff8a9a')
}
