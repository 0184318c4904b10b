// The position of the ball. The outcome is known before the ball leaves the rim; the path only leads it there: round the rim against
// the wheel, down, over a few pockets, and to rest. Angles are clockwise from the middle of zero's pocket, in radians, relative to the
// turning wheel; radii are fractions of the rim's. Pure.
import { pocketCount, wheelOrder } from '@yanta/game-rules/roulette'
import { clamp01, easeInOut } from '../../../kit/motion.ts'

export interface BallPosition {
  angle: number
  radius: number
  /** 0 on the wheel, 1 at its highest leap. */
  height: number
}

interface Hop {
  fromAngle: number
  toAngle: number
  fromRadius: number
  toRadius: number
  startsAt: number
  endsAt: number
  height: number
}

export interface BallPath {
  /** Game time at which the answer arrived and the ball began to slow down. */
  startsAt: number
  /** Angle and speed at that time, and distance and time of the first touch. */
  fromAngle: number
  speed: number
  distance: number
  touchesAt: number
  touchSpeed: number
  hops: readonly Hop[]
  endsAt: number
  /** From `at` on time runs `rate` times faster, because the player asked for it. */
  hurry: { at: number; rate: number } | null
}

export const pocketAngle = (2 * Math.PI) / pocketCount
/** Speeds of the wheel, and of the ball round the rim against it, in radians per millisecond. */
export const wheelSpeed = 0.00042
export const rimSpeed = -0.0086
const relativeSpeed = rimSpeed - wheelSpeed

export const rimRadius = 0.842
const deflectorRadius = 0.785
export const restRadius = 0.605

export type Pace = 'normal' | 'quick'
const slowingMs: Record<Pace, number> = { normal: 3300, quick: 900 }
const hurriedMs = 450

export function turnOfWheel(at: number, isStill: boolean): number {
  return isStill ? 0 : (at * wheelSpeed) % (2 * Math.PI)
}

export function angleOfNumber(number: number): number {
  return wheelOrder.indexOf(number) * pocketAngle
}

/** Round the rim while the answer is on its way. */
export function rollOnRim(since: number, at: number): BallPosition {
  return { angle: -0.6 + (at - since) * relativeSpeed, radius: rimRadius, height: 0 }
}

export function planLanding(number: number, since: number, at: number, pace: Pace): BallPath {
  const fromAngle = rollOnRim(since, at).angle
  const duration = slowingMs[pace]
  const touchSpeed = relativeSpeed * 0.24
  const rest = angleOfNumber(number)
  const natural = ((relativeSpeed + touchSpeed) / 2) * duration
  const aim = rest + 8.6 * pocketAngle - fromAngle
  const distance = aim + Math.round((natural - aim) / (2 * Math.PI)) * 2 * Math.PI
  const touch = fromAngle + distance
  const steps = [
    { pockets: 5.2, ms: 380, radius: 0.72, height: 1 },
    { pockets: 2.3, ms: 260, radius: 0.66, height: 0.55 },
    { pockets: 1.1, ms: 170, radius: 0.63, height: 0.25 },
  ]
  const hops: Hop[] = []
  let [angle, radius, startsAt] = [touch, deflectorRadius, at + duration]
  for (const step of steps) {
    const toAngle = angle - step.pockets * pocketAngle
    hops.push({
      fromAngle: angle,
      toAngle,
      fromRadius: radius,
      toRadius: step.radius,
      startsAt,
      endsAt: startsAt + step.ms,
      height: step.height,
    })
    ;[angle, radius, startsAt] = [toAngle, step.radius, startsAt + step.ms]
  }
  hops.push({
    fromAngle: angle,
    toAngle: touch - 8.6 * pocketAngle,
    fromRadius: radius,
    toRadius: restRadius,
    startsAt,
    endsAt: startsAt + 130,
    height: 0,
  })
  return {
    startsAt: at,
    fromAngle,
    speed: relativeSpeed,
    distance,
    touchesAt: at + duration,
    touchSpeed,
    hops,
    endsAt: startsAt + 130,
    hurry: null,
  }
}

/** Speeds up the rest of the path to half a second; a path that is nearly at its end is unchanged. */
export function hurryLanding(path: BallPath, at: number): BallPath {
  const left = path.endsAt - at
  return path.hurry || left <= hurriedMs
    ? path
    : { ...path, hurry: { at, rate: left / hurriedMs }, endsAt: at + hurriedMs }
}

/** The time on the original path, before it was hurried. */
function plannedTime({ hurry }: BallPath, at: number): number {
  return hurry && at > hurry.at ? hurry.at + (at - hurry.at) * hurry.rate : at
}

export function positionBall(path: BallPath, at: number): BallPosition {
  const time = plannedTime(path, at)
  if (time < path.touchesAt) return positionSlowing(path, time)
  const hop = path.hops.find(({ endsAt }) => time < endsAt)
  const last = path.hops.at(-1)!
  if (!hop) return { angle: last.toAngle, radius: last.toRadius, height: 0 }
  const share = clamp01((time - hop.startsAt) / (hop.endsAt - hop.startsAt))
  return {
    angle: hop.fromAngle + (hop.toAngle - hop.fromAngle) * share,
    radius:
      hop.fromRadius +
      (hop.toRadius - hop.fromRadius) * easeInOut(share) +
      Math.sin(share * Math.PI) * hop.height * 0.05,
    height: Math.sin(share * Math.PI) * hop.height,
  }
}

/** A curve that starts as fast as the ball rolls and ends as slow as it touches; it drops in the last third. */
function positionSlowing(
  { startsAt, touchesAt, fromAngle, speed, distance, touchSpeed }: BallPath,
  time: number,
): BallPosition {
  const duration = touchesAt - startsAt
  const share = clamp01((time - startsAt) / duration)
  const [cube, square] = [share ** 3, share ** 2]
  const angle =
    fromAngle +
    (cube - 2 * square + share) * duration * speed +
    (3 * square - 2 * cube) * distance +
    (cube - square) * duration * touchSpeed
  const fall = clamp01((share - 0.66) / 0.34) ** 2
  return { angle, radius: rimRadius + (deflectorRadius - rimRadius) * fall, height: 0 }
}

/** Times at which the ball touches the wheel, in game time, for its sounds. */
export function listTouches(path: BallPath): number[] {
  const { hurry } = path
  return [path.touchesAt, ...path.hops.map(({ endsAt }) => endsAt)].map((time) =>
    hurry && time > hurry.at ? hurry.at + (time - hurry.at) / hurry.rate : time,
  )
}
