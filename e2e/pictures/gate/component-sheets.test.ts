// Every component in all its stories, compared with how it looked when a person last agreed. What has the stamp of its sources looks as
// it did; TIER=all and `npm run shots` draw everything all the same.
import { type Page, expect, test as base } from '../../support/base.ts'
import { folders } from '../../../tools/shots/folders.ts'
import type { Shot } from '../../../tools/shots/picture.ts'
import { isAgreedFor, readStamps } from '../../../tools/shots/stamps.ts'
import { countUse } from '../../../tools/counting/counts.ts'
import { type StoryEntry, listStories } from '../../gallery/gallery.ts'
import { drawStory, openGalleryPage } from '../draw-story.ts'
import { listComponents, sourcesOf } from '../list-components.ts'
import { drawsAgreed, isForPeople, isWanted, settleSheet } from '../settle-sheet.ts'
import { type Look, componentLooks } from '../windows.ts'

/** Answers the page of the gallery in this window and language; opened when the first sheet needs it. */
type Gallery = (look: Look, first: StoryEntry) => Promise<Page>

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ browser }, use) => {
      const pages = new Map<Look, Page>()
      await use(async (look, first) => {
        const known = pages.get(look)
        if (known) return known
        const page = await openGalleryPage(browser, look.window, look.locale, first)
        pages.set(look, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

const components = listComponents()
const wanted = components.filter(
  (sheet) => isWanted(sheet) && (drawsAgreed || !isAgreedFor(sheet, sourcesOf(sheet), folders)),
)

for (const sheet of wanted) {
  test(`${sheet.title} looks as it did at 390, 900 and 1440 px, on a phone in both languages`, async ({
    gallery,
  }) => {
    const stories = listStories().filter(({ title }) => title === sheet.title)
    await settleSheet(sheet, { sources: sourcesOf(sheet) }, async (isGlance) => {
      const columns = await Promise.all(
        componentLooks.map(async (look) => {
          const shots: Shot[] = []
          const page = await gallery(look, stories[0]!)
          for (const story of stories) {
            countUse('shots')
            shots.push({
              name: story.name,
              locale: look.locale,
              ...(await drawStory(page, story, isGlance)),
            })
          }
          return shots
        }),
      )
      return columns.flat()
    })
  })
}

// People who draw sheets want to see them.
if (!isForPeople)
  test('the sources of every component are known, and no stamp of a removed one is left', () => {
    expect(components.filter((sheet) => sourcesOf(sheet) === null)).toEqual([])
    const names = new Set(components.map(({ name }) => name))
    expect([...readStamps(folders).keys()].filter((name) => !names.has(name))).toEqual([])
  })
