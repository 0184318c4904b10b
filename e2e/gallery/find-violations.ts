import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What axe finds wrong with the story that is shown and what it has opened; `rules` limits it to those. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Brought once for hundreds of stories; a builder would bring it to each.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const parts = [
      '#storybook-root',
      'body > [data-radix-portal]',
      'body > [data-radix-popper-content-wrapper]',
    ].filter((part) => document.querySelector(part))
    const options: RunOptions = {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: only } }),
    }
    const { violations } = await run({ include: parts }, options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
  }, rules)
}
