// Every story in the brands beside the first: no colour of theirs makes a text faint.
import AxeBuilder from '@axe-core/playwright'
import { listBrandIds } from '@yanta/brand'
import { expect, test } from '@playwright/test'
import { listStories, openGallery, showStory } from './gallery.ts'

test.describe.configure({ timeout: 1_200_000 })
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

for (const brand of listBrandIds().filter((id) => id !== 'yanta')) {
  test(`every component is readable in the brand ${brand} [2.56]`, async ({ page }) => {
    const stories = listStories()
    const problems: string[] = []
    await openGallery(page, stories[0]!, 'ru', brand)
    for (const story of stories) {
      await showStory(page, story)
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      problems.push(...violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${story.label}: ${target.join(' ')}: ${failureSummary}`)))
    }
    expect(problems).toEqual([])
  })
}
