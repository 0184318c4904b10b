// The bytes of the lobby in a real load: requested until a button was hydrated, and in total.
import type { Browser, Page } from '@playwright/test'
import { lobbyBudgets } from '../tools/checks/weight.ts'
import { logIn } from '../tools/site/log-in.ts'
import type { Bench } from './measurement.ts'

interface Transfer {
  kind: 'html' | 'js' | 'css'
  bytes: number
  beforeHydration: boolean
}

export const bytes: Bench = {
  name: 'bytes',
  async measure({ site, browser }) {
    const guest = await loadLobby(browser, site.origin)
    const player = await loadLobby(browser, site.origin, await logIn(site.origin))
    const sum = (transfers: readonly Transfer[], kind: Transfer['kind'], all: boolean) =>
      transfers
        .filter((transfer) => transfer.kind === kind && (all || transfer.beforeHydration))
        .reduce((total, transfer) => total + transfer.bytes, 0) / 1024
    const measurement = (name: string, value: number, budget: number) =>
      ({ name: `lobby: ${name}`, value, unit: 'KB', budget, gates: true }) as const
    return [
      measurement('HTML', sum(guest, 'html', true), lobbyBudgets.html),
      measurement('CSS', sum(guest, 'css', true), lobbyBudgets.css),
      measurement('JavaScript until hydrated', sum(guest, 'js', false), lobbyBudgets.scripts),
      measurement('JavaScript in the end', sum(guest, 'js', true), lobbyBudgets.scriptsInTheEnd),
      measurement(
        'JavaScript in the end, player',
        sum(player, 'js', true),
        lobbyBudgets.playersScriptsInTheEnd,
      ),
    ]
  },
}

/** @param cookies of a session; without any a guest's */
async function loadLobby(browser: Browser, origin: string, cookies = ''): Promise<Transfer[]> {
  // Answers from a worker are no longer compressed.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  for (const cookie of cookies.split('; ').filter(Boolean)) {
    const at = cookie.indexOf('=')
    await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin }])
  }
  const page = await context.newPage()
  await page.addInitScript(markHydration)
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.waitForTimeout(2_000)
  const transfers = await readTransfers(page)
  await context.close()
  return transfers
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
