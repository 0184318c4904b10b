// All stories one after the other, in a page that stays open.
import type { Page } from '@playwright/test'
import { countUse } from '../../tools/counting/counts.ts'
import { type StoryEntry, listStories, openGallery, showStory } from './gallery.ts'

interface Setting {
  locale: string
  brand?: string
}

/** Shows every story; `look` returns the errors of the current one. */
export async function walk(
  page: Page,
  { locale, brand }: Setting,
  look: (story: StoryEntry) => Promise<string[]>,
): Promise<string[]> {
  const stories = listStories()
  const problems: string[] = []
  let current = ''
  page.on('pageerror', (error) => problems.push(`${current}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${current}: ${message.text()}`)
  })
  await openGallery(page, stories[0]!, locale, brand)
  for (const story of stories) {
    current = story.label
    countUse('story-draws')
    await showStory(page, story)
    problems.push(...(await look(story)).map((problem) => `${story.label}: ${problem}`))
  }
  return problems
}
