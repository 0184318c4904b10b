import type { Page } from '@playwright/test'

/** Names every text of which a part cannot be seen: cut off by something around it, or run over the edge of its control. Text that
 * ends in an ellipsis is meant to, what scrolls can be reached, and what is hidden from screen readers says nothing. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const play = 2
    const problems = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const own = text.parentElement
      if (
        !own ||
        !text.textContent?.trim() ||
        !own.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        own.closest('[inert], [aria-hidden=true], svg, script, style, option')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      for (let around: HTMLElement | null = own; around && boxes.length > 0; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.position === 'fixed' && around !== own) break
        const box = around.getBoundingClientRect()
        // A box of a pixel is how text is kept for screen readers alone.
        if (box.width <= 1 || box.height <= 1) break
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        const isControl =
          around.matches('button, a[href], [role=tab], [role=option]') && style.display !== 'inline'
        const cutsX = /hidden|clip/.test(style.overflowX) || isControl
        const cutsY = /hidden|clip/.test(style.overflowY) || isControl
        for (const { left, right, top, bottom } of boxes) {
          const isWide = cutsX && (left < box.left - play || right > box.right + play)
          const isHigh = cutsY && (top < box.top - play || bottom > box.bottom + play)
          if ((isWide || isHigh) && !isShortened)
            problems.add(
              `"${text.textContent.trim().slice(0, 40)}" is cut off by ${around.tagName.toLowerCase()}.${around.className} ${isWide ? 'at the side' : 'above or below'}`,
            )
        }
        if (isShortened) break
      }
    }
    return [...problems]
  })
}
