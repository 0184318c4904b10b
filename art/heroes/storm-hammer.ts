import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import type { Palette } from '../kit/motif.ts'
import * as shape from '../kit/shapes.ts'

const steel = '#98a6c4'
const gold = '#ffc42e'

/** The hammer raised into its own thunder. */
export function drawHammer(art: Art, palette: Palette): void {
  art.hero(() => {
    art.glow(0, -70, 320, palette.second, 0.75)
    art.rays(0, -90, 380, 16, light(palette.second, 0.5), 0.5, 4, 0.4)
    const bolts = [[[-300, -300], [-196, -190], [-226, -176], [-132, -60]], [[300, -310], [206, -186], [240, -180], [138, -70]], [[-290, 40], [-190, 20], [-204, 54], [-92, 4]], [[300, 70], [196, 34], [214, 70], [92, 0]]] as const
    for (const bolt of bolts) {
      art.stroke(shape.line(bolt), palette.second, 26, 'opacity=".45"')
      art.stroke(shape.line(bolt), light(palette.second, 0.5), 12)
      art.stroke(shape.line(bolt), '#fff', 5)
    }
    art.turned(14, () => {
      drawHandle(art)
      drawHead(art, palette)
    })
    art.spark(-150, -190, 54, palette.second)
    art.spark(176, -72, 38, palette.second)
  })
}

function drawHandle(art: Art): void {
  art.gloss(shape.rect(-27, -60, 54, 250, 12), '#8a4a24', { contour: 9, edge: 12, angle: 10 })
  art.inside(shape.rect(-27, -60, 54, 250, 12), () => {
    for (let i = 0; i < 9; i++) {
      art.stroke(`M-34 ${-20 + i * 26}L34 ${-46 + i * 26}`, '#3a1608', 7)
      art.stroke(`M-34 ${-11 + i * 26}L34 ${-37 + i * 26}`, '#d8945a', 4, 'opacity=".7"')
    }
  })
  for (const y of [-50, 152]) art.metal(shape.rect(-36, y, 72, 30, 8), gold, { contour: 7, edge: 6, angle: 10 })
  art.ring(0, 214, 25, dark(gold, 0.82), 30)
  art.ring(0, 214, 25, gold, 14)
  art.ring(-2, 212, 25, light(gold, 0.6), 4)
}

function drawHead(art: Art, palette: Palette): void {
  art.metal('M-150 -196H150L204 -164V-76L150 -44H-150L-204 -76V-164Z', steel, { contour: 10, edge: 22 })
  for (const side of [-1, 1])
    art.onSide(side, () => {
      art.gloss('M150 -196L204 -164V-76L150 -44Z', dark(steel, 0.25), { contour: 4, edge: 12 })
      art.metal(shape.rect(106, -202, 34, 164, 8), gold, { contour: 6, edge: 7, angle: 20 })
      for (let i = 0; i < 4; i++) art.gem(123, -180 + i * 40, 11, i % 2 ? '#e0344a' : '#3ad0ff', 'square')
    })
  const plate = shape.rect(-92, -180, 184, 120, 14)
  art.gloss(plate, '#3a4470', { contour: 6, edge: 14 })
  art.stroke('M-72 -120C-72 -176 -20 -166 0 -120C20 -74 72 -64 72 -120C72 -176 20 -166 0 -120C-20 -74 -72 -64 -72 -120Z', dark(gold, 0.75), 19)
  art.stroke('M-72 -120C-72 -176 -20 -166 0 -120C20 -74 72 -64 72 -120C72 -176 20 -166 0 -120C-20 -74 -72 -64 -72 -120Z', gold, 11)
  art.glow(0, -120, 80, palette.second, 1)
  art.metal(shape.regular(0, -120, 38, 6), gold, { contour: 6, edge: 6 })
  art.gem(0, -120, 27, '#2ac8ff', 'hex')
  art.path('M-146 -190H90L40 -178H-150Z', '#fff', 'opacity=".55"')
}
