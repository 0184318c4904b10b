// [2.26] Forms with something in them that leaving would lose. Whoever asks about leaving stands in slots/; a tab that is closed
// is asked about by the browser.
import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'
import { usePlace } from './popup.ts'

interface Form {
  /** It stands in a popup with an address: closing that loses it too. */
  isInPopup: boolean
}

interface Step {
  pathname: string
  mask?: { pathname: string }
}

const forms = new Set<Form>()

/** How many forms stand on the page that could lose something: whoever asks about leaving has to be there before the first word. */
export const standingForms = createStore<{ count: number }>(() => ({ count: 0 }))

/** Whether a step from one place to another takes the form off the page. A popup that opens over a form leaves it as it is. Pure. */
export function isFormLost({ isInPopup }: Form, from: Step, to: Step): boolean {
  return from.pathname !== to.pathname || (isInPopup && from.mask?.pathname !== to.mask?.pathname)
}

export function isAnythingLost(from: Step, to: Step): boolean {
  return [...forms].some((form) => isFormLost(form, from, to))
}

export function hasUnsavedChanges(): boolean {
  return forms.size > 0
}

/** What was begun belongs to somebody who is not there any more, or was asked about already. */
export function forgetUnsavedChanges(): void {
  forms.clear()
}

/** While `isDirty`, leaving the form asks first. Returns what a form calls when it was sent and leads on by itself. */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const isInPopup = usePlace() !== null
  const noted = useRef<Form>(undefined)
  useLayoutEffect(() => {
    const add = (step: number) => standingForms.setState(({ count }) => ({ count: count + step }))
    add(1)
    return () => add(-1)
  }, [])
  // With the button that says so: what is seen is known to the gate.
  useLayoutEffect(() => {
    if (!isDirty) return
    const form = { isInPopup }
    const keep = (event: BeforeUnloadEvent) => {
      if (forms.has(form)) event.preventDefault()
    }
    noted.current = form
    forms.add(form)
    addEventListener('beforeunload', keep)
    return () => {
      forms.delete(form)
      removeEventListener('beforeunload', keep)
    }
  }, [isDirty, isInPopup])
  return () => {
    if (noted.current) forms.delete(noted.current)
  }
}
