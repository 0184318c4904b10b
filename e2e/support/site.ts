// The base of every journey: one site per worker, and a page whose errors fail the test. All sites are
// named here, where each is started once in a worker that asks for it; a fixture of another file would end the sites of this one.
import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from './base.ts'
import { buildStale } from '../../tools/builds/build-stale.ts'
import { guestWeb } from '../../tools/builds/parts.ts'
import { startSite, type Site } from '../../tools/site/start-site.ts'
import { type SplitSite, startSplitSite } from '../../tools/site/start-split-site.ts'

export { expect } from '@playwright/test'
export type { BrowserContext, Page } from '@playwright/test'

interface Fixtures {
  /** Console errors, uncaught exceptions and CSP violations of all pages; a journey that expects one removes it. */
  complaints: string[]
  /** Another browser, on which nothing may go wrong unnoticed either. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

interface Sites {
  site: Site
  /** In two processes: the half behind the site can go away. */
  split: SplitSite
  /** Of the second brand, and with the build for guests. */
  ferna: Site
  /** Whose visitors are all from a blocked region. */
  closed: Site
}

export const test = base.extend<Fixtures, Sites>({
  site: [
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: 'off' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  split: [
    async ({}, use) => {
      const site = await startSplitSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  ferna: [
    async ({}, use) => {
      base.expect(await buildStale({ parts: [guestWeb] }), 'the build for guests').toBe(true)
      const site = await startSite({ RATE_LIMITS: 'off', BRAND: 'ferna', GUEST_BUILD: 'on' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  closed: [
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: 'off', BLOCKED_REGIONS: 'XX', FORCE_REGION: 'XX' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  complaints: [
    async ({ context, javaScriptEnabled }, use) => {
      const complaints: string[] = []
      watch(context, complaints, javaScriptEnabled)
      await use(complaints)
      base.expect(complaints, 'console errors, exceptions and CSP violations').toEqual([])
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, baseURL, contextOptions, complaints }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL,
        serviceWorkers: 'block',
        ...contextOptions,
        ...options,
      })
      opened.push(context)
      watch(context, complaints, options?.javaScriptEnabled)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

/** Records errors on the pages of a browser, and waits for hydration before anything is pressed. */
function watch(context: BrowserContext, complaints: string[], hasScripts = true): void {
  context.on('page', (page) => {
    listen(page, complaints)
    if (hasScripts) waitForWaking(page)
  })
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
}

/** The code of a page starts after it is painted. A person has not found the first button by then; a journey would press it already. */
function waitForWaking(page: Page): void {
  const { goto, reload } = page
  const awake = async <Answer>(answer: Answer): Promise<Answer> => {
    await page.waitForFunction(isAwake, undefined, { timeout: 20_000 }).catch(() => {})
    // What listens to keys does so a moment after it is drawn.
    await page
      .evaluate(
        () =>
          new Promise((resolve) => {
            requestIdleCallback(resolve, { timeout: 5_000 })
          }),
      )
      .catch(() => {})
    return answer
  }
  page.goto = (...asked) => goto.apply(page, asked).then(awake)
  page.reload = (...asked) => reload.apply(page, asked).then(awake)
}

/** Runs in the page: React leaves a property on every element it has taken over, of the frame first and then of the screen, and says of the whole document when that is done. What is no page of the site has nothing to wait for. */
export function isAwake(): boolean {
  const isOurs = [...document.scripts].some(({ text }) => text.includes('__reactRouterContext'))
  if (!isOurs) return true
  const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1] as
    | { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } }
    | undefined
  if (root?.stateNode.current.memoizedState.isDehydrated !== false) return false
  const controls = ['body a, body button', 'main button'].map((selector) => document.querySelector(selector))
  return controls.every(
    (control) => !control || Object.keys(control).some((key) => key.startsWith('__reactProps$')),
  )
}
