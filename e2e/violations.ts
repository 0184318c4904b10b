import AxeBuilder from '@axe-core/playwright'
import axe, { type RunOptions } from 'axe-core'
import type { Page } from './site.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the automatic accessibility checks of WCAG 2.2 AA find on a page, in a sentence each. */
export async function findViolations(page: Page): Promise<string[]> {
  // Frames need a builder, which takes three times as long to say the same of a page without any.
  const { violations } = page.frames().length > 1 ? await new AxeBuilder({ page }).withTags(standards).analyze() : await examineDocument(page)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
}

async function examineDocument(page: Page): Promise<Pick<axe.AxeResults, 'violations'>> {
  if (!await page.evaluate(() => 'axe' in window)) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }
    const { violations } = await run(document, options)
    return { violations }
  }, standards)
}
