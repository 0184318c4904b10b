// Every component in all its stories, compared with how it looked when a person last agreed.
import { type Page, test as base } from '@playwright/test'
import type { Shot } from '../../tools/shots/picture.ts'
import { type StoryEntry, listStories, openGallery, showStory } from '../gallery/gallery.ts'
import { listComponents } from './list-components.ts'
import { measureStory } from './measure-story.ts'
import { openContext } from './open-context.ts'
import { isWanted, settleSheet } from './settle-sheet.ts'
import { shoot } from './shoot.ts'
import { waitForTimers } from './short-timers.ts'
import { type Locale, type Window, locales, lowWindows } from './windows.ts'

/** Answers the page of the gallery in this window and language; opened when the first sheet needs it. */
type Gallery = (window: Window, locale: Locale, first: StoryEntry) => Promise<Page>

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ browser }, use) => {
      const pages = new Map<string, Page>()
      await use(async (window, locale, first) => {
        const key = `${window.width} ${locale}`
        const known = pages.get(key)
        if (known) return known
        const page = await (await openContext(browser, window)).newPage()
        pages.set(key, page)
        await openGallery(page, first, locale)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

for (const sheet of listComponents().filter(isWanted)) {
  test(`${sheet.title} looks as it did at 390, 900 and 1440 px in both languages [2.55]`, async ({
    gallery,
  }) => {
    const stories = listStories().filter(({ title }) => title === sheet.title)
    await settleSheet(sheet, async (patienceMs) => {
      const columns = await Promise.all(
        lowWindows.flatMap((window) =>
          locales.map(async (locale) => {
            const shots: Shot[] = []
            const page = await gallery(window, locale, stories[0]!)
            for (const story of stories) {
              await showStory(page, story)
              await waitForTimers(page)
              await page.waitForTimeout(patienceMs)
              shots.push({
                name: story.name,
                locale,
                ...(await shoot(page, { height: await measureStory(page), isGlance: patienceMs === 0 })),
              })
            }
            return shots
          }),
        ),
      )
      return columns.flat()
    })
  })
}
