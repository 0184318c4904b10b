// Layout shifts of a page, with everything that may arrive late delayed.
import type { BrowserContext, Page } from './site.ts'

/** Holds back every file of these kinds, as a slow line does. */
export async function delay(context: BrowserContext, files: RegExp, milliseconds: number): Promise<void> {
  await context.route(files, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    })
    await route.continue().catch(() => undefined)
  })
}

/** A move of one element, in pixels. */
export interface Shift {
  name: string
  score: number
  sideways: number
  upOrDown: number
}

/**
 * Begins to watch before the page is there. A slow machine paints a document before it is parsed: that its end makes room for itself then
 * depends on where the parser paused, and is not watched.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    const isParsed = (at: number) => {
      const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[]
      return domInteractive > 0 && at >= domInteractive
    }
    Object.assign(window, { layoutShifts: shifts })
    interface Entry extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const textOf = (element: Element | null): string =>
      element === null ? '' : element.textContent.trim().slice(0, 60) || textOf(element.parentElement)
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null)
      if (!element) return 'gone'
      const { tagName, classList } = element
      const label = element.getAttribute('aria-label') ?? textOf(element)
      return `${tagName.toLowerCase()}.${[...classList].join('.')} ${label}`
    }
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput || !isParsed(startTime)) continue
        for (const { node, previousRect: from, currentRect: to } of sources) {
          shifts.push({
            name: nameOf(node),
            score: value,
            sideways: Math.abs(to.x - from.x),
            upOrDown: Math.max(Math.abs(to.y - from.y), Math.abs(to.bottom - from.bottom)),
          })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)
}
