// Time in play: runs while the game is on the screen, pauses while it is minimised.
export interface PlayClock {
  /** Milliseconds counted before the current stretch. */
  playedMs: number
  /** Start of the current stretch; null while paused. */
  sinceMs: number | null
}

export const zeroClock: PlayClock = { playedMs: 0, sinceMs: null }

export function startClock(clock: PlayClock, nowMs: number): PlayClock {
  return clock.sinceMs === null ? { ...clock, sinceMs: nowMs } : clock
}

export function stopClock(clock: PlayClock, nowMs: number): PlayClock {
  return { playedMs: readClock(clock, nowMs), sinceMs: null }
}

export function readClock(clock: PlayClock, nowMs: number): number {
  return clock.playedMs + (clock.sinceMs === null ? 0 : Math.max(0, nowMs - clock.sinceMs))
}

/** `0:42:17`: hours are not limited. */
export function formatPlayTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
