/** The one source of the time for rules and statements, so that tests and scenes can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs as the system's, moved by what it was advanced. */
export interface MovedClock extends Clock {
  /** Negative to go back. */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }): void
}

export function createMovedClock(): MovedClock {
  let aheadMs = 0
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) {
      aheadMs += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000 + ms
    },
  }
}

/** `moment` and so many seconds. */
export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}
