// [2.26] Forms whose input leaving would lose. The prompt about leaving is in slots/; closing the tab is confirmed by the
// browser.
import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'
import { useMaybePopup } from './popup.ts'

interface Form {
  /** The form is in a popup with an address: closing that loses it too. */
  isInPopup: boolean
}

interface Step {
  pathname: string
  mask?: { pathname: string }
}

const forms = new Set<Form>()

/** Number of mounted forms that could lose input: the code that asks about leaving must be loaded before anything is typed. */
export const standingForms = createStore<{ count: number }>(() => ({ count: 0 }))

/** Whether navigating from one location to another removes the form. A popup opened over a form leaves it as it is. Pure. */
export function isFormLost({ isInPopup }: Form, from: Step, to: Step): boolean {
  return from.pathname !== to.pathname || (isInPopup && from.mask?.pathname !== to.mask?.pathname)
}

export function isAnythingLost(from: Step, to: Step): boolean {
  return [...forms].some((form) => isFormLost(form, from, to))
}

export function hasUnsavedChanges(): boolean {
  return forms.size > 0
}

/** Used when the player of the input is gone, or has already been asked. */
export function forgetUnsavedChanges(): void {
  forms.clear()
}

/** While `isDirty`, leaving the form asks first. Returns the function to call after a submit that navigates away. */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const isInPopup = useMaybePopup() !== null
  const noted = useRef<Form>(undefined)
  useLayoutEffect(() => {
    const add = (step: number) => standingForms.setState(({ count }) => ({ count: count + step }))
    add(1)
    return () => add(-1)
  }, [])
  // A layout effect, so that the blocker knows of the change as soon as the player sees it.
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
