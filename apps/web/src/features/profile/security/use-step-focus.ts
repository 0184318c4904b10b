import { type RefObject, useEffect, useRef } from 'react'

/** The button that was pressed is gone with its step: the focus goes to the step that came, and into its field where no keyboard covers it. */
export function useStepFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const step = useRef<Element>(null)
  useEffect(() => {
    const field = matchMedia('(pointer: fine)').matches ? step.current?.querySelector<HTMLElement>('input[autocomplete="one-time-code"]') : null
    ;(field ?? step.current)?.focus()
  }, [])
  return step
}
