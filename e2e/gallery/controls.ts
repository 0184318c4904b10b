// The controls of a story, reached one by one.
import type { Page } from '@playwright/test'

export interface Control {
  name: string
  selector: string
  /** The same for controls that are drawn by the same rules. */
  kind: string
  /** Fields are found by their edge; a field without one is a hole in the page. */
  isField: boolean
  /** Can be on or off, chosen or not. */
  hasState: boolean
}

/** Every control that can be reached, in the order of the document. */
export function listControls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const all = (dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not([type=hidden], [type=file], :disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
    )
    return [...all]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('[inert], [aria-hidden=true], [data-radix-focus-guard]') &&
          control.tabIndex >= 0,
      )
      .map((control, index) => {
        control.dataset.probe = String(index)
        const text =
          (control.getAttribute('aria-label') ?? control.textContent).trim() ||
          (control.closest('label')?.textContent.trim() ?? '')
        return {
          name: `${control.tagName.toLowerCase()} "${text.slice(0, 40)}"`,
          selector: `[data-probe="${index}"]`,
          kind: [
            control.tagName,
            control.className,
            control.getAttribute('type'),
            ...['pressed', 'selected', 'checked', 'current', 'invalid'].map((state) =>
              control.getAttribute(`aria-${state}`),
            ),
            control.matches(':checked'),
          ].join(' '),
          isField: control.matches(
            'textarea, select, [role=combobox], input:not([type=checkbox], [type=radio], [type=range], [role=switch])',
          ),
          hasState: control.matches(
            '[type=checkbox], [type=radio], [aria-pressed], [aria-selected], [aria-checked]',
          ),
        }
      })
  })
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
  /** Whether a line is drawn around it. */
  isFramed: boolean
}

/** Where a control and its focus are drawn, brought into view: its own box, the row its link fills, the box a field stands in, the
 * label around a tick. Null when the control has gone. */
export function findArea(page: Page, { selector, isField }: Control): Promise<Area | null> {
  return page.evaluate(
    ({ wanted, hasFrame }) => {
      const margin = 8
      const control = document.querySelector<HTMLElement>(wanted)
      if (!control?.checkVisibility()) return null
      const label = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : null
      const frame = hasFrame ? findFrame(control) : null
      const row =
        getComputedStyle(control, '::after').position === 'absolute' &&
        getComputedStyle(control).position === 'static'
          ? control.offsetParent
          : null
      const whole = label ?? frame ?? row ?? control
      whole.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = whole.getBoundingClientRect()
      return {
        x: Math.max(0, left - margin) + scrollX,
        y: Math.max(0, top - margin) + scrollY,
        width: width + 2 * margin,
        height: height + 2 * margin,
        isFramed: frame !== null,
      }

      function findFrame(field: HTMLElement): HTMLElement | null {
        let box: HTMLElement | null = field
        for (let depth = 0; box && depth < 6; depth += 1, box = box.parentElement)
          if (hasLine(box)) return box
        // A field may lie over boxes for its single characters.
        return [...field.parentElement!.children].some(hasLine) ? field.parentElement : null
      }
      function hasLine(box: Element): boolean {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(box)
        return (
          borderBottomStyle !== 'none' &&
          parseFloat(borderBottomWidth) >= 1 &&
          !/^rgba\(.*, 0\)$/.test(borderBottomColor)
        )
      }
    },
    { wanted: selector, hasFrame: isField },
  )
}

/** Focuses a control as the keyboard would, or removes the focus. */
export function focus(page: Page, control: Control | null): Promise<void> {
  return page.evaluate((selector) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, control?.selector ?? null)
}

/** Turns a control on that is off, as a press would; false for one that a press does not turn on. */
export function turnOn(page: Page, { selector }: Control): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const control = document.querySelector<HTMLElement>(wanted)!
    const isOn = () =>
      control instanceof HTMLInputElement
        ? control.checked
        : ['aria-pressed', 'aria-selected', 'aria-checked'].some(
            (name) => control.getAttribute(name) === 'true',
          )
    if (isOn()) return false
    control.click()
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    return control.isConnected && isOn()
  }, selector)
}
