// The game's clock: time in milliseconds that advances only while the page is visible and the game is not paused,
// so a hidden tab or a dialog of the site over the game never skips an animation.

export interface Loop {
  /** Game time of the current frame, in ms. */
  now(): number
  isPaused(): boolean
  setPaused(on: boolean): void
}

/** A longer frame is a stall (sleep, breakpoint), not time the player watched. */
const longestFrameMs = 100

/** Calls `draw(now, delta)` on every animation frame while running; both in ms of game time. */
export function startLoop(draw: (now: number, delta: number) => void): Loop {
  let now = 0
  let previous: number | null = null
  let isPaused = false
  let isDrawn = false
  let request = 0

  const frame = (stamp: number): void => {
    const delta = previous === null ? 0 : Math.min(longestFrameMs, stamp - previous)
    previous = stamp
    now += delta
    draw(now, delta)
    isDrawn = true
    if (!isPaused) request = requestAnimationFrame(frame)
  }
  const follow = (): void => {
    cancelAnimationFrame(request)
    previous = null
    // A game that is paused before its first frame is drawn once, so that it doesn't stand there black.
    if ((!isPaused || !isDrawn) && !document.hidden) request = requestAnimationFrame(frame)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return {
    now: () => now,
    isPaused: () => isPaused,
    setPaused(on) {
      isPaused = on
      follow()
    },
  }
}
