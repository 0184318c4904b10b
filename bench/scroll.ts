// A visitor scrolls through ten thousand games to their end: what the page holds and whether it would stutter on a machine four times
// slower. A task is judged by the time its thread worked, four times: what else the machine does while it waits is not the page's. The
// browser's own slow-down would count that in, since it stretches whatever passes on the clock.
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { slowDown, waitUntilIdle, watchTasks, withDesktop } from './desktop-page.ts'
import { wholeCategory } from './large-catalogue.ts'
import { largeCount, withLargeSite } from './large-site.ts'
import type { Bench, Measurement } from './measurement.ts'
import { percentile } from './rank-test.ts'

/**
 * From here on a browser calls a task long. One in a thousand may be: what else runs on the machine takes the processor's caches, and the
 * clock of a virtual machine's thread leaps, so that a task that does next to nothing may seem long. The longest one informs.
 */
const longTaskMs = 50
/** Faster than a hand turns a wheel: a window and a half in each step. */
const stepPx = 1_400
const [steps, pauseMs] = [4, 50]
/** A machine that is slower still, or has other work, is measured as far as it comes by then. */
const patienceMs = 150_000

export const scroll: Bench = {
  name: 'scroll',
  measure: ({ browser }) =>
    withLargeSite((site) =>
      withDesktop(browser, (context) => scrollThrough(context, `${site.origin}/games/${wholeCategory}`)),
    ),
}

async function scrollThrough(context: BrowserContext, address: string): Promise<Measurement[]> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address, { waitUntil: 'load' })
  const grid = page.locator('main ul').filter({ has: page.locator('[data-place]') })
  // The grid has places in its whole list once its code has come, drawn and measured it. What a first screen starts is over by then;
  // here only scrolling counts.
  await grid.locator('[aria-posinset]').first().waitFor()
  await waitUntilIdle(page)
  // Its collection of the whole heap at once is the measurement's own task, and would be the longest of all.
  const heapBefore = await readHeap(session)
  const {
    answer: { mostElements, reached },
    tasksMs: slow,
  } = await watchTasks(page, () => scrollToEnd(page))
  const all = await page.evaluate(() => document.querySelectorAll('*').length)
  return [
    {
      name: 'scroll: games that were come by',
      value: reached,
      unit: '',
      budget: largeCount,
      atLeast: true,
    },
    {
      name: 'scroll: elements of the grid, at most',
      value: mostElements,
      unit: '',
      budget: 400,
      gates: true,
    },
    { name: 'scroll: elements of the page in the end', value: all, unit: '' },
    { name: `scroll: a task at 1/${slowDown} speed, p99`, value: percentile(slow, 0.99), unit: 'ms' },
    {
      name: `scroll: a task at 1/${slowDown} speed, p99.9`,
      value: percentile(slow, 0.999),
      unit: 'ms',
      budget: longTaskMs,
      gates: true,
    },
    {
      name: `scroll: longest task at 1/${slowDown} speed`,
      value: Math.max(0, ...slow),
      unit: 'ms',
      budget: longTaskMs,
    },
    {
      name: `scroll: tasks over ${longTaskMs} ms, of ${slow.length}`,
      value: slow.filter((ms) => ms > longTaskMs).length,
      unit: '',
    },
    {
      name: 'scroll: memory of the page, more than before',
      value: (await readHeap(session)) - heapBefore,
      unit: 'KB',
    },
  ]
}

/** Turns the wheel until the last game is there, asking for more where the list does. */
async function scrollToEnd(page: Page): Promise<{ mostElements: number; reached: number }> {
  await page.mouse.move(700, 500)
  const deadline = Date.now() + patienceMs
  let [mostElements, reached] = [0, 0]
  while (Date.now() < deadline) {
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, stepPx)
      await page.waitForTimeout(pauseMs)
    }
    // One look, without the locators of a test: those search the whole page and would be its longest tasks.
    const seen = await page.evaluate(() => {
      const list = document.querySelector('main ul:has([data-place])')!
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 50
      const more = isAtEnd ? list.parentElement!.querySelector<HTMLElement>(':scope > ul ~ div a') : null
      const seen = {
        elements: list.querySelectorAll('*').length,
        last: Math.max(
          0,
          ...[...list.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) =>
            Number(dataset.place),
          ),
        ),
        isOver: isAtEnd && !more && list.querySelector('[data-place] article') !== null,
      }
      // Pressed without a mouse, which would not turn its wheel over the list then.
      more?.click()
      return seen
    })
    mostElements = Math.max(mostElements, seen.elements)
    reached = Math.max(reached, seen.last + 1)
    if (seen.isOver && reached >= largeCount) break
  }
  return { mostElements, reached }
}

/** Kilobytes after a garbage collection. */
async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024
}
