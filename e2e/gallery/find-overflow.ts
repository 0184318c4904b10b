import type { Page } from '@playwright/test'

/** Reports a page that is wider than its window. */
export async function findOverflow(page: Page): Promise<string[]> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  return content > window ? [`${content} px wide in a window of ${window}`] : []
}
