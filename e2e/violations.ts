import AxeBuilder from '@axe-core/playwright'
import type { Page } from './site.ts'

/** What the automatic accessibility checks of WCAG 2.2 AA find on a page, in a sentence each. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
}
