import { useEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'

const mouse = createStore(() => ({ isPressed: false, isListening: false }))
const waiting = new Set<() => void>()

/**
 * A field's error as it may be shown. A press of the mouse takes the focus from the field before, whose error would then appear between
 * press and release: what lies below would move from under the pointer, and the press would be lost. Such an error waits for the release.
 */
export function useSettledError(error: string | undefined): string | undefined {
  const [settled, setSettled] = useState(error)
  const isHeld = mouse.getState().isPressed && error !== undefined && settled === undefined
  if (!isHeld && settled !== error) setSettled(error)
  useEffect(() => {
    listen()
    if (!isHeld) return
    const show = () => setSettled(error)
    waiting.add(show)
    return () => void waiting.delete(show)
  }, [isHeld, error])
  return isHeld ? undefined : error
}

function listen(): void {
  if (mouse.getState().isListening) return
  mouse.setState({ isListening: true })
  window.addEventListener(
    'pointerdown',
    ({ pointerType }) => mouse.setState({ isPressed: pointerType === 'mouse' }),
    true,
  )
  for (const end of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(end, release, true)
}

/** The click comes behind the release. */
function release({ type, target }: Event): void {
  // The window's own: a field that loses the focus says so too.
  if (type === 'blur' && target !== window) return
  mouse.setState({ isPressed: false })
  setTimeout(() => {
    const shows = [...waiting]
    waiting.clear()
    for (const show of shows) show()
  })
}
