import type { Art } from '../kit/art.ts'
import { dark, light } from '../kit/colour.ts'
import { fullTurn, round, times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

export type Face = 1 | 2 | 3 | 4 | 5 | 6
type Quad = readonly [corner: shape.Point, along: shape.Point, opposite: shape.Point, across: shape.Point]

/** Where the pips of each face stand, as shares along its two sides. */
const pips: Record<Face, readonly shape.Point[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.26, 0.26],
    [0.74, 0.74],
  ],
  3: [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  4: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  5: [
    [0.24, 0.24],
    [0.76, 0.24],
    [0.5, 0.5],
    [0.24, 0.76],
    [0.76, 0.76],
  ],
  6: [
    [0.27, 0.2],
    [0.27, 0.5],
    [0.27, 0.8],
    [0.73, 0.2],
    [0.73, 0.5],
    [0.73, 0.8],
  ],
}

const pipRadius = 0.1

/** A die with three faces in sight: top, left and right. */
export function die(
  art: Art,
  x: number,
  y: number,
  s: number,
  rotation: number,
  colour: string,
  faces: readonly [Face, Face, Face],
  pip = '#fff',
): void {
  const side = s * 0.87
  const top: Quad = [
    [0, -s],
    [side, -s * 0.5],
    [0, 0],
    [-side, -s * 0.5],
  ]
  const left: Quad = [
    [-side, -s * 0.5],
    [0, 0],
    [0, s],
    [-side, s * 0.5],
  ]
  const right: Quad = [
    [0, 0],
    [side, -s * 0.5],
    [side, s * 0.5],
    [0, s],
  ]
  art.at(x, y, 1, rotation, () => {
    art.shadow(0, s * 0.8, s * 1.2, s * 0.5, 0.6)
    const body = shape.polygon([top[0], top[1], right[2], [0, s], left[3], top[3]])
    art.path(body, dark(colour, 0.5), `stroke="${dark(colour, 0.6)}" stroke-width="${round(s * 0.16)}" stroke-linejoin="round"`)
    drawFace(art, top, faces[0], [light(colour, 0.5), light(colour, 0.12)], pip, s)
    drawFace(art, left, faces[1], [light(colour, 0.1), dark(colour, 0.15)], pip, s)
    drawFace(art, right, faces[2], [dark(colour, 0.2), dark(colour, 0.5)], pip, s)
    art.stroke(shape.line([top[3], [0, 0], top[1]]), light(colour, 0.6), s * 0.03, 'opacity=".7"')
    art.stroke(
      shape.line([
        [0, 0],
        [0, s],
      ]),
      light(colour, 0.5),
      s * 0.025,
      'opacity=".5"',
    )
  })
}

function drawFace(art: Art, quad: Quad, face: Face, colours: readonly [string, string], pip: string, s: number): void {
  art.path(shape.polygon(quad), art.linear(colours, 60), `stroke="${colours[0]}" stroke-width="${round(s * 0.1)}" stroke-linejoin="round"`)
  const [corner, along, , across] = quad
  const at = (u: number, v: number): shape.Point => [
    corner[0] + (along[0] - corner[0]) * u + (across[0] - corner[0]) * v,
    corner[1] + (along[1] - corner[1]) * u + (across[1] - corner[1]) * v,
  ]
  for (const [u, v] of pips[face]) {
    const edge = times(14, (i) => at(u + Math.cos((i / 14) * fullTurn) * pipRadius, v + Math.sin((i / 14) * fullTurn) * pipRadius))
    art.path(shape.smooth(edge, true, 1), pip)
  }
}
