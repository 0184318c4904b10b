import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import * as emblem from '../kit/emblems.ts'
import type { Palette } from '../kit/motif.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

const fur = '#fff3e4'

/** A white cat in a turban on a carpet above the roofs. */
export function drawCarpetCat(art: Art, palette: Palette): void {
  art.circle(30, -70, 206, art.radial(['#fffbe0', '#ffe9a8', '#ffc86a']))
  for (const [x, y, r] of [[110, -160, 26], [-60, -180, 18], [150, -40, 34], [-110, -60, 22]] as const) art.circle(x, y, r, '#f0b050', 'opacity=".3"')
  for (let i = 0; i < 3; i++) art.stroke(`M${-320 + i * 36} ${120 + i * 34}q60 -24 110 0t110 0`, '#fff', 7, 'opacity=".4"')
  drawCarpet(art, palette)
  drawCat(art, palette)
  art.spark(212, 66, 40)
  art.spark(-196, -30, 28)
}

function drawCarpet(art: Art, palette: Palette): void {
  const cloth = 'M-252 96C-190 30 -110 120 -20 100C80 78 150 40 252 12L232 142C150 150 90 200 0 214C-90 226 -160 160 -236 216Z'
  for (const [x, y, side] of [[-250, 100, -1], [-244, 140, -1], [-240, 178, -1], [-236, 212, -1], [250, 18, 1], [246, 56, 1], [240, 96, 1], [234, 136, 1]] as const)
    art.gloss(emblem.leaf(x, y, 44, 9, side > 0 ? 0.5 : 2.6), '#ffc83a', { contour: 4, edge: 4 })
  art.gloss(cloth, palette.second, { contour: 9, edge: 20 })
  art.inside(cloth, () => {
    art.stroke('M-252 120C-190 54 -110 144 -20 124C80 102 150 64 252 36', '#ffc83a', 9)
    art.stroke('M-236 192C-160 136 -90 202 0 190C90 176 150 126 232 118', '#ffc83a', 9)
    for (const [x, y] of [[-178, 118], [-92, 148], [0, 152], [92, 124], [178, 84]] as const) {
      art.path(emblem.diamond(x, y, 37), '#2a3a9a')
      art.path(emblem.diamond(x, y, 25), '#ffd86a')
      art.path(emblem.diamond(x, y, 12), palette.second)
    }
  })
  art.innerShade(cloth, dark(palette.second, 0.8), 26, -8, -18, 0.55)
}

function drawCat(art: Art, palette: Palette): void {
  art.shadow(6, 100, 120, 26, 0.6)
  art.stroke('M92 82C160 84 176 20 138 -6', dark(fur, 0.75), 47)
  art.stroke('M92 82C160 84 176 20 138 -6', fur, 33)
  art.gloss('M-86 104C-102 20 -60 -26 4 -26C70 -26 110 20 98 104C40 124 -30 124 -86 104Z', fur, { contour: 8, edge: 22, depth: 0.25 })
  art.gloss('M-64 -18Q6 16 74 -18L66 22Q6 54 -56 22Z', '#2a8a9a', { contour: 6, edge: 10 })
  art.gem(6, 20, 19, '#ffc83a', 'hex')
  for (const x of [-44, 52]) art.gloss(shape.ellipse(x, 98, 38, 22), fur, { contour: 6, edge: 8, depth: 0.2 })
  for (const side of [-1, 1])
    art.at(4, 0, 1, 0, () =>
      art.onSide(side, () => {
        art.gloss('M30 -112L96 -176L98 -84Z', fur, { contour: 8, edge: 10, depth: 0.25 })
        art.path('M52 -114L84 -148L86 -98Z', '#ff9a9a')
      }),
    )
  art.gloss('M-98 -66C-98 -130 -50 -146 4 -146C58 -146 106 -130 106 -66C106 -14 62 8 4 8C-54 8 -98 -14 -98 -66Z', fur, { contour: 8, edge: 20, depth: 0.22 })
  drawFace(art)
  drawTurban(art, palette)
}

function drawFace(art: Art): void {
  for (const side of [-1, 1])
    art.at(4, 0, 1, 0, () =>
      art.onSide(side, () => {
        art.ellipse(42, -66, 22, 25, '#2a9a6a', 'stroke="#2a1408" stroke-width="6"')
        art.ellipse(42, -64, 9, 20, '#0a1a10')
        art.circle(49, -76, 7, '#fff')
        art.circle(66, -34, 15, '#ff9a8a', 'opacity=".6"')
        times(2, (i) => art.stroke(`M52 ${-34 + i * 12}L118 ${-44 + i * 22}`, '#8a6a50', 3, 'opacity=".7"'))
      }),
    )
  art.path('M-8 -44H16L4 -30Z', '#e0607a', 'stroke="#2a1408" stroke-width="4" stroke-linejoin="round"')
  art.stroke('M4 -30V-22M-22 -24Q-8 -6 4 -20Q16 -6 30 -24', '#2a1408', 6)
}

function drawTurban(art: Art, palette: Palette): void {
  art.gloss('M-84 -104C-104 -196 -46 -226 6 -226C60 -226 112 -196 92 -104C40 -130 -32 -130 -84 -104Z', palette.second, { contour: 8, edge: 16, lift: 0.45 })
  for (const bend of [-172, -196, -214]) art.stroke(`M-80 ${bend + 44}Q10 ${bend - 18} 88 ${bend + 44}`, dark(palette.second, 0.45), 5, 'opacity=".55"')
  art.gloss(emblem.leaf(6, -166, 96, 20, -1.2), '#7af0e0', { contour: 6, edge: 8 })
  art.ball(6, -156, 25, '#ffc83a', { contour: 6 })
  art.gem(6, -156, 15, light('#e0344a', 0.1), 'oval')
}
