// The site without a network: what the worker shows, and what it never caches.
import { forgive } from '../../support/complaints.ts'
import { expect, test } from '../../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test("without a network a visited site reports it in the visitor's language, and recovers by itself", async ({
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
