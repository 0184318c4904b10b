// The comparison itself, from the page to the verdict: what a designer would send back has to fail.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect, test } from '../../support/base.ts'
import { type Folders, filesOf, folders as ownFolders, pathOf } from '../../../tools/shots/folders.ts'
import type { Shot } from '../../../tools/shots/picture.ts'
import { listFiles } from '../../../tools/shots/results.ts'
import { type Review, reviewSheet } from '../../../tools/shots/review.ts'
import { listStories, showStory } from '../../gallery/gallery.ts'
import { openGalleryPage } from '../draw-story.ts'
import { listComponents } from '../list-components.ts'
import { measureStory } from '../measure-story.ts'
import { nameScreenSheet, screens } from '../screens.ts'
import { isForPeople } from '../settle-sheet.ts'
import { shoot } from '../shoot.ts'
import { lowWindows } from '../windows.ts'

const sheet = { kind: 'components', title: 'Actions/Button', name: 'actions-button' } as const

/** The amber one that stands first. */
const first = '.gallery > :first-child > :first-child button'

const changes: [string, string, number][] = [
  ['nothing that shows', ':root { --unused: 1px; }', 0],
  ['a surface one token lighter', ':root { --surface-pressed: var(--surface-hover) !important; }', 3],
  [
    'an amber of another brand',
    ':root { --accent-fill: linear-gradient(180deg, #ffb84d, #ff9f1f) !important; }',
    3,
  ],
  ['a button 4 px to the right', `${first} { position: relative; left: 4px; }`, 3],
  ['a button 4 px lower', `${first} { position: relative; top: 4px; }`, 3],
  ['a button with corners of another radius', ':root { --radius-button: 4px !important; }', 3],
  ['letters one step bolder', `${first} { font-weight: 500 !important; }`, 3],
]

async function look(page: Page, width: number): Promise<Shot> {
  return { name: 'Looks', locale: 'ru', ...(await shoot(page, { height: await measureStory(page) })), width }
}

// `npm run shots` only draws; the comparison is checked by the tests.
if (!isForPeople) {
  test('a colour of one token, a shift of 4 px, another radius or weight of a button is found in every window; nothing is found where nothing changed', async ({
    browser,
  }) => {
    const place = mkdtempSync(join(tmpdir(), 'yanta-looks-'))
    const folders: Folders = {
      baselines: join(place, 'baselines'),
      stamps: join(place, 'stamps.txt'),
      results: join(place, 'shots'),
    }
    const story = listStories().find(({ title, name }) => title === sheet.title && name === 'Looks')!
    const pages = await Promise.all(
      lowWindows.map(async (window) => {
        const page = await openGalleryPage(browser, window, 'ru', story)
        await showStory(page, story)
        return page
      }),
    )
    const review = async (): Promise<Review> => {
      const shots: Shot[] = []
      for (const [index, page] of pages.entries()) shots.push(await look(page, lowWindows[index]!.width))
      return reviewSheet(sheet, shots, { keepAll: false, folders })
    }
    expect((await review()).state).toBe('new')
    const { packed, baseline } = filesOf(sheet, folders)
    cpSync(packed, baseline)
    for (const [change, css, windows] of changes) {
      const styles = await Promise.all(pages.map((page) => page.addStyleTag({ content: css })))
      const { says } = await review()
      expect(says, `${change}: ${says.join('; ')}`).toHaveLength(windows)
      await Promise.all(styles.map((style) => style.evaluate((element) => (element as HTMLElement).remove())))
    }
    rmSync(place, { recursive: true })
    for (const page of pages) await page.context().close()
  })

  test('no baseline is left of a component or a screen that is gone', () => {
    const drawn = new Set([...listComponents(), ...screens.map(nameScreenSheet)].map(pathOf))
    expect(
      listFiles(ownFolders.baselines).filter((path) => !drawn.has(path)),
      'take them away with: npm run shots && npm run shots -- accept',
    ).toEqual([])
  })
}
