// What opens by itself a moment after a page is there, such as a message: two looks in a row may both come before it.
import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    shortTimers: Set<number>
  }
}

const longestMs = 250

/** Pages opened from now on know which of their short timers run. */
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
    window.clearTimeout = (timer) => {
      running.delete(Number(timer))
      stop(timer)
    }
  }, longestMs)
}

/** Waits for the short timers that run now, not for those that they start. */
export async function waitForTimers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const timers = [...window.shortTimers]
    while (timers.some((timer) => window.shortTimers.has(timer))) await new Promise(requestAnimationFrame)
  })
}
