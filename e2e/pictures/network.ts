// What a page has asked for and not got yet.
import type { Page, Request } from '@playwright/test'

interface Traffic {
  onTheirWay: Set<Request>
  /** How often something was asked for or arrived. */
  events: number
}

const patienceMs = 20_000
/** Reports and streams, which are not answered. */
const endless = ['ping', 'eventsource']

const traffics = new WeakMap<Page, Traffic>()

/** From now on it is known what the page waits for. */
export function followNetwork(page: Page): void {
  const traffic: Traffic = { onTheirWay: new Set(), events: 0 }
  traffics.set(page, traffic)
  const end = (request: Request) => {
    traffic.events += 1
    traffic.onTheirWay.delete(request)
  }
  page.on('request', (request) => {
    if (endless.includes(request.resourceType())) return
    traffic.events += 1
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

/** Waits until everything has arrived and the page, with nothing more to do, has asked for nothing else several times in a row. */
export async function waitForSilence(page: Page): Promise<void> {
  const traffic = traffics.get(page)!
  const deadline = Date.now() + patienceMs
  for (let quiet = 0; quiet < 3;) {
    const before = traffic.events
    await waitForLeisure(page)
    quiet = traffic.onTheirWay.size === 0 && traffic.events === before ? quiet + 1 : 0
    if (Date.now() > deadline)
      throw new Error(`never answered: ${[...traffic.onTheirWay].map((request) => request.url()).join(', ')}`)
  }
}

/** Two frames, for what comes into view, and a moment in which nothing is more urgent, for what waits for that. */
async function waitForLeisure(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 1_000 })
    })
  })
}
