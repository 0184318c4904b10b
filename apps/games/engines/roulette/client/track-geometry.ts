// The wheel laid out as a stadium: positions of its numbers and its sectors. Three shapes, one per layout of the stage; lengths in
// units of the drawing. Pure.
import { wheelOrder, type SectorCall } from '@yanta/game-rules/roulette'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface TrackShape {
  width: number
  height: number
  /** Depth of the ring of numbers. */
  band: number
  sectors: Readonly<Record<SectorCall, Box>>
}

export const trackShapes = {
  /** Above the felt. */
  small: {
    width: 480,
    height: 132,
    band: 30,
    sectors: {
      tiers: { x: 62, y: 39, width: 100, height: 54 },
      orphelins: { x: 170, y: 39, width: 112, height: 54 },
      voisins: { x: 290, y: 39, width: 128, height: 54 },
    },
  },
  /** Instead of a horizontal felt. */
  along: {
    width: 640,
    height: 262,
    band: 52,
    sectors: {
      tiers: { x: 96, y: 78, width: 134, height: 106 },
      orphelins: { x: 242, y: 78, width: 140, height: 106 },
      voisins: { x: 394, y: 78, width: 150, height: 106 },
    },
  },
  /** Instead of an upright felt: zero above, as there. */
  upright: {
    width: 350,
    height: 390,
    band: 52,
    sectors: {
      voisins: { x: 92, y: 94, width: 166, height: 60 },
      orphelins: { x: 92, y: 165, width: 166, height: 60 },
      tiers: { x: 92, y: 236, width: 166, height: 60 },
    },
  },
} as const satisfies Record<string, TrackShape>

export type TrackShapeName = keyof typeof trackShapes

/** A point of the track: `share` of the way round from the middle of a long side, `depth` from the outer edge. */
function findPoint({ width, height, band }: TrackShape, share: number, depth: number): [number, number] {
  const isUpright = height > width
  const [long, short] = isUpright ? [height, width] : [width, height]
  const [end, radius] = [short / 2, short / 2 - depth]
  const straight = long - short
  const turn = Math.PI * (end - band / 2)
  const whole = 2 * straight + 2 * turn
  let way = ((((share % 1) + 1) % 1) * whole + straight / 2) % whole
  const locate = (): [number, number] => {
    if (way <= straight) return [end + way, depth]
    way -= straight
    if (way <= turn)
      return [
        long - end + Math.sin((way / turn) * Math.PI) * radius,
        end - Math.cos((way / turn) * Math.PI) * radius,
      ]
    way -= turn
    if (way <= straight) return [long - end - way, short - depth]
    const angle = ((way - straight) / turn) * Math.PI
    return [end - Math.sin(angle) * radius, end + Math.cos(angle) * radius]
  }
  const [x, y] = locate()
  return isUpright ? [y, long - x] : [x, y]
}

/** Zero is at the far end of the track: right, or above. */
const findShare = (number: number): number =>
  (wheelOrder.indexOf(number) - wheelOrder.indexOf(0)) / wheelOrder.length + 1 / 4

/** Where a number is written. */
export const positionNumber = (shape: TrackShape, number: number): [number, number] =>
  findPoint(shape, findShare(number), shape.band / 2)
/** The position of the chip of a number: inside the ring. */
export const positionMark = (shape: TrackShape, number: number): [number, number] =>
  findPoint(shape, findShare(number), shape.band + 5)

/** The outline of a number's pocket. */
export function traceNumber(shape: TrackShape, number: number): string {
  const steps = 6
  const at = (step: number): number => findShare(number) + (step / steps - 0.5) / wheelOrder.length
  const outer = Array.from({ length: steps + 1 }, (_, step) => findPoint(shape, at(step), 1))
  const inner = Array.from({ length: steps + 1 }, (_, step) => findPoint(shape, at(steps - step), shape.band))
  return `M${[...outer, ...inner].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
