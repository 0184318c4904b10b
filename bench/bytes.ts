// The bytes of the lobby in a real load: requested until a button was hydrated, and in total.
import type { Page } from '@playwright/test'
import { lobbyBudgets } from '../tools/checks/weight.ts'
import type { Bench } from './measurement.ts'

interface Transfer {
  kind: 'html' | 'js' | 'css'
  bytes: number
  beforeHydration: boolean
}

export const bytes: Bench = {
  name: 'bytes',
  async measure({ site, browser }) {
    // Answers from a worker are no longer compressed.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    await page.addInitScript(markHydration)
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await page.waitForTimeout(2_000)
    const transfers = await readTransfers(page)
    await page.close()
    const sum = (kind: Transfer['kind'], all: boolean) =>
      transfers
        .filter((transfer) => transfer.kind === kind && (all || transfer.beforeHydration))
        .reduce((total, transfer) => total + transfer.bytes, 0) / 1024
    return [
      { name: 'lobby: HTML', value: sum('html', true), unit: 'KB', budget: lobbyBudgets.html, gates: true },
      { name: 'lobby: CSS', value: sum('css', true), unit: 'KB', budget: lobbyBudgets.css, gates: true },
      {
        name: 'lobby: JavaScript until hydrated',
        value: sum('js', false),
        unit: 'KB',
        budget: lobbyBudgets.scripts,
        gates: true,
      },
      {
        name: 'lobby: JavaScript in the end',
        value: sum('js', true),
        unit: 'KB',
        budget: lobbyBudgets.scriptsInTheEnd,
        gates: true,
      },
    ]
  },
}

/** Runs in the page: React leaves a property on every element it has taken over. */
function markHydration(): void {
  const look = () => {
    const button = document.querySelector('button, a')
    if (button && Object.keys(button).some((key) => key.startsWith('__reactProps$')))
      performance.mark('hydrated')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function readTransfers(page: Page): Promise<Transfer[]> {
  return page.evaluate(() => {
    const hydratedAt = performance.getEntriesByName('hydrated')[0]!.startTime
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
      (entry) => {
        const kind = /\.(js|css)$/.exec(new URL(entry.name).pathname)?.[1] as 'js' | 'css' | undefined
        return kind
          ? [{ kind, bytes: entry.encodedBodySize, beforeHydration: entry.startTime < hydratedAt }]
          : []
      },
    )
    return [{ kind: 'html' as const, bytes: document!.encodedBodySize, beforeHydration: true }, ...resources]
  })
}
