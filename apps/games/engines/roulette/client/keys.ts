// Letter and digit keys of the table. Space, Enter, M, I and Escape are the same in every game.

export interface TableKeys {
  start(): void
  undo(): void
  clear(): void
  again(): void
  /** Selects the chip at that index, from 0. */
  chip(index: number): void
}

const letters: Record<string, Exclude<keyof TableKeys, 'chip'>> = {
  s: 'start',
  ы: 'start',
  u: 'undo',
  г: 'undo',
  c: 'clear',
  с: 'clear',
  d: 'again',
  в: 'again',
  r: 'again',
  к: 'again',
}

/** The action of a key on the table, or null. Letters work in the Russian layout too; key repeat is ignored. */
export function findTableKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>):
  | { action: Exclude<keyof TableKeys, 'chip'> }
  | { chip: number }
  | null {
  if (ctrlKey || metaKey || altKey || repeat) return null
  if (/^[1-9]$/.test(key)) return { chip: Number(key) - 1 }
  const action = letters[key.toLowerCase()]
  return action ? { action } : null
}

export function bindTableKeys(keys: TableKeys): void {
  window.addEventListener('keydown', (event) => {
    if (
      document.querySelector('dialog[open]') !== null ||
      (event.target as Element).closest?.('input, select, textarea')
    )
      return
    const found = findTableKey(event)
    if (found === null) return
    if ('chip' in found) keys.chip(found.chip)
    else keys[found.action]()
  })
}
