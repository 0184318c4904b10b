// The pages that screens are drawn in: one for each language on a phone and one on a computer. A page lives through many screens,
// so that what one has loaded the next finds in the cache, and begins each as a new visitor.
import type { Browser, Page } from '@playwright/test'
import { logIn, vera } from '../../tools/site/log-in.ts'
import type { Site } from '../../tools/site/start-site.ts'
import { listSessionCookies } from '../support/player.ts'
import { forgetNetwork, followNetwork } from './network.ts'
import { now, openContext } from './open-context.ts'
import type { Locale, Window } from './windows.ts'

/** Nobody of them plays, so that no screen changes what another shows. */
export type Visitor = 'guest' | 'player'

type SessionCookies = Awaited<ReturnType<typeof listSessionCookies>>

/** Answers the page of this window and language, ready to open its first address. */
export type OpenPage = (window: Window, locale: Locale, visitor: Visitor) => Promise<Page>

export function poolPages(browser: Browser, site: Site): { openPage: OpenPage; close: () => Promise<void> } {
  const pages = new Map<string, Promise<Page>>()
  const sessions = new Map<Visitor, Promise<SessionCookies>>()

  async function start(window: Window): Promise<Page> {
    const page = await (await openContext(browser, window)).newPage()
    followNetwork(page)
    await stopServerClock(page)
    await page.addInitScript(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    return page
  }

  async function listCookies(visitor: Visitor): Promise<SessionCookies> {
    return visitor === 'guest' ? [] : listSessionCookies(site.origin, await logIn(site.origin, vera))
  }

  return {
    openPage: async (window, locale, visitor) => {
      const page = await getOrAdd(pages, `${window.width < 755 ? 'phone' : 'computer'} ${locale}`, () =>
        start(window),
      )
      const cookies = await getOrAdd(sessions, visitor, () => listCookies(visitor))
      const context = page.context()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await page.goto('about:blank')
      forgetNetwork(page)
      await page.mouse.move(0, 0)
      await page.setViewportSize(window)
      await context.clearCookies()
      await context.addCookies([{ name: 'locale', value: locale, url: site.origin }, ...cookies])
      return page
    },
    close: async () => {
      for (const page of pages.values()) await (await page).context().close()
    },
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const created = create()
  map.set(key, created)
  return created
}

/** What the site hears of the server's time is the moment of the drawing, or timers would go on. */
async function stopServerClock(page: Page): Promise<void> {
  await page.routeWebSocket('**', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(String(message).replace(/"serverTime":"[^"]+"/, `"serverTime":"${now.toISOString()}"`)),
    )
  })
  await page.addInitScript((moment) => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === 'date' ? moment : get.call(this, name)
    }
  }, now.toUTCString())
}
