type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** Whether a press asks for the search: `/` outside of fields, Ctrl or Cmd with K anywhere. By place, since a Russian keyboard has other letters there. */
export function isSearchKey(press: Press, isTyping: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = press
  if (repeat || altKey) return false
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey
  return !isTyping && (key === '/' || (code === 'Slash' && !shiftKey))
}

/** Whether what is pressed there belongs to a text. The field of a dialog on its way out has the focus for a moment still, and takes nothing. */
export function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select')) &&
    !target.closest('[inert]')
  )
}
