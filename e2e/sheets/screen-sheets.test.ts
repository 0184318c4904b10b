// The main screens of a running site, compared with how they looked when a person last agreed.
import type { BrowserContext, Page } from '@playwright/test'
import type { Shot } from '../../tools/shots/picture.ts'
import { enterAs } from '../player.ts'
import { test as base } from '../site.ts'
import { openContext } from './open-context.ts'
import { type Screen, nameScreenSheet, screens } from './screens.ts'
import { isWanted, settleSheet } from './settle-sheet.ts'
import { shoot, waitForSilence } from './shoot.ts'
import { type Locale, type Window, locales, windows } from './windows.ts'

/** Answers a new page of this visitor in this window and language; what one has loaded the next finds in the cache. */
type OpenPage = (window: Window, locale: Locale, visitor: Screen['visitor']) => Promise<Page>

const test = base.extend<object, { openPage: OpenPage }>({
  openPage: [async ({ browser, site }, use) => {
    const contexts = new Map<string, BrowserContext>()
    await use(async (window, locale, visitor) => {
      const key = `${window.width} ${locale} ${visitor}`
      const known = contexts.get(key)
      if (known) return known.newPage()
      const context = await openContext(browser, window)
      contexts.set(key, context)
      await context.addCookies([{ name: 'locale', value: locale, url: site.origin }])
      const page = await context.newPage()
      if (visitor === 'player') await enterAs(page, site.origin)
      return page
    })
    for (const context of contexts.values()) await context.close()
  }, { scope: 'worker' }],
})

for (const screen of screens) {
  const sheet = nameScreenSheet(screen)
  if (!isWanted(sheet)) continue
  test(`${sheet.title} looks as it did at 390, 900 and 1440 px in both languages [2.55]`, async ({ openPage, site }) => {
    await settleSheet(sheet, async (patienceMs) => {
      const shots: Shot[] = []
      for (const window of windows) {
        for (const locale of locales) {
          const page = await openPage(window, locale, screen.visitor)
          await screen.open({ page, origin: site.origin, gamesOrigin: site.gamesOrigin, isPhone: window.width < 755, say: (words) => words[locale] })
          await waitForSilence(page)
          await page.waitForTimeout(patienceMs)
          shots.push({ name: screen.title, locale, ...await shoot(page) })
          await page.context().setOffline(false)
          await page.evaluate(() => localStorage.clear())
          await page.close()
        }
      }
      return shots
    })
  })
}
