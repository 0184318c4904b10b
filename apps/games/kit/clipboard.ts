/**
 * Copies a text; call from a click handler. In a frame without clipboard permission it falls back to `execCommand`
 * on a selected field, inside the open dialog because everything outside of it is inert.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const back = document.activeElement
    const field = document.createElement('textarea')
    field.className = 'unseen'
    field.value = text
    ;([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    if (back instanceof HTMLElement) back.focus()
    return isCopied
  }
}
