// What is left of a time, in parts. Pure.
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Whole parts of the milliseconds left; a second counts until it is over, and there is never less than nothing. */
export function splitTimeLeft(leftMs: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** `0:27`, and `1:02:03` from an hour on. */
export function formatShortTime(leftMs: number): string {
  const { days, hours, minutes, seconds } = splitTimeLeft(leftMs)
  const wholeHours = days * 24 + hours
  return wholeHours > 0 ? `${wholeHours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`
}

/** Two digits at least. */
export function pad(value: number): string {
  return String(value).padStart(2, '0')
}

/** Milliseconds until the shown seconds change: never more than one, so no timer is ever too long for the browser. */
export function untilNextSecond(leftMs: number): number {
  return leftMs % 1_000 || 1_000
}
