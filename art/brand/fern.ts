// A fern as it unrolls: a stem that curls inwards and thins, with leaflets along its back.
import { leaf } from '../kit/emblems.ts'
import { round, times } from '../kit/numbers.ts'
import { type Point, smooth } from '../kit/shapes.ts'

export interface Frond {
  /** Centre of the curl. */
  x: number
  y: number
  /** Of the curl, from its centre to the middle of the stem. */
  radius: number
  /** Half of the stem's width where the curl begins. */
  thickness: number
  /** How far the stem reaches below the centre. */
  stem: number
  /** How far the root stands outside of the curl, as a share of its radius. */
  lean: number
  /** Rounds of the curl. */
  turns: number
  leaflets: number
  /** 1 curls to the right, -1 to the left. */
  side?: 1 | -1
}

interface Step {
  at: Point
  /** Away from the curl. */
  out: Point
  /** 0 at the root, 1 at the tip. */
  share: number
}

/** The stem and its leaflets as two outlines. */
export function drawFrond(frond: Frond): { stem: string; leaflets: string } {
  const steps = [...listStemSteps(frond), ...listCurlSteps(frond)]
  const { thickness } = frond
  const half = (share: number) => thickness * (1 - share * 0.72)
  const edge = (sign: number) => steps.map(({ at, out, share }): Point => [at[0] + out[0] * half(share) * sign, at[1] + out[1] * half(share) * sign])
  return { stem: smooth([...edge(1), ...edge(-1).toReversed()]), leaflets: drawLeaflets(frond, steps) }
}

function listStemSteps(frond: Frond): Step[] {
  const { x, y, radius, stem, side = 1 } = frond
  const count = 8
  return times(count, (i) => {
    const share = i / count
    const lean = radius * frond.lean * (1 - share) ** 2
    return { at: [x - side * (radius + lean), y + stem * (1 - share)], out: [-side, -frond.lean * (1 - share)], share: share * 0.3 }
  })
}

function listCurlSteps({ x, y, radius, turns, side = 1 }: Frond): Step[] {
  const count = Math.round(26 * turns)
  return times(count + 1, (i) => {
    const along = i / count
    const angle = Math.PI + along * turns * 2 * Math.PI
    const reach = radius * Math.exp(-1.15 * along * turns)
    const out: Point = [side * Math.cos(angle), Math.sin(angle)]
    return { at: [x + out[0] * reach, y + out[1] * reach], out, share: 0.3 + 0.7 * along }
  })
}

function drawLeaflets({ leaflets, radius, side = 1 }: Frond, steps: readonly Step[]): string {
  const first = 2
  const last = Math.floor(steps.length * 0.62)
  return times(leaflets, (i) => {
    const step = steps[Math.round(first + ((last - first) * i) / Math.max(1, leaflets - 1))]
    if (!step) return ''
    // Leaflets point away from the curl and along the stem.
    const angle = Math.atan2(step.out[1], step.out[0]) + side * 0.8
    const length = radius * (0.86 - 0.46 * (i / leaflets))
    return leaf(round(step.at[0]), round(step.at[1]), length, length * 0.26, angle)
  }).join('')
}
