// What a page does by itself: what opens a moment after it is there, such as a message, is waited for, since two looks in a row may both
// come before it; what it does every so often does not happen, or a busy machine would draw another turn of it.
import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    shortTimers: Set<number>
  }
}

const longestMs = 250

/** Pages opened from now on know which of their short timers run, and have no long intervals. */
export async function followTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript((longest) => {
    const running = new Set<number>()
    window.shortTimers = running
    const { setTimeout: start, clearTimeout: stop } = window
    window.setTimeout = ((work: TimerHandler, ms = 0, ...given: unknown[]) => {
      if (typeof work !== 'function' || ms > longest) return start(work, ms, ...given)
      const timer = start(() => {
        running.delete(timer)
        work(...given)
      }, ms)
      running.add(timer)
      return timer
    }) as typeof setTimeout
    const { setInterval: repeat } = window
    window.setInterval = ((work: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms > longest ? 0 : repeat(work, ms, ...given)) as typeof setInterval
    window.clearTimeout = (timer) => {
      running.delete(Number(timer))
      stop(timer)
    }
  }, longestMs)
}

/** Waits for the short timers that run, and for those that they start; for a chain that never ends it waits some rounds. */
export async function waitForTimers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 5 && window.shortTimers.size > 0; round += 1) {
      const timers = [...window.shortTimers]
      while (timers.some((timer) => window.shortTimers.has(timer))) await new Promise(requestAnimationFrame)
    }
  })
}

/** So many frames later. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
}
