// Where a list or a tip goes: into the dialog its control stands in, since everything outside an open dialog is inert.
import { useCallback, useState } from 'react'

/** A ref for the control, and the element its overlay belongs into; undefined is the page. */
export function useOverlayHost() {
  const [host, setHost] = useState<HTMLElement>()
  const control = useCallback(
    (element: HTMLElement | null) => setHost(element?.closest('dialog') ?? undefined),
    [],
  )
  return { control, host }
}
