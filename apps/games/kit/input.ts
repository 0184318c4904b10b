// Keys of a game. A focused control keeps its own keys, so nothing is pressed twice.

export interface KeyActions {
  main(): void
  up(): void
  down(): void
  close(): void
  sound(): void
  info(): void
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, [role="tab"], [tabindex="0"]') !== null
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest('input, select, textarea') !== null

const actionByKey: Record<string, keyof KeyActions> = {
  ' ': 'main', Enter: 'main',
  ArrowUp: 'up', ArrowRight: 'up', ArrowDown: 'down', ArrowLeft: 'down',
  Escape: 'close',
  m: 'sound', ь: 'sound', i: 'info', ш: 'info',
}

/** Binds the keyboard; letters work in the Russian layout too. A held key counts once. */
export function bindKeys(actions: KeyActions, scope: Pick<Window, 'addEventListener'> = window): void {
  scope.addEventListener('keydown', (event) => {
    const key = event as KeyboardEvent
    if (key.ctrlKey || key.metaKey || key.altKey) return
    const action = actionByKey[key.key.length === 1 ? key.key.toLowerCase() : key.key]
    if (action === undefined) return
    if (action === 'close') return actions.close()
    if (isTyping(key.target)) return
    if (action === 'main' && isControl(key.target)) return
    if (key.repeat && action !== 'up' && action !== 'down') return
    const dialog = key.target instanceof Element && key.target.closest('[role="dialog"]') !== null
    if (dialog && (action === 'up' || action === 'down')) return
    if (action !== 'sound' && action !== 'info') key.preventDefault()
    actions[action]()
  })
}
