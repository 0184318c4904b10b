// Easing curves of the design.

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value))
}

export function easeOutCubic(share: number): number {
  return 1 - (1 - clamp01(share)) ** 3
}

export function easeInOut(share: number): number {
  const t = clamp01(share)
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2
}

/** A single pulse: 0 at both ends, 1 in the middle. */
export function pulse(share: number): number {
  return Math.sin(clamp01(share) * Math.PI)
}
