import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form whose steps replace each other above the same buttons: each next step has the focus on its field, and so has one that was
 * answered wrongly. The dialog decides about the first one.
 * @param wrongAnswers how often the present step was answered wrongly, 0 once it is right
 */
export function useFieldFocus(step: number, wrongAnswers: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step && wrongAnswers === 0) return
    shown.current = step
    const fields = form.current
    const field = fields?.querySelector('input:checked') ?? fields?.querySelector('input')
    if (field instanceof HTMLElement) field.focus()
  }, [step, wrongAnswers])
  return form
}
