import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a step that takes the place of another one, with the button that was pressed: the focus goes to its first field, or to the step
 * itself where a keyboard would cover it. The element needs a `tabIndex` of -1.
 */
export function useStepFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const step = useRef<Element>(null)
  useEffect(() => {
    const element = step.current
    // Whoever has the focus has not gone: the step came with its dialog, or its own field was quicker.
    if (!element || document.activeElement !== document.body) return
    const field = matchMedia('(pointer: fine)').matches
      ? element.querySelector<HTMLElement>('[data-autofocus], input[autocomplete="one-time-code"]')
      : null
    ;(field ?? element).focus({ preventScroll: true })
  }, [])
  return step
}
