import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether somebody points at an element with a mouse or works in it by keyboard; a finger that has touched it is gone again. */
export function useAttention() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const attention = {
    onPointerEnter: (event: PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
    onPointerLeave: () => setIsPointed(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: () => setIsFocused(false),
  }
  return { hasAttention: isPointed || isFocused, attention }
}
