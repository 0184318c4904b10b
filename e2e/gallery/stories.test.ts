// Every story of the component gallery in a real browser: found accessible, narrow enough and with targets large enough.
import AxeBuilder from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { type StoryEntry, listStories, openGallery, showStory } from './gallery.ts'
import { findSmallTargets } from './small-targets.ts'

test.describe.configure({ timeout: 600_000 })
// A trace of a hundred screens costs more than the look at them.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

/** Walks through all stories; `look` answers what is wrong with the one that is shown. */
async function visit(page: Page, locale: string, look: (story: StoryEntry) => Promise<string[]>): Promise<string[]> {
  const stories = listStories()
  const problems: string[] = []
  let current = ''
  page.on('pageerror', (error) => problems.push(`${current}: ${error.message}`))
  page.on('console', (message) => { if (message.type() === 'error') problems.push(`${current}: ${message.text()}`) })
  await openGallery(page, stories[0]!, locale)
  for (const story of stories) {
    current = story.label
    await showStory(page, story)
    problems.push(...(await look(story)).map((problem) => `${story.label}: ${problem}`))
  }
  return problems
}

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('#storybook-root').include('body > [data-radix-portal], body > [data-radix-popper-content-wrapper]').analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
}

async function findOverflow(page: Page): Promise<string[]> {
  const { content, window } = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, window: document.documentElement.clientWidth }))
  return content > window ? [`${content} px wide in a window of ${window}`] : []
}

test('every component is accessible on a desktop, with targets of 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await visit(page, 'ru', async () => [...await findViolations(page), ...await findSmallTargets(page, 24)])).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  for (const locale of ['ru', 'en']) {
    test(`every component fits 320 px and has targets of 44 px, locale ${locale}`, async ({ page }) => {
      expect(await visit(page, locale, async () => [...await findOverflow(page), ...await findSmallTargets(page, 44)])).toEqual([])
    })
  }
})
