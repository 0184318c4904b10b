import type { Page } from '@playwright/test'

/** How much of the page a story takes: its own height, more with what it opens, everything under a dialog. */
export function measureStory(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (document.querySelector('dialog:modal')) return innerHeight
    const frame = document.querySelector<HTMLElement>('.gallery')!
    frame.style.minHeight = '0'
    const above = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    )
    const bottoms = [frame, ...above.flatMap((element) => [element, ...element.children])].map(
      (element) => element.getBoundingClientRect().bottom,
    )
    return Math.ceil(Math.max(...bottoms)) + (above.length > 0 ? 16 : 0)
  })
}
