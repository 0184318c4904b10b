// What a page has asked for and not got yet.
import type { Page, Request } from '@playwright/test'

interface Traffic {
  onTheirWay: Set<Request>
  /** When something was last asked for or arrived. */
  lastAt: number
}

const patienceMs = 20_000
/** Reports and streams, which are not answered. */
const endless = ['ping', 'eventsource']

const traffics = new WeakMap<Page, Traffic>()

/** From now on it is known what the page waits for. */
export function followNetwork(page: Page): void {
  const traffic: Traffic = { onTheirWay: new Set(), lastAt: Date.now() }
  traffics.set(page, traffic)
  const end = (request: Request) => {
    traffic.lastAt = Date.now()
    traffic.onTheirWay.delete(request)
  }
  page.on('request', (request) => {
    if (endless.includes(request.resourceType())) return
    traffic.lastAt = Date.now()
    traffic.onTheirWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** The page was left: what it still waited for never comes. */
export function forgetNetwork(page: Page): void {
  traffics.get(page)?.onTheirWay.clear()
}

/** Never answers what the page asks of these addresses; nobody waits for it then. */
export async function holdBack(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, (route) => {
    traffics.get(page)?.onTheirWay.delete(route.request())
    return new Promise(() => {})
  })
}

/** Waits until everything has arrived and nothing more was asked for during a moment. */
export async function waitForSilence(page: Page, quietMs = 120): Promise<void> {
  const traffic = traffics.get(page)!
  const deadline = Date.now() + patienceMs
  while (traffic.onTheirWay.size > 0 || Date.now() - traffic.lastAt < quietMs) {
    if (Date.now() > deadline)
      throw new Error(`never answered: ${[...traffic.onTheirWay].map((request) => request.url()).join(', ')}`)
    await page.waitForTimeout(30)
  }
}
