type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** Whether a press opens the search: `/` outside of fields, Ctrl or Cmd with K anywhere, by `code` in any layout. */
export function isSearchKey(press: Press, isTyping: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = press
  if (repeat || altKey) return false
  if (ctrlKey || metaKey) return code === 'KeyK' && !shiftKey
  return !isTyping && (key === '/' || (code === 'Slash' && !shiftKey))
}

/** Whether the target accepts text. A closing dialog's field has the focus for a moment, but accepts none. */
export function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select')) &&
    !target.closest('[inert]')
  )
}
