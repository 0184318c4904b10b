import type { Page } from '@playwright/test'

/** Names every control on the page that a finger or a pointer finds smaller than `pixels` each way. Links within a sentence may be. */
export function findSmallTargets(page: Page, pixels: number): Promise<string[]> {
  return page.evaluate((wanted) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, [role=option], [role=tab]',
    )
    return [...controls].flatMap((control) => {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('[inert], [aria-hidden=true]')
      )
        return []
      // Everything outside an open dialog is out of reach.
      const dialog = document.querySelector('dialog:modal')
      if (dialog && !dialog.contains(control)) return []
      if (control.tagName === 'A' && getComputedStyle(control).display === 'inline') return []
      // A link may fill its row.
      const row =
        getComputedStyle(control, '::after').position === 'absolute' &&
        getComputedStyle(control).position === 'static'
          ? control.offsetParent
          : null
      const area = (control.matches('input') ? control.closest('label') : null) ?? row ?? control
      const { width, height } = area.getBoundingClientRect()
      const before = getComputedStyle(area, '::before')
      const grows = before.content !== 'none' && before.position === 'absolute'
      const [wide, high] = grows
        ? [Math.max(width, parseFloat(before.width)), Math.max(height, parseFloat(before.height))]
        : [width, height]
      if (wide >= wanted - 0.5 && high >= wanted - 0.5) return []
      return [
        `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}" is ${Math.round(wide)} × ${Math.round(high)}`,
      ]
    })
  }, pixels)
}
