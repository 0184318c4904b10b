// The service worker: a newer release waits until the visitor wants it; the site without a network; what is never cached.
import { forgive } from '../../support/complaints.ts'
import { expect, type Page, test } from '../../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test("a newer release waits for the visitor and is put in place in all tabs, and by a page of its own at once; without a network the site says so in the visitor's language, and recovers by itself [7.87]", async ({
  page,
  context,
  site,
  complaints,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: site.origin }])
  await page.goto(site.origin)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The worker takes over open pages once it is active, and receives the language.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages-1')).match('/locale'))?.text()))
    .toBe('en')
  await page.reload()
  const other = await context.newPage()
  await other.goto(`${site.origin}/games/slots`)
  await Promise.all([page, other].map(pretendEarlierRelease))
  // The same worker at another address is another one to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer', { scope: '/' }))
  await expect(other.getByText('An update is ready')).toBeVisible()
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await Promise.all([page, other].map(waitForReload))
  await expect(other.getByText('An update is ready')).toBeHidden()
  // The pages are of its release now, and have asked for the worker at its usual address: nothing is left to wait for.
  // The browser lets the earlier worker stay while it counts it as busy, which can be minutes: it is stopped.
  const stop = await prepareStop(page, '/sw.js?newer')
  await expect
    .poll(async () => {
      await stop()
      return page.evaluate(listWorkers)
    })
    .toEqual(['active /sw.js'])
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await other.close()
  await context.setOffline(true)
  await page.goto(`${site.origin}/games/slots`).catch(() => {})
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    return (
      await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat()
  })
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.filter((path) => !/^\/(assets|art|brand)\/|^\/(locale|offline\.html)$/.test(path))).toEqual([])
})

/** The release of a page is the version of its list of routes. */
async function pretendEarlierRelease(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => {
    const { __reactRouterManifest } = window as unknown as { __reactRouterManifest: { version: string } }
    __reactRouterManifest.version = 'earlier'
  })
}

async function listWorkers(): Promise<string[]> {
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration())!
  return Object.entries({ installing, waiting, active }).flatMap(([state, worker]) => {
    const { pathname, search } = new URL(worker?.scriptURL ?? location.href)
    return worker ? [`${state} ${pathname}${search}`] : []
  })
}

/** Returns what stops the worker of this address, if it is still there. */
async function prepareStop(page: Page, path: string): Promise<() => Promise<void>> {
  const debug = await page.context().newCDPSession(page)
  const found = new Set<string>()
  debug.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, scriptURL, status } of versions)
      if (scriptURL.endsWith(path) && status === 'activated') found.add(versionId)
      else found.delete(versionId)
  })
  await debug.send('ServiceWorker.enable')
  return async () => {
    for (const versionId of found) await debug.send('ServiceWorker.stopWorker', { versionId })
  }
}

const waitForReload = (page: Page) =>
  page.waitForFunction(() => {
    const { __reactRouterManifest: list } = window as unknown as {
      __reactRouterManifest?: { version: string }
    }
    return list !== undefined && list.version !== 'earlier'
  })
