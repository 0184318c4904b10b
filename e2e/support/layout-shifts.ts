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

/** Begins to watch before the page is there. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { layoutShifts: shifts })
    interface Entry extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}.${node.className} ${node.getAttribute('aria-label') ?? ''}`
        : (node?.parentElement?.className ?? 'gone')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
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
