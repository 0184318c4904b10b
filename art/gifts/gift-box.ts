import type { Art } from '../kit/art.ts'
import { light } from '../kit/colour.ts'
import * as shape from '../kit/shapes.ts'

/** A wrapped box around 0, 0. */
export function drawGiftBox(art: Art, colour: string, ribbon: string): void {
  art.shadow(0, 86, 92, 20, 0.5)
  art.gloss(shape.rect(-70, -10, 140, 98, 12), colour, { contour: 5, edge: 14 })
  art.gloss(shape.rect(-80, -36, 160, 40, 10), light(colour, 0.12), { contour: 5, edge: 8 })
  art.gloss(shape.rect(-17, -36, 34, 124, 2), ribbon, { edge: 6 })
  for (const s of [-1, 1] as const)
    art.gloss(`M0 -38C${s * 20} -90 ${s * 76} -94 ${s * 70} -62C${s * 66} -40 ${s * 30} -36 0 -38Z`, ribbon, { contour: 4, edge: 8 })
  art.ball(0, -40, 14, ribbon, { contour: 3 })
}
