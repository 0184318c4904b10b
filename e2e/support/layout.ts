import { expect, type Page } from './site.ts'

/** Nothing overflows the window sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(content, `width of the content in a window of ${window}`).toBeLessThanOrEqual(window)
}

/** The element with the focus, by its name. */
export function nameFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? (element as HTMLElement | null)?.innerText.trim() ?? ''
  })
}
