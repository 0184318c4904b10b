// A visitor scrolls through ten thousand games to their end, on a machine four times slower: what the page holds and whether it stutters.
import type { Browser, CDPSession, Page } from '@playwright/test'
import { wholeCategory } from './large-catalogue.ts'
import { largeCount, withLargeSite } from './large-site.ts'
import type { Bench, Measurement } from './measurement.ts'

declare global {
  interface Window {
    longTasks: number[]
  }
}

const slowDown = 4
/** Faster than a hand turns a wheel: a window and a half in each step. */
const stepPx = 1_400
const [steps, pauseMs] = [4, 50]
/** A machine that is slower still, or has other work, is measured as far as it comes by then. */
const patienceMs = 150_000

export const scroll: Bench = {
  name: 'scroll',
  measure: ({ browser }) => withLargeSite((site) => scrollThrough(browser, `${site.origin}/games/${wholeCategory}`)),
}

async function scrollThrough(browser: Browser, address: string): Promise<Measurement[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', locale: 'ru-RU' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  try {
    await page.goto(address, { waitUntil: 'load' })
    const grid = page.locator('main ul').filter({ has: page.locator('[data-place]') })
    await grid.waitFor()
    // What a first screen starts is over by then; here only scrolling counts.
    await page.evaluate(() => new Promise((resolve) => { requestIdleCallback(resolve) }))
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.evaluate(() => {
      window.longTasks = []
      new PerformanceObserver((list) => { window.longTasks.push(...list.getEntries().map(({ duration }) => duration)) }).observe({ type: 'longtask' })
    })
    const heapBefore = await readHeap(session)
    const { mostElements, reached } = await scrollToEnd(page)
    const longTasks = await page.evaluate(() => window.longTasks)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const all = await page.evaluate(() => document.querySelectorAll('*').length)
    return [
      { name: 'scroll: games that were come by', value: reached, unit: '', budget: largeCount, atLeast: true },
      { name: 'scroll: elements of the grid, at most', value: mostElements, unit: '', budget: 400, gates: true },
      { name: 'scroll: elements of the page in the end', value: all, unit: '' },
      { name: `scroll: longest task at 1/${slowDown} speed`, value: Math.max(0, ...longTasks), unit: 'ms', budget: 50 },
      { name: 'scroll: tasks over 50 ms', value: longTasks.length, unit: '' },
      { name: 'scroll: memory of the page, more than before', value: await readHeap(session) - heapBefore, unit: 'KB' },
    ]
  } finally {
    await context.close()
  }
}

/** Turns the wheel until the last game is there, asking for more where the list does. */
async function scrollToEnd(page: Page): Promise<{ mostElements: number; reached: number }> {
  await page.mouse.move(700, 500)
  const more = page.getByRole('link', { name: /^Показать ещё/ })
  const loading = page.getByText('Загружаем ещё игры')
  const deadline = Date.now() + patienceMs
  let [mostElements, reached] = [0, 0]
  while (Date.now() < deadline) {
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, stepPx)
      await page.waitForTimeout(pauseMs)
    }
    const seen = await page.evaluate(() => ({
      elements: document.querySelectorAll('main ul:has([data-place]) *').length,
      last: Math.max(0, ...[...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => Number(dataset.place))),
      isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 50,
    }))
    mostElements = Math.max(mostElements, seen.elements)
    reached = Math.max(reached, seen.last + 1)
    if (!seen.isAtEnd || await loading.isVisible()) continue
    if (!await more.isVisible()) break
    // Pressed without a mouse, which would not turn its wheel over the list then.
    await more.dispatchEvent('click')
  }
  return { mostElements, reached }
}

/** Kilobytes, without what nobody needs any more. */
async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024
}
