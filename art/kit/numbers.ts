/** One turn in radians. */
export const fullTurn = Math.PI * 2

/** Degrees to radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Coordinates are written with one decimal: enough for a picture of 600 units, and half the size. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Two decimals, for offsets, opacities and scales. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100
}

/** The element at `index`, going round when the list is shorter. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length]
  if (found === undefined) throw new Error(`nothing to pick at ${index} of ${list.length}`)
  return found
}

/** `make(0) … make(count - 1)` as a list. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
