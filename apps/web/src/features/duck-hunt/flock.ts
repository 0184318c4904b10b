// The ducks of the field: where each is and how it goes on. Nothing here decides a shot. All is changed in place: sixty times a second
// nothing may be left for the collector.

export type DuckState = 'flying' | 'falling' | 'fleeing' | 'away'

export interface Duck {
  /** Place among the pictures. */
  look: number
  state: DuckState
  /** Middle, in CSS pixels of the field. */
  x: number
  y: number
  /** The height it flies at, as a share of what is between the insets. */
  lane: number
  /** Width, in pixels. */
  size: number
  /** Widths of itself a second, and where to. */
  pace: number
  direction: 1 | -1
  /** Of the beat of its wings, in radians. */
  phase: number
  angle: number
  /** Pixels a second, downwards, of one that falls or flees. */
  fall: number
  /** Milliseconds until one that is away comes back. */
  awayMs: number
}

/** What lies over the field's edges, in pixels: ducks fly between. */
export interface Insets {
  top: number
  bottom: number
}

export interface Flock {
  width: number
  height: number
  insets: Insets
  /** Ducks stand where they are, for readers who asked for less motion. */
  isCalm: boolean
  ducks: readonly Duck[]
}

const seats = [
  { lane: 0.24, size: 0.15, start: 0.22, pace: 0.62, direction: 1 },
  { lane: 0.13, size: 0.1, start: 0.64, pace: 0.95, direction: 1 },
  { lane: 0.74, size: 0.09, start: 0.42, pace: 1.05, direction: -1 },
  { lane: 0.5, size: 0.12, start: 0.8, pace: 0.78, direction: -1 },
] as const

const [smallest, largest] = [76, 200]
/** Pixels a second, each second. */
const gravity = 1_500
const calmPauseMs = 900

export function createFlock(width: number, height: number, isCalm: boolean, insets: Insets): Flock {
  const flock: Flock = {
    width: 0,
    height: 0,
    insets,
    isCalm,
    ducks: seats.map(({ lane, pace, direction, start }, look) => ({
      look,
      state: 'flying',
      x: start,
      y: 0,
      lane,
      size: 0,
      pace,
      direction,
      phase: look * 1.7,
      angle: 0,
      fall: 0,
      awayMs: 0,
    })),
  }
  resizeFlock(flock, width, height, insets)
  return flock
}

/** Another field: each duck keeps its share of the way. */
export function resizeFlock(flock: Flock, width: number, height: number, insets: Insets): void {
  const fromWidth = flock.width || 1
  flock.width = width
  flock.height = height
  flock.insets = insets
  for (const duck of flock.ducks) {
    duck.x *= width / fromWidth
    duck.y = findLane(flock, duck)
    duck.size = Math.min(largest, Math.max(smallest, seats[duck.look]!.size * width))
  }
}

function findLane({ height, insets: { top, bottom } }: Flock, { lane }: Duck): number {
  return top + Math.max(0, height - top - bottom) * lane
}

/** @param ms since the last step */
export function stepFlock(flock: Flock, ms: number): void {
  const { width, height, isCalm } = flock
  const seconds = ms / 1_000
  // No iterator: this runs sixty times a second.
  for (let index = 0; index < flock.ducks.length; index++) {
    const duck = flock.ducks[index]!
    if (duck.state === 'away') {
      duck.awayMs -= ms
      if (duck.awayMs <= 0) comeBack(flock, duck)
      continue
    }
    if (isCalm) continue
    duck.phase += seconds * 9
    switch (duck.state) {
      case 'flying':
        duck.x += duck.direction * duck.pace * duck.size * seconds
        duck.y = findLane(flock, duck) + Math.sin(duck.phase * 0.28) * height * 0.025
        if (isBeyond(duck, width)) {
          // It turns, and comes back a little higher or lower.
          duck.direction = duck.direction === 1 ? -1 : 1
          duck.lane = 0.12 + ((duck.lane * 7.3 + 0.37) % 1) * 0.66
        }
        break
      case 'falling':
        duck.fall += gravity * seconds
        duck.y += duck.fall * seconds
        duck.angle += duck.direction * 5.5 * seconds
        if (duck.y > height + duck.size) leave(duck, 500)
        break
      case 'fleeing':
        duck.x += duck.direction * duck.size * 4.4 * seconds
        duck.y += duck.fall * seconds
        duck.phase += seconds * 14
        if (isBeyond(duck, width) || duck.y < -duck.size) leave(duck, 700)
        break
    }
  }
}

/** The duck nearest to a point; -1 while none flies. */
export function findNearest({ ducks }: Flock, x: number, y: number): number {
  let found = -1
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index < ducks.length; index++) {
    const duck = ducks[index]!
    if (duck.state !== 'flying') continue
    const distance = (duck.x - x) ** 2 + (duck.y - y) ** 2
    if (distance < least) {
      least = distance
      found = index
    }
  }
  return found
}

/** What the platform said of a shot at this duck: it falls, or flies off. */
export function settleDuck(flock: Flock, index: number, isHit: boolean): void {
  const duck = flock.ducks[index]
  if (duck?.state !== 'flying') return
  if (flock.isCalm) {
    // Both are gone for a moment; the words say which.
    leave(duck, calmPauseMs)
    return
  }
  duck.state = isHit ? 'falling' : 'fleeing'
  duck.fall = isHit ? -260 : -190
}

/** Whether anything moves, so that the next picture will be another one. */
export function isMoving({ isCalm, ducks }: Flock): boolean {
  return !isCalm || ducks.some(({ state }) => state === 'away')
}

function isBeyond({ x, size, direction }: Duck, width: number): boolean {
  return direction === 1 ? x > width + size * 0.6 : x < -size * 0.6
}

function leave(duck: Duck, awayMs: number): void {
  duck.state = 'away'
  duck.awayMs = awayMs
}

function comeBack(flock: Flock, duck: Duck): void {
  const { isCalm, width } = flock
  duck.state = 'flying'
  duck.angle = 0
  duck.fall = 0
  if (isCalm) return
  duck.direction = duck.direction === 1 ? -1 : 1
  duck.x = duck.direction === 1 ? -duck.size * 0.6 : width + duck.size * 0.6
  duck.y = findLane(flock, duck)
}
