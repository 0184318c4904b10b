import type { Art } from '../kit/art.ts'
import * as emblem from '../kit/emblems.ts'
import * as shape from '../kit/shapes.ts'

/** The loyalty coin: the brand's hexagon, of radius 88. */
export function drawCompoint(art: Art): void {
  art.shadow(0, 84, 80, 16, 0.5)
  art.gloss(emblem.roundedHexagon(0, 4, 88), '#e8860a', { contour: 6, edge: 10 })
  art.gloss(emblem.roundedHexagon(0, -4, 86), '#ffbf2a', { edge: 12, lift: 0.5 })
  art.path(emblem.roundedHexagon(0, -4, 66), art.linear(['#e8900a', '#ffd86a'], 60))
  art.path(emblem.roundedHexagon(0, -4, 61), art.linear(['#ffd04a', '#f0980f'], 60))
  art.path(shape.spark(2, -2, 46, 0.15), '#5a2400')
  art.path(shape.spark(0, -6, 46, 0.15), '#fff6d0')
  art.spark(-50, -62, 26)
}
