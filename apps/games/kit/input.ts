// Keys of a game. Keys that a focused control handles itself are ignored, so nothing is pressed twice; all are while a dialog is open.

export interface KeyActions {
  main(): void
  up(): void
  down(): void
  close(): void
  sound(): void
  info(): void
  random(): void
}

const controls = 'button, a, input, select, textarea, [role="tab"]'
const actionByKey: Record<string, keyof KeyActions> = {
  ' ': 'main',
  Enter: 'main',
  ArrowUp: 'up',
  ArrowRight: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'down',
  Escape: 'close',
  m: 'sound',
  ь: 'sound',
  i: 'info',
  ш: 'info',
  r: 'random',
  к: 'random',
}

interface Key extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> {
  target: unknown
}

const isElement = (target: unknown): target is Element =>
  typeof target === 'object' && target !== null && 'closest' in target

/** The action of a key press in the current focus, or null. Letters work in the Russian layout too; only up and down repeat. */
export function findAction(key: Key, isDialogOpen: boolean): keyof KeyActions | null {
  if (isDialogOpen || key.ctrlKey || key.metaKey || key.altKey) return null
  const action = actionByKey[key.key.length === 1 ? key.key.toLowerCase() : key.key] ?? null
  const target = isElement(key.target) ? key.target : null
  if (target?.closest('input, select, textarea')) return null
  if (action === 'main' && target?.closest(controls)) return null
  return key.repeat && action !== 'up' && action !== 'down' ? null : action
}

/** Browsers click a button again and again while Enter stays down, which would play round after round. */
const isRepeatedClick = ({ key, repeat, target }: Key): boolean =>
  repeat && key === 'Enter' && isElement(target) && target.closest('button') !== null

/** Binds keys to actions; a key without an action keeps its default behaviour. */
export function bindKeys(actions: Partial<KeyActions>): void {
  window.addEventListener('keydown', (event) => {
    const isDialogOpen = document.querySelector('dialog[open]') !== null
    if (!isDialogOpen && isRepeatedClick(event)) return event.preventDefault()
    const action = findAction(event, isDialogOpen)
    const act = action === null ? undefined : actions[action]
    if (!act) return
    if (action === 'main' || action === 'up' || action === 'down') event.preventDefault()
    act()
  })
}
