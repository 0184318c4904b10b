import type { Art } from '../kit/art.ts'
import { times } from '../kit/numbers.ts'
import * as shape from '../kit/shapes.ts'

/** Water from `y` down to the foot of the picture, its crest swinging by `swing`; `drift` lowers the crest alone. */
export function water(art: Art, y: number, swing: number, fill: string, drift = 0): void {
  const crest = times(9, (i): shape.Point => [(i / 8) * art.width, y + (i % 2 ? swing : -swing) + drift])
  const bottom = art.height + 20
  art.path(shape.smooth([[-30, bottom], [-30, y], ...crest, [art.width + 30, y], [art.width + 30, bottom]]), fill)
}
