// The main screens of a running site, compared with how they looked when a person last agreed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Site, startSite } from '../../../tools/site/start-site.ts'
import { countUse } from '../../../tools/counting/counts.ts'
import { test as base } from '../../support/site.ts'
import { waitForSilence } from '../network.ts'
import { type OpenPage, poolPages } from '../open-page.ts'
import { nameScreenSheet, screens } from '../screens.ts'
import { isWanted, settleSheet, showsAll } from '../settle-sheet.ts'
import { shoot } from '../shoot.ts'
import { waitForTimers } from '../short-timers.ts'
import { listScreenLooks } from '../windows.ts'

const test = base.extend<object, { site: Site; openPage: OpenPage }>({
  site: [
    async ({}, use) => {
      const site = await startSite(
        {
          RATE_LIMITS: 'off',
          NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../site-day.ts'))}`,
        },
        // Promotions of the demo begin and end around its first start.
        { isFresh: true },
      )
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  openPage: [
    async ({ browser, site }, use) => {
      const pages = poolPages(browser, site)
      await use(pages.openPage)
      await pages.close()
    },
    { scope: 'worker' },
  ],
})

const says = showsAll ? '390, 900 and 1440 px in both languages' : '390 px in English and 1440 px in Russian'

for (const screen of screens) {
  const sheet = nameScreenSheet(screen)
  if (!isWanted(sheet)) continue
  test(`${sheet.title} looks as it did at ${says}`, async ({ openPage, site }) => {
    await settleSheet(sheet, { isPart: !showsAll }, async (isGlance) => {
      const rows = []
      for (const row of listScreenLooks(showsAll || !isGlance)) {
        rows.push(
          await Promise.all(
            row.map(async ({ window, locale }) => {
              const page = await openPage(window, locale, screen.visitor)
              await screen.open({ page, locale, origin: site.origin, say: (words) => words[locale] })
              await waitForTimers(page)
              await waitForSilence(page)
              countUse('shots')
              return { name: screen.title, locale, ...(await shoot(page)) }
            }),
          ),
        )
      }
      return rows.flat()
    })
  })
}
